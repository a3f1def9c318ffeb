import type { EntityOwnership, NamedParty, OwnershipRuleName } from '@namesake/contract';
import { findOwnership, isSanctioned, type OwnershipRule, percentText, SAMPLE_LIST_ID } from '@namesake/lists';
import type { Call } from '../../../context/app.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import type { Snapshot } from '../../../lists/snapshot/snapshot.ts';
import type { Storage } from '../../../stores/storage.ts';
import { OwnershipNotProved, type StakeTable } from '../store/stake-rows.ts';
import { findingText } from './finding-text.ts';
import { type KnownStake, KnownStakes } from './known-stakes.ts';
import { listedParty, nameParty, today } from './party-names.ts';

type StakeView = EntityOwnership['owners'][number];

/** Maximum number of holdings that rules are applied to. */
const MAX_HOLDINGS = 200;

/**
 * Owners of a party and the results of the ownership rules. The party is listed, or only in the operator's table.
 *
 * @throws ApiError `entity_not_found`, `ownership_not_proved`, `starting`
 */
export async function getEntityOwnership({ app }: Call, id: string): Promise<EntityOwnership> {
  const snapshot = app.lists.current();
  if (snapshot === undefined) throw new ApiError('starting', { headers: { 'retry-after': '2' } });
  const known = new KnownStakes(snapshot, await provedTable(app.storage), today(app));
  const party = known.idOf(id);
  const near = known.around(party);
  if (near.length === 0 && listedParty(snapshot, party) === undefined) throw new ApiError('entity_not_found');
  const owners = near.filter(({ owned }) => owned === party);
  const holdings = near.filter(({ owner }) => owner === party);
  const held = [...new Set(holdings.map(({ owned }) => owned))].slice(0, MAX_HOLDINGS);
  const { stakes, complete } = known.above([party, ...held]);
  const names = namesOf(snapshot, party, [...near, ...stakes]);
  const isSample = snapshot.origin === 'sample';
  const asks = app.ownershipRules.map((rule) => ({ rule, ...frozenBy(snapshot, names, rule) }));
  const met = new Map(held.map((one) => [one, rulesMet(one, stakes, asks)]));
  return {
    party: names.get(party) ?? { id: party, name: null, entityType: null, lists: [] },
    rules: asks.map(({ rule, frozen, loaded }) => {
      const { verdict, ground, countedPpm, chain } = findOwnership(party, stakes, frozen, rule);
      const listed = frozen.has(party);
      const countedPercent = percentText(countedPpm);
      const hasUnknown = owners.some(({ sharePpm }) => sharePpm === null);
      const text = findingText({ rule, ground, countedPercent, listed, loaded, isSample, hasUnknown });
      return { rule: rule.id, verdict, ground, countedPercent, listed, loaded, text, chain: chain.map(presentStake) };
    }),
    owners: owners.map(presentStake),
    holdings: holdings
      .filter(({ owned }) => met.has(owned))
      .map((stake) => ({ stake: presentStake(stake), met: met.get(stake.owned) ?? [] })),
    parties: [...names.values()],
    complete: complete && held.length === new Set(holdings.map(({ owned }) => owned)).size,
  };
}

type Ask = { readonly rule: OwnershipRule; readonly frozen: ReadonlySet<string> };

function rulesMet(party: string, stakes: readonly KnownStake[], asks: readonly Ask[]): OwnershipRuleName[] {
  return asks
    .filter(({ rule, frozen }) => findOwnership(party, stakes, frozen, rule).verdict === 'met')
    .map(({ rule }) => rule.id);
}

/**
 * Parties frozen by the rule's lists or sanctioned in its datasets. If only the sample is loaded, it replaces every
 * list.
 */
function frozenBy(snapshot: Snapshot, names: ReadonlyMap<string, NamedParty>, rule: OwnershipRule) {
  const lists = new Set(snapshot.origin === 'sample' ? [SAMPLE_LIST_ID] : rule.lists);
  const datasets = new Set(rule.datasets);
  const isFrozen = (id: string): boolean =>
    listedParty(snapshot, id)?.listings.some(
      (listing) =>
        listing.status === 'active' &&
        ((lists.has(listing.list) && listing.effect === 'asset_freeze') ||
          (datasets.has(listing.list) && isSanctioned(listing))),
    ) === true;
  return {
    frozen: new Set([...names.keys()].filter(isFrozen)),
    loaded: snapshot.lists.some(({ id }) => lists.has(id) || datasets.has(id)),
  };
}

function namesOf(snapshot: Snapshot, party: string, stakes: readonly KnownStake[]): Map<string, NamedParty> {
  const names = new Map<string, NamedParty>();
  const add = (id: string, name: string | null): void => {
    const known = names.get(id);
    if (known !== undefined && (known.name !== null || name === null)) return;
    const listed = listedParty(snapshot, id);
    names.set(id, listed === undefined ? { id, name, entityType: null, lists: [] } : nameParty(listed));
  };
  add(party, null);
  for (const { owner, owned, names: given } of stakes) {
    add(owner, given.owner);
    add(owned, given.owned);
  }
  return names;
}

function presentStake({ owner, owned, sharePpm, control, kind, listing, source, asOf }: KnownStake): StakeView {
  const sharePercent = sharePpm === null ? null : percentText(sharePpm);
  return {
    owner,
    owned,
    sharePercent,
    control,
    kind,
    statedBy: listing === null ? 'operator' : 'list',
    listing,
    source,
    asOf,
  };
}

/**
 * The operator's table of owners as imported. A proof is required: if a stake were deleted, a party would seem to have
 * no listed owner.
 *
 * @throws ApiError `ownership_not_proved`
 */
async function provedTable({ ownership }: Storage): Promise<StakeTable> {
  try {
    return await ownership.proved();
  } catch (error) {
    throw error instanceof OwnershipNotProved ? new ApiError('ownership_not_proved') : error;
  }
}
