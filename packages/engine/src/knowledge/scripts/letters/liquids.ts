/** Placeholder in a spelling for a sound that may be l or r: Japanese and Chinese have only one of them. */
export const LIQUID = 'R';

/**
 * The likely choices of l or r in a spelling with {@link LIQUID} marks: all combinations for up to two marks, otherwise
 * all l, all r, and the first unlike the rest.
 */
export function liquidVariants(spelling: string): readonly string[] {
  const parts = spelling.split(LIQUID);
  const marks = parts.length - 1;
  if (marks === 0) return [spelling];
  const fill = (first: string, rest: string) =>
    parts.map((part, at) => (at === 0 ? part : (at === 1 ? first : rest) + part)).join('');
  if (marks === 1) return [fill('l', 'l'), fill('r', 'r')];
  return [fill('l', 'l'), fill('r', 'r'), fill('l', 'r'), fill('r', 'l')];
}

/** Takes the first item of each list, then the second of each, and so on. */
export function interleave(lists: readonly (readonly string[])[]): readonly string[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const out: string[] = [];
  for (let at = 0; at < longest; at++) {
    for (const list of lists) {
      const one = list[at];
      if (one !== undefined && !out.includes(one)) out.push(one);
    }
  }
  return out;
}
