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

/** The lists of one search, as `codes` has them. */
export function listsAt({ codes, starts }: LookUpTable, search: number): Readonly<Record<ListName, Uint32Array>> {
  const start = starts[search] ?? 0;
  let from = start + LISTS.length;
  const next = (at: number): Uint32Array => {
    const list = codes.subarray(from, from + (codes[start + at] ?? 0));
    from += list.length;
    return list;
  };
  return {
    keys: next(0),
    comparedKeys: next(1),
    plans: next(2),
    together: next(3),
    similar: next(4),
    compared: next(5),
    inText: next(6),
  };
}

/** Whether one of the texts of a list in words has a property. */
export function someOf(list: Uint32Array, has: (words: Uint32Array) => boolean): boolean {
  for (let at = 0; at < list.length; ) {
    const from = at + 1;
    at = from + (list[at] ?? 0);
    if (has(list.subarray(from, at))) return true;
  }
  return false;
}

/** The look-ups of one search of a table, as they were before. */
export function lookedUpAt(table: LookUpTable, search: number): LookedUp {
  const { keys, comparedKeys, ...lists } = listsAt(table, search);
  const textsOf = (places: Uint32Array): string[] => Array.from(places, (place) => table.texts[place] ?? '');
  const inWords = (list: Uint32Array): string[] => {
    const texts: string[] = [];
    someOf(list, (words) => {
      texts.push(textsOf(words).join(SPACE));
      return false;
    });
    return texts;
  };
  return {
    keys: [...keys],
    comparedKeys: [...comparedKeys],
    plans: inWords(lists.plans),
    together: inWords(lists.together),
    similar: textsOf(lists.similar),
    compared: textsOf(lists.compared),
    inText: textsOf(lists.inText),
  };
}
