import type { App } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import type { Snapshot } from '../../lists/snapshot/snapshot.ts';
import type { ListState } from '../../lists/state/list-state.ts';
import type { ListActivation } from '../../lists/store/list-version.ts';
import { momentOf } from './moment-of.ts';
import { pastSnapshot } from './past-snapshot.ts';

/** The lists that were searched at a time. */
export type Then = { readonly snapshot: Snapshot; readonly states: readonly ListState[] };

/**
 * The lists that were searched at the time that `asOf` names: see `momentOf`.
 *
 * @throws ApiError `as_of_unknown` where this installation cannot know, `version_not_proved`, `as_of_too_large`
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

/** A past list is never fresh: a miss in it proves nothing today. */
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
