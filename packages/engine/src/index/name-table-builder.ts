import type { Model } from '../model/model.ts';
import { nameWeights } from '../normalise/name-weights.ts';
import { namesIn } from '../normalise/names-in.ts';
import { normaliseText, type Token } from '../normalise/normalise-text.ts';
import { tagTokens } from '../normalise/tag-tokens.ts';
import { type EntityType, type ListedName, NAME_KINDS, NAME_QUALITIES } from '../types/listing.ts';
import type { NameTable } from './index-data.ts';
import { packStrings } from './packed-strings.ts';
import type { TokenTableBuilder } from './token-table-builder.ts';

/** Tokens of a listed name beyond this do not count: no real name has so many, and alignment works on 32-bit sets. */
export const MOST_TOKENS = 30;

/** Collects listed names in order of listings. */
export class NameTableBuilder {
  readonly #tokens: TokenTableBuilder;
  readonly #model: Model;
  readonly #values: string[] = [];
  readonly #listing: number[] = [];
  readonly #kind: number[] = [];
  readonly #quality: number[] = [];
  readonly #script: number[] = [];
  readonly #scripts: string[] = [];
  readonly #transcribed: boolean[] = [];
  readonly #starts: number[] = [0];
  readonly #ids: number[] = [];
  readonly #weights: number[] = [];
  readonly #roles: number[] = [];
  readonly #totals: number[] = [];

  constructor(tokens: TokenTableBuilder, model: Model) {
    this.#tokens = tokens;
    this.#model = model;
  }

  get count(): number {
    return this.#values.length;
  }

  /** Adds a name, and each of several that its publisher wrote in one ("X (formerly Y)"). */
  add(listing: number, type: EntityType, name: ListedName, transcribed: boolean): void {
    const { tokens } = normaliseText(name.value);
    this.#addTokens(listing, type, name, tokens, transcribed);
    for (const own of namesIn(name.value, tokens, type, this.#model)) {
      if (own.length < 2) continue;
      this.#addTokens(listing, type, { ...name, value: textOf(name.value, tokens, own) }, own, transcribed);
    }
  }

  #addTokens(listing: number, type: EntityType, name: ListedName, all: readonly Token[], transcribed: boolean): void {
    this.#transcribed.push(transcribed);
    const tokens = all.slice(0, MOST_TOKENS);
    const roles = tagTokens(tokens, type, this.#model);
    const weights = nameWeights(tokens, roles, this.#model);
    let total = 0;
    tokens.forEach((token, i) => {
      const weight = weights[i] ?? 1;
      this.#ids.push(this.#tokens.add(token));
      this.#weights.push(weight);
      this.#roles.push(roles[i] ?? 0);
      total += weight;
    });
    this.#tokens.addWords(this.count, tokens);
    this.#totals.push(total);
    this.#starts.push(this.#ids.length);
    this.#values.push(name.value);
    this.#listing.push(listing);
    this.#kind.push(NAME_KINDS.indexOf(name.kind));
    this.#quality.push(NAME_QUALITIES.indexOf(name.quality));
    this.#script.push(this.#scriptId(name.script));
  }

  #scriptId(script: string): number {
    const known = this.#scripts.indexOf(script);
    return known === -1 ? this.#scripts.push(script) - 1 : known;
  }

  build(): NameTable {
    return {
      values: packStrings(this.#values),
      listing: Int32Array.from(this.#listing),
      kind: Uint8Array.from(this.#kind),
      quality: Uint8Array.from(this.#quality),
      scripts: this.#scripts,
      script: Uint8Array.from(this.#script),
      transcribed: Uint8Array.from(this.#transcribed, Number),
      tokenStarts: Uint32Array.from(this.#starts),
      tokenIds: Int32Array.from(this.#ids),
      tokenWeights: Uint8Array.from(this.#weights),
      tokenRoles: Uint8Array.from(this.#roles),
      totalWeight: Uint16Array.from(this.#totals),
    };
  }
}

/** Some of a name's tokens as text: what stands between neighbouring ones is kept, the rest is a space. */
function textOf(text: string, tokens: readonly Token[], own: readonly Token[]): string {
  let value = '';
  own.forEach((token, i) => {
    const before = own[i - 1];
    const isNext = before !== undefined && tokens[tokens.indexOf(token) - 1] === before;
    value += before === undefined ? '' : isNext ? text.slice(before.end, token.start) : ' ';
    value += text.slice(token.start, token.end);
  });
  return value;
}
