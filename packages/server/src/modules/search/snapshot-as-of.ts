import type { App } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { ConfigError } from '../../lib/errors/config-error.ts';
import { hexOf } from '../../lib/ids/hash-text.ts';
import type { Snapshot } from '../../lists/snapshot/snapshot.ts';
import type { ListState } from '../../lists/state/list-state.ts';
import type { ListActivation, StoredListVersion } from '../../lists/store/list-version.ts';
import type { Storage } from '../../stores/storage.ts';
import { damaged } from '../lists/version-changes.ts';

const DAY_MS = 24 * 3_600_000;

/** The time that `asOf` names. `unknown` is why there is none; `unproved` is the list whose version is not proved. */
type Moment = { readonly atMs: number } | { readonly unknown: string } | { readonly unproved: string };

/** Lists that were searched at a time. */
type Then = { readonly snapshot: Snapshot; readonly states: readonly ListState[] };

/**
 * Lists that were searched at the time that `asOf` names, see `momentOf`.
 *
 * @throws ApiError `as_of_unknown` if this installation cannot know, `version_not_proved`, `as_of_too_large`
 */
export async function searchedOn(app: App, asOf: string): Promise<Then> {
  const nowMs = app.now();
  const moment = await momentOf(app.storage, asOf, nowMs);
  if ('unknown' in moment) throw unknown(moment.unknown);
  if ('unproved' in moment) throw notProved([moment.unproved]);
  const activations = await app.storage.listVersions.activeAt(moment.atMs);
  const unproved = activations.filter(({ isProved }) => !isProved).map(({ list }) => list);
  if (unproved.length > 0) throw notProved(unproved);
  const versions = activations.map(({ version }) => version).filter((version) => version !== null);
  if (versions.length === 0) throw unknown(await sinceWhen(app, asOf));
  const lost = versions.filter(({ kept }) => !kept).map(({ list }) => list);
  if (lost.length > 0) throw unknown(`The listings of that time are not kept any more: ${lost.join(', ')}.`);
  const snapshot = await pastSnapshot(app, versions);
  return { snapshot, states: activations.map((activation) => stateOf(activation, snapshot, nowMs)) };
}

function unknown(detail: string): ApiError {
  return new ApiError('as_of_unknown', {
    detail,
    errors: [{ pointer: '/asOf', code: 'as_of_unknown', detail }],
  });
}

const notProved = (lists: readonly string[]): ApiError =>
  new ApiError('version_not_proved', {
    detail: `What is stored of the lists of that time is not what was recorded, or nothing proves it: ${lists.join(', ')}. Nothing was screened; namesake verify names what was changed or deleted.`,
  });

async function sinceWhen({ storage, now }: App, asOf: string): Promise<string> {
  const known = await storage.listVersions.activeAt(now());
  const first = await Promise.all(known.map(({ list }) => storage.listVersions.first(list)));
  const days = first.flatMap((version) => (version === undefined ? [] : [version.acceptedAt])).sort((a, b) => a - b);
  const [since] = days;
  if (since === undefined) return 'No version of a list is kept here yet.';
  return `Nothing was searched here on ${asOf}: the first version kept is of ${new Date(since).toISOString().slice(0, 10)}.`;
}

/** A past list is never fresh: finding nothing in it proves nothing today. */
function stateOf({ list, version }: ListActivation, { lists }: Snapshot, nowMs: number): ListState {
  const loaded = lists.find(({ id }) => id === list) ?? null;
  const checkedAtMs = version?.checkedAt ?? null;
  return {
    id: list,
    title: list,
    publisher: '',
    url: '',
    effect: 'unknown',
    publishedEveryDays: null,
    required: false,
    status: loaded === null ? 'missing' : 'stale',
    loaded,
    checkedAtMs,
    declaredAtMs: null,
    ageSeconds: checkedAtMs === null ? null : Math.max(0, Math.floor((nowMs - checkedAtMs) / 1_000)),
    problem: null,
    problemKind: null,
    heldRemovals: 0,
  };
}

/**
 * Parses `asOf`: a day (its end in UTC, or the current time for today), a time, or the activation of a list version.
 * Examples: `2026-02-01`, `2026-02-01T10:00:00Z`, `un_sc@3f9c01aa`.
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
  // If a file was searched in several ways, the newest one determines the time.
  return version.isProved ? { atMs: version.acceptedAt } : { unproved: version.list };
}

/**
 * Snapshot of these versions. Their listings are read by their hash.
 *
 * @throws ApiError `as_of_too_large`, `version_not_proved` if stored listings do not match their hash
 */
export async function pastSnapshot({ historical }: App, versions: readonly StoredListVersion[]): Promise<Snapshot> {
  if (!historical.fits(versions)) throw new ApiError('as_of_too_large');
  try {
    return await historical.of(versions);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw damaged(
      versions.map(({ list }) => list),
      error,
    );
  }
}
