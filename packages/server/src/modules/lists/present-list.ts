import type { ListInfo, ListsResponse, ListUsed } from '@namesake/contract';
import type { Policy } from '@namesake/engine';
import { hashText } from '../../lib/ids/hash-text.ts';
import type { Attestation } from '../../lists/state/attestation.ts';
import type { ListState } from '../../lists/state/list-state.ts';
import { unusableBecause } from '../../lists/state/unusable-because.ts';

/** A list as a screening names it. */
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

/** A list with everything known of it. `policy`: the default one. */
export function presentListInfo(state: ListState, policy: Pick<Policy, 'effects'>): ListInfo {
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
    notSearched: notSearched(state, policy),
  };
}

/** Listings whose effect the policy does not ask for. What is of unknown effect is searched whatever it says. */
function notSearched({ loaded }: ListState, { effects }: Pick<Policy, 'effects'>): ListInfo['notSearched'] {
  const out = (loaded?.effects ?? []).filter(
    ({ effect }) => effect !== 'unknown' && effects !== undefined && !effects.includes(effect),
  );
  return {
    listingCount: out.reduce((sum, { listings }) => sum + listings, 0),
    effects: out.map(({ effect }) => effect),
  };
}

/** The operator's word that the files on disk are current. */
export function presentAttestation(attestation: Attestation | null): ListsResponse['attestation'] {
  if (attestation === null) return null;
  const { reason, atMs, untilMs } = attestation;
  return { text: reason, since: new Date(atMs).toISOString(), until: new Date(untilMs).toISOString() };
}
