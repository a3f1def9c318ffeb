import type { Model } from '../../knowledge/model/model.ts';
import type { NativeReading } from '../../knowledge/scripts/native-readings.ts';
import { namesIn } from '../../normalise/names/names-in.ts';
import { wordReadings } from '../../normalise/readings/native-words.ts';
import { nameWeights } from '../../normalise/roles/name-weights.ts';
import { tagTokens } from '../../normalise/roles/tag-tokens.ts';
import { normaliseText } from '../../normalise/text/normalise-text.ts';
import type { Token } from '../../normalise/text/token.ts';
import { type EntityType, type ListedName, NAME_KINDS, NAME_QUALITIES } from '../../types/listing.ts';
import { growingBytes, growingCounts, growingNumbers, growingShorts } from '../tables/growing-array.ts';
import type { NameTable } from '../tables/index-data.ts';
import { type LetterRows, LetterRowsBuilder } from '../tables/letter-rows.ts';
import { PackedStringsBuilder } from '../tables/packed-strings.ts';
import type { FormerParts } from './former/former-parts.ts';
import type { VocabularyBuilder } from './vocabulary-builder.ts';

/** Maximum number of tokens counted in a listed name: no real name has more, and alignment works on 32-bit sets. */
export const MAX_TOKENS = 30;

/** Maximum number of names whose tokens are cached: lists repeat each other, above all OFAC's names. */
const MAX_REMEMBERED = 300_000;

/** Names added for a text: `count` of them from `first` on, and the possible readings of the words in each. */
type Known = { readonly first: number; readonly words: readonly (readonly NativeReading[])[] };

/** Collects listed names in order of listings. */
export class NameTableBuilder {
  readonly #tokens: VocabularyBuilder;
  readonly #model: Model;
  readonly #values = new PackedStringsBuilder();
  readonly #listing = growingNumbers();
  readonly #kind = growingBytes();
  readonly #quality = growingBytes();
  readonly #script = growingBytes();
  readonly #scripts: string[] = [];
  readonly #transcribed = growingBytes();
  readonly #starts = growingCounts();
  readonly #ids = growingNumbers();
  readonly #weights = growingBytes();
  readonly #roles = growingBytes();
  readonly #totals = growingShorts();
  /** By entity type, then by text: the same text and type give the same tokens. */
  readonly #known = new Map<EntityType, Map<string, Known>>();
  readonly #letters = new LetterRowsBuilder();
  /** By name, an earlier one with the same tokens, or itself. */
  readonly #sameAs = growingNumbers();
  /** By name, the same name in the earlier index; negative for the others. */
  readonly #formerNames = growingNumbers();

  constructor(tokens: VocabularyBuilder, model: Model) {
    this.#tokens = tokens;
    this.#model = model;
    this.#starts.push(0);
  }

  get count(): number {
    return this.#values.count;
  }

