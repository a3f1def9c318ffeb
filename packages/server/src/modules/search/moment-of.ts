import { hexOf } from '../../lib/ids/hash-text.ts';
import type { Storage } from '../../stores/storage.ts';

const DAY_MS = 24 * 3_600_000;

/** The time that `asOf` names, or why there is none; `unproved` where what is stored of its version is not proved. */
export type Moment = { readonly atMs: number } | { readonly unknown: string } | { readonly unproved: string };

/**
 * Parses a day (its end in UTC, or now for today), a time, or the activation of a list version: `2026-02-01`,
 * `2026-02-01T10:00:00Z`, `un_sc@3f9c01aa`.
 */
export async function momentOf(
  { listVersions }: { readonly listVersions: Pick<Storage['listVersions'], 'find'> },
  asOf: string,
  nowMs: number,
): Promise<Moment> {
  const at = asOf.indexOf('@');
  if (at < 0) {
    const isDay = !asOf.includes('T');
    const startMs = Date.parse(isDay ? `${asOf}T00:00:00.000Z` : asOf);
    if (startMs > nowMs) return { unknown: `${asOf} is in the future.` };
    return { atMs: isDay ? Math.min(startMs + DAY_MS - 1, nowMs) : startMs };
  }
  const found = await listVersions.find(asOf.slice(0, at), hexOf(asOf.slice(at + 1)));
  const [version] = found;
  if (version === undefined) return { unknown: `No version ${asOf} was searched here.` };
  if (new Set(found.map(({ sha256 }) => sha256)).size > 1)
    return { unknown: `${asOf} is how several versions begin: give more digits.` };
  // Of a file that was searched in several ways, the newest names the time.
  return version.isProved ? { atMs: version.acceptedAt } : { unproved: version.list };
}
