import type { RuleRow, RuleSimulation, SimulateRuleRequest } from '@namesake/contract';
import { type Hit, type Listing, type Policy, stringAt, stringCount, unpackIndex } from '@namesake/engine';
import type { Call } from '../../context/app.ts';
import { audit } from '../../context/audit.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import type { Snapshot } from '../../lists/snapshot/snapshot.ts';
import { findPolicy } from '../policies/find-policy.ts';
import { metRow } from '../rules/store/judge-hit.ts';
import { screenAnew } from '../search/screen-snapshot.ts';
import { type Distorted, distortedOf } from './distort.ts';
import { onRecorded } from './recorded-hits.ts';

type Lost = RuleSimulation['distorted']['examples'][number];

/** Each one is screened in up to twenty ways. */
const MAX_LISTINGS = 60;
/** How many of them are parties that the rule affected in recorded screenings. */
const MAX_MET = 30;
const MAX_EXAMPLES = 25;
const MAX_OF_LISTING = 2;

/**
 * What a rule would have done to recorded screenings, and what it would do to listed parties entered with mistakes in
 * their name and data. A party suppressed there would pass unnoticed.
 *
 * @throws ApiError `starting`, `unknown_policy`, or as `SearchPool.screen`
 */
export async function simulateRule(asked: Call, request: SimulateRuleRequest): Promise<RuleSimulation> {
  const { app } = asked;
  const signal = asked.gone();
  // Shared, since each signal listens to the connection, and there are many searches.
  const call: Call = { ...asked, gone: () => signal };
  const snapshot = app.lists.current();
  if (snapshot === undefined) throw new ApiError('starting', { headers: { 'retry-after': '2' } });
  const policy = await findPolicy(app, request.policy);
  const toMs = request.to === undefined ? undefined : Date.parse(request.to);
  const { recorded, listings } = await onRecorded(call, request.rows, { fromMs: Date.parse(request.from), toMs });
  const tried = triedOf(snapshot, [...listings].slice(0, MAX_MET));
  const distorted = await onDistorted(call, request.rows, { snapshot, policy, tried });
  const { from, to = null } = request;
  await audit(call, 'rule.simulated', '', { from, to, rows: request.rows });
  return { recorded, distorted };
}

/** Listings that the rule affects, then listings with a birth date from all lists. */
function triedOf({ image, controls, records }: Snapshot, met: readonly string[]): readonly Listing[] {
  const find = (id: string): Listing[] => {
    const listing = records.find(id)?.listing;
    return listing === undefined ? [] : [listing];
  };
  const tried = new Map(met.flatMap(find).map((listing) => [listing.id, listing]));
  for (const id of image === null ? controls.map(({ listing }) => listing) : idsOver(image)) {
    if (tried.size >= MAX_LISTINGS) break;
    for (const listing of find(id)) if (listing.birthDates?.[0] !== undefined) tried.set(listing.id, listing);
  }
  return [...tried.values()];
}

/** Some ids from all lists, the same ones each time. */
function* idsOver(image: NonNullable<Snapshot['image']>): Generator<string> {
  const { ids } = unpackIndex(image).listings;
  const stride = Math.max(1, Math.floor(stringCount(ids) / (10 * MAX_LISTINGS)));
  for (let at = 0; at < stringCount(ids); at += stride) yield stringAt(ids, at);
}

type SimulationInput = { readonly snapshot: Snapshot; readonly policy: Policy; readonly tried: readonly Listing[] };

async function onDistorted(
  call: Call,
  rows: readonly RuleRow[],
  { snapshot, policy, tried }: SimulationInput,
): Promise<RuleSimulation['distorted']> {
  const under = { policy: policy.name, held: new Set<string>() };
  const examples: Lost[] = [];
  let [listings, all, found, lowered, lost] = [0, 0, 0, 0, 0];
  for (const listing of tried) {
    const { id, names } = listing;
    const name = names.find(({ kind }) => kind === 'primary')?.value ?? names[0]?.value;
    if (name === undefined) continue;
    listings += 1;
    let shown = 0;
    for (const distorted of distortedOf(listing, name)) {
      all += 1;
      const hit = await hitOf(call, { snapshot, policy, id }, distorted);
      if (hit === undefined) continue;
      found += 1;
      const met = metRow(rows, hit, under);
      if (met?.row.effect === 'lower' && hit.priority === 'high') lowered += 1;
      if (met?.row.effect !== 'discount') continue;
      lost += 1;
      if (shown === MAX_OF_LISTING || examples.length === MAX_EXAMPLES) continue;
      shown += 1;
      const { query, name: way, fact } = distorted;
      const { searchText, birthDate = null } = query;
      examples.push({ listing: id, searchText, birthDate, name: way, fact, row: met.number });
    }
  }
  return {
    listingCount: listings,
    triedCount: all,
    foundCount: found,
    loweredCount: lowered,
    lostCount: lost,
    examples,
  };
}

/** The hit on the listing, without any rules. */
async function hitOf(
  call: Call,
  { snapshot, policy, id }: Omit<SimulationInput, 'tried'> & { readonly id: string },
  { query }: Distorted,
): Promise<Hit | undefined> {
  call.gone().throwIfAborted();
  const { screening } = await screenAnew(call, snapshot, query, policy);
  return screening.hits.find((hit) => hit.listings.some((listing) => listing === id));
}
