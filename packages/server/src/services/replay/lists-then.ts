import type { Replay } from '@namesake/contract';
import { ApiError } from '../../errors/api-error.ts';
import { decidedParties } from '../../lists/snapshot/decided-parties.ts';
import type { Snapshot } from '../../lists/snapshot/snapshot.ts';
import type { ListActivation, StoredListVersion } from '../../storage/ports/list-versions.ts';
import type { Needs } from '../app.ts';
import { momentOf } from '../search/moment-of.ts';
import type { Recorded } from './recorded.ts';

type Missing = Replay['missing'][number];
type Wanted = Recorded['loaded'][number];
type ListsThen = Needs<'historical' | 'lists', 'listVersions' | 'partyDecisions'>;

/** What a record ran on, ready to be searched, or what of it is missing. */
export type Ground = { readonly snapshot: Snapshot } | { readonly missing: readonly Missing[] };

/**
 * The lists that a record ran on, with the parties as operators had decided them then. Lists that did not change since
 * are not loaded again.
 *
 * @throws ApiError `as_of_too_large`
 */
export async function listsThen(app: ListsThen, recorded: Recorded): Promise<Ground> {
  const { answer, request, loaded } = recorded;
  const atMs = Date.parse(answer.searchedAt);
  const isPast = request.asOf !== undefined;
  // A version is recorded just before it is searched.
  const moment = isPast ? await pastMoment(app, request.asOf, atMs) : atMs - 1;
  const active = await app.storage.listVersions.activeAt(moment);
  const wanted = isPast ? wantedThen(active, recorded) : loaded;
  const current = app.lists.current();
  if (current?.origin === 'sample' && isSame(current, wanted)) return { snapshot: current };
  const found = await Promise.all(wanted.map((list) => versionOf(app, list, active, atMs)));
  const versions = found.flatMap((version) => version ?? []);
  const gone = new Set((await app.historical.absent(versions)).map(({ seq }) => seq));
  const missing = wanted.filter((_, at) => {
    const version = found[at];
    return version === undefined || !version.kept || gone.has(version.seq);
  });
  if (missing.length > 0) return { missing: missing.map(missingList) };
  const base = await indexOf(app, versions, wanted);
  // Lists of another time are searched without decisions: see `searchedOn`.
  return { snapshot: isPast ? base : await asDecided(app, base, atMs) };
}

/** The moment that `asOf` named when the search ran; versions that came later are not meant. */
async function pastMoment({ storage }: ListsThen, asOf: string, atMs: number): Promise<number> {
  const find = async (list: string, prefix: string) =>
    (await storage.listVersions.find(list, prefix)).filter(({ acceptedAt }) => acceptedAt <= atMs);
  const moment = await momentOf({ listVersions: { find } }, asOf, atMs);
  return 'unknown' in moment ? atMs : moment.atMs;
}

/** All lists of a past moment: the record names only those that its policy searches. */
function wantedThen(active: readonly ListActivation[], { loaded }: Recorded): readonly Wanted[] {
  const others = active.flatMap(({ list: id, version }) =>
    version === null || loaded.some((one) => one.id === id)
      ? []
      : [{ id, version: version.version, sha256: version.sha256 }],
  );
  return [...loaded, ...others];
}

/** What of a file was searched then: the version that was active, else the latest with this file until then. */
async function versionOf(
  { storage }: ListsThen,
  { id, sha256 }: Wanted,
  active: readonly ListActivation[],
  atMs: number,
): Promise<StoredListVersion | undefined> {
  const then = active.find(({ list }) => list === id)?.version;
  if (then?.sha256 === sha256) return then;
  const ofFile = (await storage.listVersions.find(id, sha256)).filter((version) => version.sha256 === sha256);
  return ofFile.find(({ acceptedAt }) => acceptedAt <= atMs) ?? ofFile.at(-1);
}

async function indexOf(
  app: ListsThen,
  versions: readonly StoredListVersion[],
  wanted: readonly Wanted[],
): Promise<Snapshot> {
  const current = app.lists.current();
  if (current !== undefined && versions.every(({ active }) => active) && isSame(current, wanted)) return current;
  if (!app.historical.fits(versions)) throw new ApiError('as_of_too_large');
  return app.historical.of([...versions].sort((a, b) => (a.list < b.list ? -1 : 1)));
}

async function asDecided({ lists, storage }: ListsThen, base: Snapshot, atMs: number): Promise<Snapshot> {
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

function missingList({ id, version, sha256 }: Wanted): Missing {
  const what = version === null ? id : `${id} ${version}`;
  const text = `The listings of ${what} (file ${sha256.slice(0, 12)}) are not stored here any more.`;
  return { kind: 'list_version', name: id, version, hash: sha256, text };
}
