import type { ListDetail, ListInfo, ListsLoading, ListsResponse, ListUsed } from '@namesake/contract';
import type { Policy } from '@namesake/engine';
import { SOURCES } from '@namesake/lists';
import type { App, Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { hashText } from '../../lib/ids/hash-text.ts';
import type { LoadProgress } from '../../lists/loading/load-tracker.ts';
import type { Attestation } from '../../lists/state/attestation.ts';
import type { ListState } from '../../lists/state/list-state.ts';
import { isComplete } from '../../lists/state/list-state-reader.ts';
import { unusableBecause } from '../../lists/state/unusable-because.ts';
import { lastRefresh } from './last-refresh.ts';
import { presentVersion } from './version-changes.ts';

/** Progress between the start of listening and the first file. */
const BEGINNING: LoadProgress = {
  phase: 'reading',
  lists: { done: 0, of: null },
  list: null,
  listings: null,
  bytes: null,
};

/** The folder may contain many unrelated files. */
const MAX_FILES = 100;

/**
 * One list, with the version in use.
 *
 * @throws ApiError `list_not_found`
 */
export async function getList({ app }: Call, id: string): Promise<ListDetail> {
  const state = app.lists.states(app.now()).find((list) => list.id === id);
  if (state === undefined) throw new ApiError('list_not_found');
  const active = (await app.storage.listVersions.active()).find(({ list }) => list === id);
  const list = presentListInfo(state, app.policy);
  return {
    ...list,
    active: active === undefined ? null : presentVersion(active),
    refresh: await lastRefresh(app, list),
  };
}

/** Every list that is loaded or required, with its age and state. */
export function listLists({ app }: Call): ListsResponse {
  const states = app.lists.states(app.now());
  return {
    items: states.map((state) => presentListInfo(state, app.policy)),
    demo: app.lists.current()?.origin === 'sample',
    complete: isComplete(states),
    loading: presentLoading(app),
    attestation: presentAttestation(app.lists.attestation),
    coverage: { notSearched: notSearched(loadedIds(states)) },
    noLongerRequired: app.lists.givenUp.map(({ id, reason, atMs }) => ({
      id,
      text: reason,
      acceptedAt: new Date(atMs).toISOString(),
    })),
    leftOut: {
      total: app.lists.leftOut.length,
      items: app.lists.leftOut.slice(0, MAX_FILES).map(({ reason, ...file }) => ({ ...file, text: reason })),
    },
    nextCursor: null,
  };
}

/** A list in the format of answers. */
export function presentListUsed(state: ListState): ListUsed {
  const { id, loaded, checkedAtMs, ageSeconds, status } = state;
  return {
    id,
    version: loaded?.version ?? null,
    publishedAt: loaded?.publishedAt ?? null,
    checkedAt: checkedAtMs === null ? null : new Date(checkedAtMs).toISOString(),
    ageSeconds,
    recordCount: loaded?.records ?? null,
    fileHash: loaded?.sha256 === undefined ? null : hashText(loaded.sha256),
    status,
  };
}

/** A list with all its details. `policy` is the default one. */
function presentListInfo(state: ListState, policy: Pick<Policy, 'effects'>): ListInfo {
  const { title, publisher, url, effect, required, publishedEveryDays, heldRemovals } = state;
  const lacks = state.status === 'incomplete' ? (unusableBecause(state) ?? null) : null;
  const facts = { title, publisher, url: url === '' ? null : url, effect, required, publishedEveryDays };
  return {
    ...presentListUsed(state),
    ...facts,
    problem: state.problem ?? lacks,
    problemKind: state.problemKind ?? (lacks === null ? null : 'failed'),
    heldRemovalCount: heldRemovals,
    warnings: [...(state.loaded?.warnings ?? [])],
    effects: (state.loaded?.effects ?? []).map(({ effect, listings }) => ({ effect, listingCount: listings })),
    notSearched: listingsNotSearched(state, policy),
  };
}

/** Listings with effects that the policy does not search. Listings of unknown effect are always searched. */
function listingsNotSearched({ loaded }: ListState, { effects }: Pick<Policy, 'effects'>): ListInfo['notSearched'] {
  const out = (loaded?.effects ?? []).filter(
    ({ effect }) => effect !== 'unknown' && effects !== undefined && !effects.includes(effect),
  );
  return {
    listingCount: out.reduce((sum, { listings }) => sum + listings, 0),
    effects: out.map(({ effect }) => effect),
  };
}

/** The operator's declaration that the files on disk are current. */
function presentAttestation(attestation: Attestation | null): ListsResponse['attestation'] {
  if (attestation === null) return null;
  const { reason, atMs, untilMs } = attestation;
  return { text: reason, since: new Date(atMs).toISOString(), until: new Date(untilMs).toISOString() };
}

/** Progress of loading lists; null while none is being loaded. */
export function presentLoading({ loading, lists }: App): ListsLoading | null {
  const searchable = lists.current() !== undefined;
  const progress = loading() ?? (searchable ? null : BEGINNING);
  return progress === null ? null : { ...progress, searchable };
}

/** Ids of official lists that most users must screen against but that are not searched. */
export function notSearched(searched: readonly string[]): string[] {
  return SOURCES.filter(({ id, required }) => required && !searched.includes(id)).map(({ id }) => id);
}

/** Ids of the loaded lists. */
export const loadedIds = (states: readonly { readonly id: string; readonly loaded: unknown }[]): readonly string[] =>
  states.filter(({ loaded }) => loaded !== null).map(({ id }) => id);

/** Ids of the lists that a complete answer needs. */
export const requiredIds = (states: readonly ListState[]): readonly string[] =>
  states.filter(({ required }) => required).map(({ id }) => id);
