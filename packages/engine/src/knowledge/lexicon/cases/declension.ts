/** Endings of men's or women's names in one case. */
export type Declension = {
  /** Nominative endings by case ending, most likely first. */
  readonly rules: readonly (readonly [ending: string, nominatives: readonly string[]])[];
  /** Matches the end of a nominative. */
  readonly nominative: RegExp;
  /** Names with the same form in every case. */
  readonly undeclined: RegExp;
};

/** @param table a line for each case: `ending:nominative ending,…` */
export const declensionsOf = (table: readonly string[], nominative: RegExp, undeclined: RegExp): Declension[] =>
  table.map((line) => ({
    rules: line.split(' ').map((rule): [string, string[]] => {
      const [ending = '', nominatives = ''] = rule.split(':');
      return [ending, nominatives.split(',')];
    }),
    nominative,
    undeclined,
  }));

const SHORTEST_STEM = 2;

/** Nominatives that a lower-case word may be declined from, most likely first. */
export function nominativesOf(word: string, { rules, nominative }: Declension): readonly string[] {
  const found = new Set<string>();
  for (const [ending, endings] of rules) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, word.length - ending.length);
    // Льва is Лев: in a short name, the vowel is in the ending.
    for (const own of endings)
      if (stem.length + Math.max(0, own.length - 1) >= SHORTEST_STEM && nominative.test(stem + own))
        found.add(stem + own);
  }
  return [...found];
}
