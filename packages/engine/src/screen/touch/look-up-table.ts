import type { LookedUp } from './looked-up.ts';

/** Look-ups of many searches in one row of numbers, with each text once. */
export type LookUpTable = {
  /** Texts without spaces. */
  readonly texts: readonly string[];
  /**
   * For each search the lengths of its lists, in the order of {@link LISTS}, and the lists. A text is its place in
   * `texts`, and a text of several words is their number and their places.
   */
  readonly codes: Uint32Array;
  /** Where in `codes` each search begins. */
  readonly starts: readonly number[];
};

type ListName = keyof LookedUp;
export const LISTS = [
  'keys',
  'comparedKeys',
  'plans',
  'together',
  'similar',
  'compared',
  'inText',
] as const satisfies readonly ListName[];
/** Lists whose texts are words separated by spaces. */
const IN_WORDS: ReadonlySet<ListName> = new Set(['plans', 'together']);
const SPACE = ' ';

export function lookUpTable(searches: readonly LookedUp[]): LookUpTable {
  const places = new Map<string, number>();
  const placeOf = (text: string): number => {
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return place;
  };
  const codesOf = (by: LookedUp, list: ListName): readonly number[] =>
    by[list].flatMap((one) => {
      if (typeof one === 'number') return one;
      if (!IN_WORDS.has(list)) return placeOf(one);
      const words = one.split(SPACE);
      return [words.length, ...words.map(placeOf)];
    });
  const codes: number[] = [];
  for (const by of searches) {
    const lists = LISTS.map((list) => codesOf(by, list));
    for (const { length } of lists) codes.push(length);
    for (const list of lists) for (const code of list) codes.push(code);
  }
  return openTable([...places.keys()], Uint32Array.from(codes));
}

/** A table as it was stored: its texts and its numbers. */
export function openTable(texts: readonly string[], codes: Uint32Array): LookUpTable {
  const starts: number[] = [];
  for (let start = 0; start < codes.length; ) {
    starts.push(start);
    let length = LISTS.length;
    for (let list = 0; list < LISTS.length; list++) length += codes[start + list] ?? 0;
    start += length;
  }
  return { texts, codes, starts };
}

/** Reads the lists of one search of a table after another, without copying them. */
export class SearchLists {
  readonly #table: LookUpTable;
  /** Where each list begins, and where the last one ends. */
  readonly #starts = new Uint32Array(LISTS.length + 1);

  constructor(table: LookUpTable) {
    this.#table = table;
  }

  /** Turns to a search. */
  begin(search: number): void {
    const { codes, starts } = this.#table;
    const start = starts[search] ?? 0;
    let at = start + LISTS.length;
    for (let list = 0; list < LISTS.length; list++) {
      this.#starts[list] = at;
      at += codes[start + list] ?? 0;
    }
    this.#starts[LISTS.length] = at;
  }

  /** Whether one of the numbers of a list has a property: keys, or places of texts. */
  some(list: ListName, has: (code: number) => boolean): boolean {
    const [from, to] = this.#range(list);
    for (let at = from; at < to; at++) if (has(this.#table.codes[at] ?? 0)) return true;
    return false;
  }

  someText(list: ListName, has: (text: string) => boolean): boolean {
    return this.some(list, (place) => has(this.#table.texts[place] ?? ''));
  }

  /**
   * Whether one of the texts of a list in words has a property.
   * @param wordAt makes a word of its place; the words are valid until the next text is read
   */
  someOfWords<Word>(
    list: ListName,
    wordAt: (place: number) => Word,
    has: (words: readonly Word[]) => boolean,
  ): boolean {
    const { codes } = this.#table;
    const words: Word[] = [];
    const [from, to] = this.#range(list);
    for (let at = from; at < to; ) {
      const count = codes[at] ?? 0;
      words.length = count;
      for (let i = 0; i < count; i++) words[i] = wordAt(codes[at + 1 + i] ?? 0);
      if (has(words)) return true;
      at += 1 + count;
    }
    return false;
  }

  #range(list: ListName): readonly [number, number] {
    const at = LISTS.indexOf(list);
    return [this.#starts[at] ?? 0, this.#starts[at + 1] ?? 0];
  }
}

/** The look-ups of one search of a table, as they were before. */
export function lookedUpAt(table: LookUpTable, search: number): LookedUp {
  const lists = new SearchLists(table);
  lists.begin(search);
  const numbers = (list: ListName): number[] => {
    const found: number[] = [];
    lists.some(list, (code) => {
      found.push(code);
      return false;
    });
    return found;
  };
  const textAt = (place: number): string => table.texts[place] ?? '';
  const texts = (list: ListName): string[] => numbers(list).map(textAt);
  const inWords = (list: ListName): string[] => {
    const found: string[] = [];
    lists.someOfWords(list, textAt, (words) => {
      found.push(words.join(SPACE));
      return false;
    });
    return found;
  };
  return {
    keys: numbers('keys'),
    comparedKeys: numbers('comparedKeys'),
    plans: inWords('plans'),
    together: inWords('together'),
    similar: texts('similar'),
    compared: texts('compared'),
    inText: texts('inText'),
  };
}
