/** How names of men or of women end in one case. */
export type Declension = {
  /** Nominative endings by ending of the case, the likelier first. */
  readonly rules: readonly (readonly [ending: string, nominatives: readonly string[]])[];
  /** What a nominative ends in. */
  readonly nominative: RegExp;
  /** Names that keep their form in every case. */
  readonly undeclined: RegExp;
};

/** @param table a line for each case: `ending:ending in the nominative,…` */
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

/** The forms in the nominative that a word in small letters may be a case of, the likelier first. */
export function nominativesOf(word: string, { rules, nominative }: Declension): readonly string[] {
  const found = new Set<string>();
  for (const [ending, endings] of rules) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, word.length - ending.length);
    // Льва is Лев: the vowel of a short name is in its ending.
    for (const own of endings)
      if (stem.length + Math.max(0, own.length - 1) >= SHORTEST_STEM && nominative.test(stem + own))
        found.add(stem + own);
  }
  return [...found];
}
