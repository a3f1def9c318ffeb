import type { ListVersion } from '@namesake/lists';
import { ageInWords } from '../../lists/state/unusable-because.ts';
import { versionFreshness } from '../lists/version-freshness.ts';

/** Messages to the operator about the age of a folder's lists. */
export type OldLists = {
  /** Whether finding nothing proves nothing: a list is too old, or nobody knows how old it is. */
  readonly isUnusable: boolean;
  readonly lines: readonly string[];
};

/**
 * Judges the age of lists from a folder as the service does.
 *
 * @param attested the operator's word that they are current; null where there is none
 * @throws ConfigError where the end of that word is no day
 */
export function oldLists(versions: readonly ListVersion[], attested: string | null, nowMs: number): OldLists {
  const judged = versionFreshness('disk', attested, nowMs);
  const lines: string[] = [];
  let isUnusable = false;
  for (const version of versions) {
    const { status, ageSeconds, publishedEveryDays } = judged(version);
    if (status === 'fresh') continue;
    isUnusable ||= status !== 'aged';
    const age = ageSeconds === null ? 'is of unknown age' : `was published ${ageInWords(ageSeconds)} ago`;
    const every = publishedEveryDays === null ? '' : `, usually every ${publishedEveryDays} days`;
    lines.push(`warning: ${version.id} ${age}${every}`);
  }
  if (isUnusable)
    lines.push(
      'warning: rows without a result are "incomplete"; if the files are current, say so: --lists-attested "reason; until YYYY-MM-DD"',
    );
  return { isUnusable, lines };
}
