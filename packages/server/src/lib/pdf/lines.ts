import bidiModule, { type Bidi } from 'bidi-js';
import { clustersOf } from './clusters.ts';
import type { Face, FontBook } from './font-book.ts';

/** The package's types describe an ES module, but Node loads the function itself. */
const make = bidiModule as unknown as () => Bidi;

/** The Unicode bidirectional algorithm. */
const bidi = make();

/** Text in one font and one direction, in reading order. */
type Run = { readonly text: string; readonly face: Face; readonly widthEm: number };

/** One line: its runs from left to right. */
export type Line = readonly Run[];

type Cluster = { readonly text: string; readonly level: number; readonly face: Face };

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Breaks a text into lines, in visual order from left to right (Unicode bidirectional algorithm), with a font for each
 * part.
 * @param mostEm width of a line, in units of the font size
 * @param direction of the whole text; that of its first letter if `auto`
 */
export function linesOf(
  book: FontBook,
  text: string,
  mostEm: number,
  direction: 'ltr' | 'auto' = 'auto',
): readonly Line[] {
  const written = book.writable(text);
  if (written === '') return [[]];
  const lines: Cluster[][] = [[]];
  let usedEm = 0;
  for (const word of wordsOf(clustersIn(book, written, direction))) {
    const widthEm = widthOf(book, trimmed(word));
    if (usedEm > 0 && usedEm + widthEm > mostEm) [usedEm] = [begin(lines)];
    for (const part of widthEm > mostEm ? word.map((cluster) => [cluster]) : [word]) {
      if (usedEm > 0 && usedEm + widthOf(book, trimmed(part)) > mostEm) [usedEm] = [begin(lines)];
      lines.at(-1)?.push(...part);
      usedEm += widthOf(book, part);
    }
  }
  return lines.map((line) => visualOrder(runsOf(book, trimmed(line))).map(({ level: _, ...run }) => run));
}

function begin(lines: Cluster[][]): number {
  lines.push([]);
  return 0;
}

/** Clusters of a text with their direction and font; brackets in right-to-left parts are mirrored. */
function clustersIn(book: FontBook, text: string, direction: 'ltr' | 'auto'): readonly Cluster[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const mirrored = bidi.getMirroredCharactersMap(text, levels);
  const clusters: Cluster[] = [];
  let at = 0;
  for (const cluster of clustersOf(text)) {
    const shown = mirrored.get(at) ?? cluster;
    clusters.push({ text: shown, level: levels[at] ?? 0, face: book.faceFor(shown, clusters.at(-1)?.face) });
    at += cluster.length;
  }
  return clusters;
}

/** Words with the spaces after them. */
function wordsOf(clusters: readonly Cluster[]): readonly Cluster[][] {
  const words: Cluster[][] = [[]];
  for (const cluster of clusters) {
    words.at(-1)?.push(cluster);
    if (/^[\s-]$/.test(cluster.text)) words.push([]);
  }
  return words.filter((word) => word.length > 0);
}

const trimmed = (line: readonly Cluster[]): readonly Cluster[] =>
  line.slice(0, line.findLastIndex(({ text }) => text.trim() !== '') + 1);

type LevelRun = Run & { readonly level: number };

function runsOf(book: FontBook, line: readonly Cluster[]): readonly LevelRun[] {
  const runs: { text: string; readonly level: number; readonly face: Face }[] = [];
  for (const { text, level, face } of line) {
    const last = runs.at(-1);
    if (last !== undefined && last.level === level && last.face === face) last.text += text;
    else runs.push({ text, level, face });
  }
  return runs.map(({ text, level, face }) => {
    // A font shapes text from right to left only if it has letters of such a script.
    const shaped = level % 2 === 1 && !RIGHT_TO_LEFT.test(text) ? clustersOf(text).toReversed().join('') : text;
    return { text: shaped, level, face, widthEm: book.widthOf(face, shaped) };
  });
}

const widthOf = (book: FontBook, clusters: readonly Cluster[]): number =>
  runsOf(book, clusters).reduce((sum, { widthEm }) => sum + widthEm, 0);

/** Runs in visual order: rule L2 of Unicode Standard Annex 9. */
function visualOrder(runs: readonly LevelRun[]): readonly LevelRun[] {
  const ordered = [...runs];
  const levels = ordered.map(({ level }) => level);
  for (let level = Math.max(0, ...levels); level > 0; level -= 1)
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while ((ordered[to]?.level ?? -1) >= level) to += 1;
      if (to - from > 1) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  return ordered;
}
