import { type ListVersion, SOURCES } from '@namesake/lists';
import { attestationOf, readAttestation } from '../../snapshot/attestation.ts';
import { freshnessOf } from '../../snapshot/freshness.ts';
import { ageInWords } from '../../snapshot/unusable-because.ts';

/** What the operator is told of the age of a folder's lists. */
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
  const word = attested === null ? null : attestationOf(readAttestation(attested), nowMs);
  const attestedAtMs = word !== null && nowMs < word.untilMs ? word.atMs : null;
  const lines: string[] = [];
  let isUnusable = false;
  for (const { id, publishedAt, checkedAt } of versions) {
    const publishedEveryDays = SOURCES.find((source) => source.id === id)?.publishedEveryDays ?? null;
    const { status, ageSeconds } = freshnessOf({
      origin: 'disk',
      checkedAtMs: null,
      publishedAtMs: publishedAt === checkedAt ? null : Date.parse(publishedAt),
      publishedEveryDays,
      attestedAtMs,
      isClockBack: false,
      nowMs,
    });
    if (status === 'fresh') continue;
    isUnusable ||= status !== 'aged';
    const age = ageSeconds === null ? 'is of an unknown age' : `was published ${ageInWords(ageSeconds)} ago`;
    const every = publishedEveryDays === null ? '' : `, usually it is every ${publishedEveryDays} days`;
    lines.push(`warning: ${id} ${age}${every}`);
  }
  if (isUnusable)
    lines.push(
      'warning: rows without a result are "incomplete"; if the files are current, say so: --lists-attested "checked with the publishers; until 2026-12-31"',
    );
  return { isUnusable, lines };
}
