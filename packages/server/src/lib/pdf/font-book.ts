import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import decompress from 'woff2-encoder/decompress';
import { clustersOf } from './clusters.ts';
import { type FontSlice, fontSlices } from './font-slices.ts';

/** A loaded font. */
export type Face = Pick<FontSlice, 'id' | 'outlineEm'> & { readonly font: Font };

/** Selects a font for each letter, and loads only those that a document needs. */
export class FontBook {
  readonly #slices = fontSlices();
  readonly #faces = new Map<string, Face>();
  #inOrder: readonly Face[] | undefined;
  readonly #widths = new Map<string, number>();

  /** Loads the fonts for these texts. */
  async load(texts: Iterable<string>): Promise<void> {
    const needed = new Set<number>();
    for (const text of texts)
      for (const form of [text, text.normalize('NFC')])
        for (const letter of form) needed.add(letter.codePointAt(0) ?? 0);
    for (const codePoint of [...needed].sort((a, b) => a - b)) await this.#loadFor(codePoint);
  }

  /** Loaded fonts, in order of preference. */
  get faces(): readonly Face[] {
    this.#inOrder ??= this.#slices.flatMap(({ id }) => this.#faces.get(id) ?? []);
    return this.#inOrder;
  }

  /**
   * The text as these fonts can write it. Letters without a font, invisible characters and direction controls are
   * written as `[U+202E]`.
   */
  writable(text: string): string {
    return clustersOf(text)
      .map((cluster) => this.#writable(cluster))
      .join('');
  }

  /** The font for a cluster of a `writable` text; the previous one if possible. */
  faceFor(cluster: string, before: Face | undefined): Face {
    if (before !== undefined && has(before, cluster)) return before;
    const face = this.faces.find((one) => has(one, cluster)) ?? this.faces[0];
    if (face === undefined) throw new Error('No font is loaded.');
    return face;
  }

  /** Width of a text in one font, in units of its size. */
  widthOf({ id, font }: Face, text: string): number {
    const key = `${id} ${text}`;
    const known = this.#widths.get(key) ?? font.layout(text).advanceWidth / font.unitsPerEm;
    this.#widths.set(key, known);
    return known;
  }

  #writable(cluster: string): string {
    const composed = cluster.normalize('NFC');
    const form = [cluster, composed].find((one) => !isHidden(one) && this.faces.some((face) => has(face, one)));
    if (form !== undefined) return form;
    const letters = [...cluster];
    if (letters.length > 1) return letters.map((letter) => this.#writable(letter)).join('');
    return `[U+${(cluster.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
  }

  async #loadFor(codePoint: number): Promise<void> {
    for (const slice of this.#slices) {
      if (!slice.ranges.some(([from, to]) => codePoint >= from && codePoint <= to)) continue;
      const face = this.#faces.get(slice.id) ?? (await loadFace(slice));
      this.#faces.set(slice.id, face);
      this.#inOrder = undefined;
      if (face.font.hasGlyphForCodePoint(codePoint)) return;
    }
  }
}

async function loadFace({ id, outlineEm, path }: FontSlice): Promise<Face> {
  const font = create(Buffer.from(await decompress(await readFile(path))));
  if (!('layout' in font)) throw new Error(`${path} is no single font.`);
  return { id, outlineEm, font };
}

const has = ({ font }: Face, text: string): boolean =>
  [...text].every((letter) => isJoiner(letter) || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

/** Joiners are part of spelling in Arabic and Indic scripts, and shape adjacent letters. */
const isJoiner = (letter: string): boolean => letter === '\u200C' || letter === '\u200D';

/** Controls and format characters, which are invisible on a page; a joiner only if it joins nothing. */
const isHidden = (cluster: string): boolean =>
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(cluster.replace(/(?<=\p{L}|\p{M})[\u200C\u200D]/gu, ''));