  /** Adds a name, or each of several that its publisher wrote as one ("X (formerly Y)"). */
  add(listing: number, type: EntityType, name: ListedName, transcribed: boolean): void {
    const ofType = this.#known.get(type) ?? new Map<string, Known>();
    const known = ofType.get(name.value);
    const of = { listing, name, transcribed };
    if (known !== undefined) {
      for (const [i, words] of known.words.entries()) this.#addAgain(of, known.first + i, words);
      return;
    }
    const first = this.count;
    const { tokens } = normaliseText(name.value);
    const words = [this.#addTokens(of, type, name.value, tokens)];
    for (const own of namesIn(name.value, tokens, type, this.#model)) {
      if (own.length < 2) continue;
      words.push(this.#addTokens(of, type, textOf(name.value, tokens, own), own));
    }
    if (ofType.size >= MAX_REMEMBERED) ofType.clear();
    ofType.set(name.value, { first, words });
    this.#known.set(type, ofType);
  }

  /** Adds a name of the earlier index. */
  addFormer(listing: number, former: FormerParts, name: number): void {
    const { names } = former.data;
    for (let i = names.tokenStarts[name] ?? 0; i < (names.tokenStarts[name + 1] ?? 0); i++) {
      this.#ids.push(this.#tokens.addAgain(former, names.tokenIds[i] ?? 0));
      this.#weights.push(names.tokenWeights[i] ?? 0);
      this.#roles.push(names.tokenRoles[i] ?? 0);
    }
    this.#tokens.addWords(this.count, former.wordsOf(name));
    this.#totals.push(names.totalWeight[name] ?? 0);
    this.#starts.push(this.#ids.length);
    this.#sameAs.push(this.count);
    this.#formerNames.push(name);
    this.#values.addFrom(names.values, name);
    this.#letters.addFrom(former.letters, name);
    this.#transcribed.push(names.transcribed[name] ?? 0);
    this.#listing.push(listing);
    this.#kind.push(names.kind[name] ?? 0);
    this.#quality.push(names.quality[name] ?? 0);
    this.#script.push(this.#scriptId(names.scripts[names.script[name] ?? 0] ?? ''));
  }

  #addTokens(of: Named, type: EntityType, value: string, all: readonly Token[]): readonly NativeReading[] {
    const tokens = all.slice(0, MAX_TOKENS);
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
    const words = wordReadings(tokens);
    this.#tokens.addWords(this.count, words);
    this.#totals.push(total);
    this.#starts.push(this.#ids.length);
    this.#sameAs.push(this.count);
    this.#formerNames.push(-1);
    this.#values.add(value);
    this.#letters.add(value);
    this.#addFacts(of);
    return words;
  }

  /** Adds a name with the text and tokens of an earlier one. */
  #addAgain(of: Named, earlier: number, words: readonly NativeReading[]): void {
    const [from, to] = [this.#starts.at(earlier), this.#starts.at(earlier + 1)];
    for (const numbers of [this.#ids, this.#weights, this.#roles]) numbers.repeat(from, to);
    this.#tokens.addWords(this.count, words);
    this.#totals.push(this.#totals.at(earlier));
    this.#starts.push(this.#ids.length);
    this.#sameAs.push(earlier);
    this.#formerNames.push(-1);
    this.#values.repeat(earlier);
    this.#letters.repeat(earlier);
    this.#addFacts(of);
  }

  #addFacts({ listing, name, transcribed }: Named): void {
    this.#transcribed.push(transcribed ? 1 : 0);
    this.#listing.push(listing);
    this.#kind.push(NAME_KINDS.indexOf(name.kind));
    this.#quality.push(NAME_QUALITIES.indexOf(name.quality));
    this.#script.push(this.#scriptId(name.script));
  }

  #scriptId(script: string): number {
    const known = this.#scripts.indexOf(script);
    return known === -1 ? this.#scripts.push(script) - 1 : known;
  }

  /** For each name an earlier one with the same tokens, or itself. */
  sameAs(): Int32Array {
    return this.#sameAs.finish();
  }

  /** For each name the same name in the earlier index; negative for the others. */
  formerNames(): Int32Array {
    return this.#formerNames.finish();
  }

  letters(): LetterRows {
    return this.#letters.finish();
  }

  build(): NameTable {
    this.#known.clear();
    return {
      values: this.#values.build(),
      listing: this.#listing.finish(),
      kind: this.#kind.finish(),
      quality: this.#quality.finish(),
      scripts: this.#scripts,
      script: this.#script.finish(),
      transcribed: this.#transcribed.finish(),
      tokenStarts: this.#starts.finish(),
      tokenIds: this.#ids.finish(),
      tokenWeights: this.#weights.finish(),
      tokenRoles: this.#roles.finish(),
      totalWeight: this.#totals.finish(),
    };
  }
}

type Named = { readonly listing: number; readonly name: ListedName; readonly transcribed: boolean };

/** Some of a name's tokens as text: keeps the text between neighbouring tokens and replaces other gaps by a space. */
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
