import type { Replay } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import { hashText } from '../../lib/ids/hash-text.ts';
import { decidedParties } from '../../lists/snapshot/decided-parties.ts';
import type { Snapshot } from '../../lists/snapshot/snapshot.ts';
import type { ListActivation, ProvedListVersion, StoredListVersion } from '../../lists/store/list-version.ts';
import { momentOf, pastSnapshot } from '../search/snapshot-as-of.ts';
import type { Recorded } from './recorded.ts';

type Missing = Replay['missing'][number];
type Wanted = Recorded['loaded'][number];
/** Lists of a record, ready to be searched, or what is missing. */
type RestoredLists = { readonly snapshot: Snapshot } | { readonly missing: readonly Missing[] };

/**
 * Lists that a record was based on, with the party decisions in force then. Lists that have not changed since are not
 * loaded again.
 *
 * @throws ApiError as `pastSnapshot`
 */
export async function listsThen(app: App, recorded: Recorded): Promise<RestoredLists> {
  const { answer, request, loaded } = recorded;
  const atMs = Date.parse(answer.searchedAt);
  const isPast = request.asOf !== undefined;
  // A version is recorded just before it is searched.
  const moment = isPast ? await pastMoment(app, request.asOf, atMs) : atMs - 1;
  if (moment === undefined) return { missing: loaded.map(unprovedList) };
  const active = await app.storage.listVersions.activeAt(moment);
  const wanted = isPast ? wantedThen(active, recorded) : loaded;
  const current = app.lists.current();
  if (current?.origin === 'sample' && isSame(current, wanted)) return { snapshot: current };
  const found = await Promise.all(wanted.map((list) => versionOf(app, list, active, atMs)));
  const versions = found.flatMap((version) => version ?? []);
  const gone = new Set((await app.historical.absent(versions)).map(({ seq }) => seq));
  // If a file was searched in several ways, only the activations of that time tell which one was in force.
  const doubted = new Set(active.filter(({ isProved }) => !isProved).map(({ list }) => list));
  const missing = wanted.flatMap((list, at) => {
    const version = found[at];
    if (doubted.has(list.id) || version?.isProved === false) return [unprovedList(list)];
    return version === undefined || !version.kept || gone.has(version.seq) ? [missingList(list)] : [];
  });
  if (missing.length > 0) return { missing };
  const base = await indexOf(app, versions, wanted);
  // Past lists are searched without party decisions, see `searchedOn`.
  return { snapshot: isPast ? base : await asDecided(app, base, atMs) };
}

/**
 * The moment that `asOf` named when the search ran, ignoring versions added later. Undefined if the version it names is
 * not proved.
 */
async function pastMoment({ storage }: App, asOf: string, atMs: number): Promise<number | undefined> {
  const find = async (list: string, prefix: string) =>
    (await storage.listVersions.find(list, prefix)).filter(({ acceptedAt }) => acceptedAt <= atMs);
  const moment = await momentOf({ listVersions: { find } }, asOf, atMs);
  if ('unproved' in moment) return undefined;
  return 'unknown' in moment ? atMs : moment.atMs;
}

/** All lists of a past moment, since the record names only those that its policy searches. */
function wantedThen(active: readonly ListActivation[], { loaded }: Recorded): readonly Wanted[] {
  const others = active.flatMap(({ list: id, version, isProved }) =>
    (version === null && isProved) || loaded.some((one) => one.id === id)
      ? []
      : [{ id, version: version?.version ?? null, sha256: version?.sha256 ?? '' }],
  );
  return [...loaded, ...others];
}

/**
 * The version of a file that was searched: the active one or, failing that, the latest one with this file at that time.
 */
async function versionOf(
  { storage }: App,
  { id, sha256 }: Wanted,
  active: readonly ListActivation[],
  atMs: number,
): Promise<ProvedListVersion | undefined> {
  const then = active.find(({ list }) => list === id);
  if (then?.version?.sha256 === sha256) return { ...then.version, isProved: then.isProved };
  const ofFile = (await storage.listVersions.find(id, sha256)).filter((version) => version.sha256 === sha256);
  return ofFile.find(({ acceptedAt }) => acceptedAt <= atMs) ?? ofFile.at(-1);
}

async function indexOf(app: App, versions: readonly StoredListVersion[], wanted: readonly Wanted[]): Promise<Snapshot> {
  const current = app.lists.current();
  if (current !== undefined && versions.every(({ active }) => active) && isSame(current, wanted)) return current;
  return pastSnapshot(
    app,
    [...versions].sort((a, b) => (a.list < b.list ? -1 : 1)),
  );
}

async function asDecided({ lists, storage }: App, base: Snapshot, atMs: number): Promise<Snapshot> {
  const then = await storage.partyDecisions.inForceAt(atMs);
  if (base !== lists.current()) return decidedParties(base, then);
  const now = await storage.partyDecisions.inForce();
  const isUnchanged = then.map(({ id }) => id).join() === now.map(({ id }) => id).join();
  return isUnchanged ? base : decidedParties(base, then);
}

function isSame({ lists }: Snapshot, wanted: readonly Wanted[]): boolean {
  return (
    lists.length === wanted.length &&
    wanted.every(({ id, sha256 }) => lists.some((list) => list.id === id && list.sha256 === sha256))
  );
}

const missingList = (wanted: Wanted): Missing => missing(wanted, 'are not stored here any more.');

const unprovedList = (wanted: Wanted): Missing =>
  missing(wanted, 'are not used: what is stored of them is not what was recorded, or nothing proves it.');

function missing({ id, version, sha256 }: Wanted, why: string): Missing {
  const what = version === null ? id : `${id} ${version}`;
  const text = `The listings of ${what} (file ${sha256.slice(0, 12)}) ${why}`;
  return { kind: 'list_version', name: id, version, hash: hashText(sha256), text };
}
