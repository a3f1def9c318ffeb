import type { Model } from '../../knowledge/model/model.ts';
import { nativeLetter, nativeLetters } from '../../knowledge/scripts/han/native-letter.ts';
import { ANY_SYSTEM } from '../../knowledge/scripts/letters/reading-system.ts';
import type { NativeReading } from '../../knowledge/scripts/native-readings.ts';
import type { Token } from '../../normalise/text/token.ts';
import { pick } from '../tables/concat-arrays.ts';
import { growingBytes, growingNumbers } from '../tables/growing-array.ts';
import type { NameTable, NativeWordTable } from '../tables/index-data.ts';
import { type PackedStrings, packStrings, stringAt } from '../tables/packed-strings.ts';
import { placesByValue, type Rows } from '../tables/rows.ts';
import { type CompoundTable, compoundTable } from './compound-table.ts';
import type { FormerParts } from './former/former-parts.ts';

/** The tokens and forms of some names, each in order of first use. */
export type Vocabulary = {
  /** The identity of a token. */
  readonly tokenKeys: PackedStrings;
  /** By token: see `TokenTable`. */
  readonly ownForm: Int32Array;
  readonly letter: Uint16Array;
  readonly forms: PackedStrings;
  readonly formTokens: Rows;
  readonly formSystems: Uint8Array;
  /** Words in native characters, and the form of each. */
  readonly words: Omit<NativeWordTable, 'ofForm'> & { readonly form: Int32Array };
};

/** Collects the vocabulary of listed names. A token is identified by its text and its readings. */
export class VocabularyBuilder {
  readonly #model: Model;
  readonly #ids = new Map<string, number>();
  readonly #texts: string[] = [];
  readonly #forms = new Map<string, number>();
  /** The tokens of each form, in order of insertion. */
  readonly #pairForms = growingNumbers();
  readonly #pairTokens = growingNumbers();
  readonly #ownForm: number[] = [];
  readonly #letters: string[] = [];
  /** Readings by form and token, if not every reading yields the form. */
  readonly #systems = new Map<number, number>();
  readonly #former: FormerParts | undefined;
  /** By token of the earlier index, its id here plus one; 0 for tokens not yet added. */
  readonly #again: Int32Array;
  readonly #wordSystems = growingBytes();
  readonly #wordNames = growingNumbers();
  readonly #wordFirsts = growingBytes();
  readonly #wordCounts = growingBytes();
  readonly #wordForms = growingNumbers();

  constructor(model: Model, former?: FormerParts) {
    this.#model = model;
    this.#former = former;
    this.#again = new Int32Array(former?.data.tokens.ownForm.length ?? 0);
  }

  /** The id of a token; adds it if it is new. */
  add(token: Token): number {
    const { text, readings, letter = '', sound = '' } = token;
    const isPlain = readings.length === 0 && letter === '' && sound === '';
    const key = isPlain ? text : [text, ...readings, letter, sound].join('|');
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.#texts.push(token.text) - 1;
    this.#ids.set(key, id);
    this.#ownForm.push(this.#addForm(token.text, id, token.systems?.[0]));
    this.#letters.push((token.letter && nativeLetter(token.letter)) ?? '');
    token.readings.forEach((reading, i) => {
      if (reading !== token.text && token.readings.indexOf(reading) === i)
        this.#addForm(reading, id, token.systems?.[i + 1]);
    });
    if (token.letter !== undefined) for (const letter of nativeLetters(token.letter)) this.#addForm(letter, id);
    if (token.sound !== undefined) this.#addForm(token.sound, id);
    return id;
  }

  /** The id of a token of the earlier index. */
  addAgain(former: FormerParts, token: number): number {
    const known = this.#again[token] ?? 0;
    if (known > 0) return known - 1;
    const key = stringAt(former.tokenKeys, token);
    const id = this.#ids.get(key) ?? this.#addWhole(former, token, key);
    this.#again[token] = id + 1;
    return id;
  }

  #addWhole({ data: { tokens }, formPlaces, formAt }: FormerParts, token: number, key: string): number {
    const text = stringAt(tokens.forms, tokens.ownForm[token] ?? 0);
    const id = this.#texts.push(text) - 1;
    this.#ids.set(key, id);
    this.#ownForm.push(this.#formOf(text));
    const letter = tokens.letter[token] ?? 0;
    this.#letters.push(letter === 0 ? '' : String.fromCharCode(letter));
    for (let i = formPlaces.starts[token] ?? 0; i < (formPlaces.starts[token + 1] ?? 0); i++) {
      const place = formPlaces.values[i] ?? 0;
      this.#addForm(stringAt(tokens.forms, formAt[place] ?? 0), id, tokens.formSystems[place]);
    }
    return id;
  }

  #addForm(text: string, token: number, systems = ANY_SYSTEM): number {
    const form = this.#formOf(text);
    this.#pairForms.push(form);
    this.#pairTokens.push(token);
    if (systems !== ANY_SYSTEM) this.#systems.set(form * TOKENS + token, systems);
    return form;
  }

  #formOf(text: string): number {
    const known = this.#forms.get(text);
    if (known !== undefined) return known;
    const form = this.#forms.size;
    this.#forms.set(text, form);
    return form;
  }

  /** Adds the possible readings of the words of a name in native characters. */
  addWords(name: number, words: readonly NativeReading[]): void {
    for (const { first, count, text, system } of words) {
      this.#wordForms.push(this.#formOf(text));
      this.#wordNames.push(name);
      this.#wordFirsts.push(first);
      this.#wordCounts.push(count);
      this.#wordSystems.push(system);
    }
  }

  #tokensOfForms(): Pick<Vocabulary, 'formTokens' | 'formSystems'> {
    const forms = this.#pairForms.finish();
    const { starts, values: pairs } = placesByValue(forms, this.#forms.size);
    const values = pick(this.#pairTokens.finish(), pairs);
    const formSystems = Uint8Array.from(values, (token, i) =>
      this.#systems.size === 0
        ? ANY_SYSTEM
        : (this.#systems.get((forms[pairs[i] ?? 0] ?? 0) * TOKENS + token) ?? ANY_SYSTEM),
    );
    return { formTokens: { starts, values }, formSystems };
  }

  /**
   * @param sameAs for each name an earlier one with the same tokens, or itself
   * @param formerNames for each name the same name in the earlier index; negative for the others
   */
  finish(
    names: NameTable,
    sameAs: Int32Array,
    formerNames: Int32Array,
  ): { readonly vocabulary: Vocabulary; readonly joined: CompoundTable } {
    // Words in native characters have their own readings, and digits are never joined.
    const joinable = this.#texts.map((text, id) => (this.#letters[id] !== '' || DIGITS.test(text) ? undefined : text));
    const vocabulary: Vocabulary = {
      tokenKeys: packStrings(this.#ids.keys()),
      ownForm: Int32Array.from(this.#ownForm),
      letter: Uint16Array.from(this.#letters, (letter) => (letter === '' ? 0 : letter.charCodeAt(0))),
      forms: packStrings(this.#forms.keys()),
      ...this.#tokensOfForms(),
      words: {
        form: this.#wordForms.finish(),
        systems: this.#wordSystems.finish(),
        name: this.#wordNames.finish(),
        first: this.#wordFirsts.finish(),
        count: this.#wordCounts.finish(),
      },
    };
    const before = this.#former && { former: this.#former, names: formerNames };
    return { vocabulary, joined: compoundTable(names, sameAs, joinable, this.#model, before) };
  }
}

const DIGITS = /^[0-9]+$/;

/** More tokens than any index has, so that a form and a token pack into one number. */
const TOKENS = 2 ** 26;
