import { formOf } from '../forms/form.ts';
import { joinKey, keysOf } from '../forms/keys.ts';
import { soundKeysOf } from '../forms/sound-keys.ts';
import type { Model } from '../model/model.ts';
import type { Token } from '../normalise/normalise-text.ts';
import type { NameTable, TokenTable } from './index-data.ts';
import { joinsOf } from './joins.ts';
import { KeyTableBuilder } from './key-table.ts';
import { packStrings } from './packed-strings.ts';
import { invertRows, packRows } from './rows.ts';

/** Collects the vocabulary of the listed names. A token is told from another by its text and its readings. */
export class TokenTableBuilder {
  readonly #model: Model;
  readonly #ids = new Map<string, number>();
  readonly #texts: string[] = [];
  readonly #forms = new Map<string, number>();
  readonly #formTokens: number[][] = [];
  readonly #ownForm: number[] = [];
  readonly #letters: string[] = [];

  constructor(model: Model) {
    this.#model = model;
  }

  /** The id of a token, new or known. */
  add(token: Token): number {
    const own = [...token.readings, token.letter ?? '', token.sound ?? ''];
    const key = own.length === 2 && own.every((one) => one === '') ? token.text : [token.text, ...own].join('|');
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.#texts.push(token.text) - 1;
    this.#ids.set(key, id);
    this.#ownForm.push(this.#addForm(token.text, id));
    this.#letters.push(token.letter ?? '');
    if (token.letter !== undefined) this.#addForm(token.letter, id);
    for (const reading of new Set(token.readings)) if (reading !== token.text) this.#addForm(reading, id);
    if (token.sound !== undefined) this.#addForm(token.sound, id);
    return id;
  }

  #addForm(text: string, token: number): number {
    const known = this.#forms.get(text);
    if (known !== undefined) {
      this.#formTokens[known]?.push(token);
      return known;
    }
    this.#forms.set(text, this.#formTokens.length);
    return this.#formTokens.push([token]) - 1;
  }

  build(names: NameTable): TokenTable {
    const formKeys = new KeyTableBuilder();
    let form = 0;
    for (const text of this.#forms.keys()) {
      const id = form++;
      const made = formOf(text, this.#model);
      const add = (key: number) => formKeys.add(key, id);
      keysOf(made, add);
      soundKeysOf(made, 'listed', add);
    }
    const joins = new KeyTableBuilder();
    const [joinName, joinFirst, joinCount, joinLength]: [number[], number[], number[], number[]] = [[], [], [], []];
    for (let name = 0; name < names.listing.length; name++) {
      const from = names.tokenStarts[name] ?? 0;
      const ids = names.tokenIds.subarray(from, names.tokenStarts[name + 1]);
      for (const { first, count } of joinsOf(ids.length)) {
        const words = Array.from(ids.subarray(first, first + count), (id) => this.#texts[id] ?? '');
        if (words.some((word) => this.#model.isNumber(word))) continue;
        const text = words.join('');
        joins.add(joinKey(formOf(text, this.#model)), joinName.push(name) - 1);
        joinFirst.push(first);
        joinCount.push(count);
        joinLength.push(Math.min(255, text.length));
      }
    }
    return {
      forms: packStrings([...this.#forms.keys()]),
      formTokens: packRows(this.#formTokens),
      formKeys: formKeys.build(),
      postings: invertRows({ starts: names.tokenStarts, values: names.tokenIds }, this.#texts.length),
      ownForm: Int32Array.from(this.#ownForm),
      mostWeight: mostWeights(names, this.#texts.length),
      letter: Uint16Array.from(this.#letters, (letter) => (letter === '' ? 0 : letter.charCodeAt(0))),
      initial: Uint16Array.from(this.#texts, (text) => text.charCodeAt(0)),
      joins: joins.build(),
      joinName: Int32Array.from(joinName),
      joinFirst: Uint8Array.from(joinFirst),
      joinCount: Uint8Array.from(joinCount),
      joinLength: Uint8Array.from(joinLength),
    };
  }
}

function mostWeights(names: NameTable, tokens: number): Uint8Array {
  const most = new Uint8Array(tokens);
  names.tokenIds.forEach((token, i) => {
    most[token] = Math.max(most[token] ?? 0, names.tokenWeights[i] ?? 0);
  });
  return most;
}
