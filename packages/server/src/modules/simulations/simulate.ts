import type { RuleRow, RuleSimulation, SimulateRuleRequest } from '@namesake/contract';
import type { Hit, Policy } from '@namesake/engine';
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

/** Each is screened in up to twenty ways. */
const MOST_LISTINGS = 60;
const MOST_EXAMPLES = 25;
const MOST_OF_LISTING = 2;

/**
 * What a rule would have done to recorded screenings, and what it would do to listed parties whose name and data were
 * entered with mistakes: whoever is taken away there would be let pass.
 *
 * @throws ApiError `starting`, `unknown_policy`, or as `SearchPool.screen`
 */
export async function simulateRule(asked: Call, request: SimulateRuleRequest): Promise<RuleSimulation> {
  const { app } = asked;
  const signal = asked.gone();
  // Each signal listens to the connection, and there are many searches.
  const call: Call = { ...asked, gone: () => signal };
  const snapshot = app.lists.current();
  if (snapshot === undefined) throw new ApiError('starting', { headers: { 'retry-after': '2' } });
  const policy = await findPolicy(app, request.policy);
  const toMs = request.to === undefined ? undefined : Date.parse(request.to);
  const { recorded, listings } = await onRecorded(call, request.rows, { fromMs: Date.parse(request.from), toMs });
  const tried = new Set([...listings, ...snapshot.controls.map(({ listing }) => listing)]);
  const distorted = await onDistorted(call, request.rows, { snapshot, policy, tried: [...tried] });
  const { from, to = null } = request;
  await audit(call, 'rule.simulated', '', { from, to, rows: request.rows });
  return { recorded, distorted };
}

type Ground = { readonly snapshot: Snapshot; readonly policy: Policy; readonly tried: readonly string[] };

async function onDistorted(
  call: Call,
  rows: readonly RuleRow[],
  { snapshot, policy, tried }: Ground,
): Promise<RuleSimulation['distorted']> {
  const under = { policy: policy.name, held: new Set<string>() };
  const examples: Lost[] = [];
  let [listings, all, found, lowered, lost] = [0, 0, 0, 0, 0];
  for (const id of tried) {
    if (listings === MOST_LISTINGS) break;
    const listing = snapshot.records.find(id)?.listing;
    const name = listing?.names.find(({ kind }) => kind === 'primary')?.value ?? listing?.names[0]?.value;
    if (listing === undefined || name === undefined) continue;
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
      if (shown === MOST_OF_LISTING || examples.length === MOST_EXAMPLES) continue;
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

/** The hit on the listing, without any rule. */
async function hitOf(
  call: Call,
  { snapshot, policy, id }: Omit<Ground, 'tried'> & { readonly id: string },
  { query }: Distorted,
): Promise<Hit | undefined> {
  call.gone().throwIfAborted();
  const { screening } = await screenAnew(call, snapshot, query, policy);
  return screening.hits.find((hit) => hit.listings.some((listing) => listing === id));
}
