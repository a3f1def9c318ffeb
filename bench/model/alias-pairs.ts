const WORD = /^[a-z]{3,}$/;
/** Two names of one party are most often two spellings only when all but one word agree. */
const MAX_NAMES = 40;

/** Counts how often one word replaces another in two names of one party that agree in all other words. */
export class AliasPairs {
  readonly #counts = new Map<string, number>();

  /** @param names the names of one party, each as an array of words */
  add(names: readonly (readonly string[])[]): void {
    const found = new Set<string>();
    const some = names.slice(0, MAX_NAMES);
    some.forEach((a, i) => {
      for (const b of some.slice(i + 1)) {
        const pair = onlyDifference(a, b);
        if (pair) found.add(pair.sort().join(' '));
      }
    });
    for (const pair of found) this.#counts.set(pair, (this.#counts.get(pair) ?? 0) + 1);
  }

  /** Every pair found in at least `least` parties, with its number of parties; in alphabetical order. */
  seen(least: number): { readonly a: string; readonly b: string; readonly parties: number }[] {
    return [...this.#counts]
      .filter(([, parties]) => parties >= least)
      .sort(([x], [y]) => (x < y ? -1 : 1))
      .map(([pair, parties]) => {
        const [a = '', b = ''] = pair.split(' ');
        return { a, b, parties };
      });
  }
}

/** The two words in which two names of two or more words differ, if there is no other difference. */
function onlyDifference(a: readonly string[], b: readonly string[]): [string, string] | undefined {
  if (a.length !== b.length || a.length < 2) return undefined;
  const rest = [...b];
  const left: string[] = [];
  for (const word of a) {
    const at = rest.indexOf(word);
    if (at === -1) left.push(word);
    else rest.splice(at, 1);
  }
  const [x, y] = [left[0], rest[0]];
  if (left.length !== 1 || rest.length !== 1 || x === undefined || y === undefined) return undefined;
  return WORD.test(x) && WORD.test(y) ? [x, y] : undefined;
}
