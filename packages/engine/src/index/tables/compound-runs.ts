export type TokenRun = { readonly first: number; readonly count: number };

/** Longest run of neighbouring tokens that is compared as one word, besides the whole name. */
export const LONGEST_COMPOUND_RUN = 3;

/** Runs of tokens that may be joined into one word: two or three neighbours, and the whole name. */
export function compoundRuns(tokens: number): TokenRun[] {
  const runs: TokenRun[] = [];
  for (let count = 2; count <= LONGEST_COMPOUND_RUN; count++) {
    for (let first = 0; first + count <= tokens; first++) runs.push({ first, count });
  }
  if (tokens > LONGEST_COMPOUND_RUN) runs.push({ first: 0, count: tokens });
  return runs;
}
