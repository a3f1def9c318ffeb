import { EXACT, type Relation } from '../../knowledge/model/relation.ts';
import { TOKEN_METHODS } from '../../types/result.ts';

/** A listed form and its relation to a query word. */
export type FoundForm = { readonly form: number; readonly relation: Relation };

/** Result of a look-up: the forms found, in ascending order, and the steps it took. */
export type FormsFound = { readonly forms: readonly FoundForm[]; readonly steps: number };

/*
 * Layout: head, by form the place of its row (0: none yet), similarities and methods of the relations, rows. A row:
 * forms found, steps, and of each form its number less the one before and its relation, in seven bits a byte, lowest
 * first.
 */
const HEAD_BYTES = 16;
const [END, FORMS, RELATIONS] = [0, 1, 2];

/** Maximum number of distinct relations: eleven lists have 7,100. */
const MAX_RELATIONS = 2 ** 14;
const BYTES_A_RELATION = 9;

/** Bytes reserved for the row of a form; nearly all take less than half. */
const BYTES_A_FORM = 256;
const MAX_BYTES = 2 ** 26;
/** A number takes up to five bytes. */
const LONGEST = 5;

/** Offset of the first row. */
const firstRow = (forms: number): number => HEAD_BYTES + relationsFrom(forms) + MAX_RELATIONS * BYTES_A_RELATION;
const relationsFrom = (forms: number): number => Math.ceil(forms / 2) * 8;

/** Memory for the rows of a number of forms: zeroed pages, which take no memory until they are written. */
export function roomForRows(forms: number): SharedArrayBuffer {
  const from = firstRow(forms);
  const block = new SharedArrayBuffer(from + Math.min(forms * BYTES_A_FORM, MAX_BYTES));
  headOf(block).set([from, forms], END);
  return block;
}

/** Whether there may be room for more rows. */
export const hasRoom = (block: SharedArrayBuffer): boolean => (headOf(block)[END] ?? 0) < block.byteLength;

const headOf = (block: SharedArrayBuffer): Int32Array => new Int32Array(block, 0, HEAD_BYTES / 4);

/**
 * The row of a listed form holds the result of looking it up among the listed forms. One thread adds rows while any
 * number read them: a row is published as a whole by one atomic write of its position, and never changes.
 */
export class NeighbourRows {
  readonly #head: Int32Array;
  readonly #places: Int32Array;
  readonly #similarities: Float64Array;
  readonly #methods: Uint8Array;
  readonly #bytes: Uint8Array;
  /** Relations by number, in order of first use; `EXACT` keeps its identity. */
  readonly #relations: Relation[] = [];
  /** Numbers of relations by method and similarity, for the thread that adds rows. */
  #numbers: readonly Map<number, number>[] | undefined;

  /** @throws Error if the block is for a different number of forms */
  constructor(block: SharedArrayBuffer, forms: number) {
    this.#head = headOf(block);
    if (this.#head[FORMS] !== forms) throw new Error('The rows are of another index.');
    this.#places = new Int32Array(block, HEAD_BYTES, forms);
    const from = HEAD_BYTES + relationsFrom(forms);
    this.#similarities = new Float64Array(block, from, MAX_RELATIONS);
    this.#methods = new Uint8Array(block, from + MAX_RELATIONS * 8, MAX_RELATIONS);
    this.#bytes = new Uint8Array(block);
  }

  /** The row of a form; undefined if there is none. */
  get(form: number): FormsFound | undefined {
    let at = Atomics.load(this.#places, form);
    if (at === 0) return undefined;
    const bytes = this.#bytes;
    const read = (): number => {
      let byte = bytes[at++] ?? 0;
      let value = byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        byte = bytes[at++] ?? 0;
        value |= (byte & 0x7f) << shift;
      }
      return value;
    };
    const count = read();
    const steps = read();
    const forms: FoundForm[] = [];
    let last = 0;
    for (let i = 0; i < count; i++) {
      last += read();
      forms.push({ form: last, relation: this.#relation(read()) });
    }
    return { forms, steps };
  }

  has(form: number): boolean {
    return Atomics.load(this.#places, form) !== 0;
  }

  /** Adds the row of a form. Returns whether there was room for it. */
  add(form: number, { forms, steps }: FormsFound): boolean {
    const from = this.#head[END] ?? 0;
    if (from + (2 + 2 * forms.length) * LONGEST > this.#bytes.length) return false;
    let at = from;
    const write = (value: number): void => {
      for (let left = value; ; left >>>= 7) {
        this.#bytes[at++] = left > 0x7f ? (left & 0x7f) | 0x80 : left;
        if (left <= 0x7f) return;
      }
    };
    write(forms.length);
    write(steps);
    let last = 0;
    for (const { form: id, relation } of forms) {
      const number = this.#numberOf(relation);
      if (number === undefined) return false;
      write(id - last);
      write(number);
      last = id;
    }
    this.#head[END] = at;
    Atomics.store(this.#places, form, from);
    return true;
  }

  /** The bytes written so far: a block of just these can be read, but has no room for more rows. */
  get written(): Uint8Array {
    return this.#bytes.subarray(0, this.#head[END]);
  }

  #relation(number: number): Relation {
    const known = this.#relations[number];
    if (known !== undefined) return known;
    const method = TOKEN_METHODS[this.#methods[number] ?? 0] ?? EXACT.method;
    const relation = method === EXACT.method ? EXACT : { similarity: this.#similarities[number] ?? 0, method };
    this.#relations[number] = relation;
    return relation;
  }

  /** The number of a relation, assigned on first use; undefined if there is no room. */
  #numberOf({ similarity, method }: Relation): number | undefined {
    this.#numbers ??= this.#numbersSoFar();
    const of = this.#numbers[TOKEN_METHODS.indexOf(method)];
    const known = of?.get(similarity);
    if (known !== undefined) return known;
    const number = this.#head[RELATIONS] ?? 0;
    if (number === MAX_RELATIONS) return undefined;
    this.#similarities[number] = similarity;
    this.#methods[number] = TOKEN_METHODS.indexOf(method);
    this.#head[RELATIONS] = number + 1;
    of?.set(similarity, number);
    return number;
  }

  #numbersSoFar(): readonly Map<number, number>[] {
    const numbers = TOKEN_METHODS.map(() => new Map<number, number>());
    for (let number = 0; number < (this.#head[RELATIONS] ?? 0); number++)
      numbers[this.#methods[number] ?? 0]?.set(this.#similarities[number] ?? 0, number);
    return numbers;
  }
}
