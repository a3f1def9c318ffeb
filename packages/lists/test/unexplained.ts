import type { ListCensus } from '../src/census/take-census.ts';

/** The fields that lose values without a reason, with examples. */
export function unexplainedIn({ fields = [] }: ListCensus): string[] {
  return fields.flatMap(({ path, values, reached, lost }) =>
    lost === undefined ? [] : [`${path}: ${values - reached} of ${values} lost, e.g. ${lost.join(' | ')}`],
  );
}
