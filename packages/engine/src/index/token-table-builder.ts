import { beginningKey, mayBeCut } from '../forms/begun.ts';
import { formOf } from '../forms/form.ts';
import { FormTraitsBuilder } from '../forms/form-table.ts';
import { keysOf } from '../forms/keys.ts';
import { soundKeysOf } from '../forms/sound-keys.ts';
import type { Model } from '../model/model.ts';
import type { Token } from '../normalise/normalise-text.ts';
import { ROLE } from '../normalise/role.ts';
import { nativeLetter, nativeLetters } from '../scripts/native-letter.ts';
import type { NativeReading } from '../scripts/native-readings.ts';
import { ANY_SYSTEM } from '../scripts/reading-system.ts';
import { growingBytes, growingNumbers } from './growing.ts';
import type { NameTable, NativeWordTable, TokenTable } from './index-data.ts';
import { joinTable } from './join-table.ts';
import { KeyTableBuilder } from './key-table.ts';
import { packStrings } from './packed-strings.ts';
import { invertRows, packRows, type Rows } from './rows.ts';

/** Collects the vocabulary of the listed names. A token is told from another by its text and its readings. */
export class TokenTableBuilder {
  readonly #model: Model;
  readonly #ids = new Map<string, number>();
  readonly #texts: string[] = [];
  readonly #forms = new Map<string, number>();
  readonly #formTokens: number[][] = [];
  readonly #ownForm: number[] = [];
  readonly #letters: string[] = [];
  /** Ways of reading by form and token, where not every one gives the form. */
  readonly #systems = new Map<number, number>();
  readonly #wordSystems = growingBytes();
  readonly #wordNames = growingNumbers();
  readonly #wordFirsts = growingBytes();
  readonly #wordCounts = growingBytes();
  readonly #wordsOfForm = new Map<number, number[]>();

  constructor(model: Model) {
    this.#model = model;
  }

  /** The id of a token, new or known. */
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

  #addForm(text: string, token: number, systems = ANY_SYSTEM): number {
    const form = this.#formOf(text);
    this.#formTokens[form]?.push(token);
    if (systems !== ANY_SYSTEM) this.#systems.set(form * TOKENS + token, systems);
    return form;
  }

  #formOf(text: string): number {
    const known = this.#forms.get(text);
    if (known !== undefined) return known;
    this.#forms.set(text, this.#formTokens.length);
    return this.#formTokens.push([]) - 1;
  }

  /** Adds what the words of a name in native characters may be read as. */
  addWords(name: number, words: readonly NativeReading[]): void {
    for (const { first, count, text, system } of words) {
      const form = this.#formOf(text);
      const id = this.#wordNames.push(name);
      this.#wordFirsts.push(first);
      this.#wordCounts.push(count);
      this.#wordSystems.push(system);
      const others = this.#wordsOfForm.get(form);
      if (others === undefined) this.#wordsOfForm.set(form, [id]);
      else others.push(id);
    }
  }

  #formSystems(): Uint8Array {
    const systems = growingBytes();
    for (const [form, tokens] of this.#formTokens.entries())
      for (const token of tokens) systems.push(this.#systems.get(form * TOKENS + token) ?? ANY_SYSTEM);
    return systems.finish();
  }

  #nativeWords(): NativeWordTable {
    return {
      ofForm: packRows(this.#formTokens.map((_, form) => this.#wordsOfForm.get(form) ?? [])),
      systems: this.#wordSystems.finish(),
      name: this.#wordNames.finish(),
      first: this.#wordFirsts.finish(),
      count: this.#wordCounts.finish(),
    };
  }

  /** Tells of forms whether they stand in transcribed names only. */
  #transcribed(names: NameTable, { starts, values }: Rows): (form: number) => boolean {
    const tokens = this.#texts.map((_, token) => {
      for (let k = starts[token] ?? 0; k < (starts[token + 1] ?? 0); k++)
        if (names.transcribed[values[k] ?? 0] !== 1) return false;
      return true;
    });
    return (form) => !this.#wordsOfForm.has(form) && (this.#formTokens[form] ?? []).every((token) => tokens[token]);
  }

  /** `sameAs`: for each name an earlier one that has the same tokens, or itself. */
  build(names: NameTable, sameAs: Int32Array): TokenTable {
    const [formKeys, transcribedKeys] = [new KeyTableBuilder(), new KeyTableBuilder()];
    const postings = invertRows({ starts: names.tokenStarts, values: names.tokenIds }, this.#texts.length);
    const isTranscribed = this.#transcribed(names, postings);
    const traits = new FormTraitsBuilder(this.#model);
    let form = 0;
    for (const text of this.#forms.keys()) {
      const id = form++;
      const made = formOf(text, this.#model);
      traits.add(made, isTranscribed(id));
      const keys = isTranscribed(id) ? transcribedKeys : formKeys;
      const add = (key: number) => keys.add(key, id);
      keysOf(made, add);
      soundKeysOf(made, 'listed', add);
      if (mayBeCut(made)) add(beginningKey(made));
    }
    // Words in native characters have readings of their own, and numbers stay apart.
    const joinable = this.#texts.map((text, id) =>
      this.#letters[id] !== '' || this.#model.isNumber(text) ? undefined : text,
    );
    const formTokens = packRows(this.#formTokens);
    return {
      forms: packStrings(this.#forms.keys()),
      traits: traits.build(),
      formTokens,
      formSystems: this.#formSystems(),
      nativeWords: this.#nativeWords(),
      formKeys: formKeys.build(),
      transcribedKeys: transcribedKeys.build(),
      postings,
      initialPostings: initialPostings(names, this.#texts.length),
      ownForm: Int32Array.from(this.#ownForm),
      mostWeight: mostWeights(names, this.#texts.length),
      letter: Uint16Array.from(this.#letters, (letter) => (letter === '' ? 0 : letter.charCodeAt(0))),
      initial: Uint16Array.from(this.#texts, (text) => text.charCodeAt(0)),
      ...joinTable(names, sameAs, joinable, this.#model),
    };
  }
}

/** More tokens than any list has, so that a form and a token make one number. */
const TOKENS = 2 ** 26;

function initialPostings(names: NameTable, tokens: number): Rows {
  const starts = new Uint32Array(names.tokenStarts.length);
  const values: number[] = [];
  for (let name = 0; name + 1 < starts.length; name++) {
    for (let i = names.tokenStarts[name] ?? 0; i < (names.tokenStarts[name + 1] ?? 0); i++)
      if (names.tokenRoles[i] === ROLE.initial) values.push(names.tokenIds[i] ?? 0);
    starts[name + 1] = values.length;
  }
  return invertRows({ starts, values: Int32Array.from(values) }, tokens);
}

function mostWeights(names: NameTable, tokens: number): Uint8Array {
  const most = new Uint8Array(tokens);
  names.tokenIds.forEach((token, i) => {
    most[token] = Math.max(most[token] ?? 0, names.tokenWeights[i] ?? 0);
  });
  return most;
}
