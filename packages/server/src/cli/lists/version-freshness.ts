import { type ListVersion, SOURCES } from '@namesake/lists';
import { attestationOf, readAttestation } from '../../lists/state/attestation.ts';
import { type Freshness, freshnessOf } from '../../lists/state/freshness.ts';

/** How old a version that a command has read is, and how often its publisher usually publishes. */
export type VersionFreshness = Freshness & { readonly publishedEveryDays: number | null };

/**
 * Judges the age of versions as the service does.
 *
 * @param attested the operator's word that files on disk are current; null where there is none
 * @throws ConfigError where the end of that word is no day
 */
export function versionFreshness(
  origin: 'disk' | 'download',
  attested: string | null,
  nowMs: number,
): (version: ListVersion) => VersionFreshness {
  const word = attested === null ? null : attestationOf(readAttestation(attested), nowMs);
  const attestedAtMs = word !== null && nowMs < word.untilMs ? word.atMs : null;
  return ({ id, publishedAt, checkedAt }) => {
    const publishedEveryDays = SOURCES.find((source) => source.id === id)?.publishedEveryDays ?? null;
    const freshness = freshnessOf({
      origin,
      checkedAtMs: origin === 'disk' ? null : Date.parse(checkedAt),
      // Only the service reads the audit log: here, what a bundle brought counts from its publication, as older, never
      // as younger.
      contactAtMs: null,
      publishedAtMs: publishedAt === checkedAt ? null : Date.parse(publishedAt),
      publishedEveryDays,
      attestedAtMs,
      isClockBack: false,
      nowMs,
    });
    return { ...freshness, publishedEveryDays };
  };
}
