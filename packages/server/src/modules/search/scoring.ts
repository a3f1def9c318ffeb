import {
  type DiagnoseRequest,
  type DiagnoseResponse,
  type Example,
  type Limitations,
  NOT_COVERED,
  NOT_COVERED_CODES,
  type Scoring,
} from '@namesake/contract';
import { type Policy, scoringTable } from '@namesake/engine';
import { LIST_LIMITATIONS, UNREAD_LISTS } from '@namesake/lists';
import type { Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { listOf } from '../../lib/ids/listing-id.ts';
import type { Snapshot } from '../../lists/snapshot/snapshot.ts';
import { presentListUsed } from '../lists/view.ts';
import { checkLists, findPolicy } from '../policies/find-policy.ts';
import { engineInfo } from './answer-context.ts';
import { applyRequest } from './apply-request.ts';
import { checkBirthDates, datesOfSearch } from './check-birth-dates.ts';
import { presentTokens } from './present-hit.ts';
import { diagnoseOn } from './screen-snapshot.ts';

/** Maximum number of listings tried: each takes one search. */
const MAX_TRIED = 10;

/** The engine's scoring table. Public: it reveals nothing about this installation's data. */
export const getScoring = (): Scoring => scoringTable();

/** What screening cannot show. Public: it reveals nothing about this installation's data. */
export const getLimitations = (): Limitations => ({
  lists: LIST_LIMITATIONS,
  notRead: UNREAD_LISTS,
  notCovered: NOT_COVERED_CODES.map((code) => ({ code, text: NOT_COVERED[code] })),
});

/**
 * A name for a first search: the full primary name of a listing that the default policy finds. Taken from the control
 * names, which were found when the index was proved.
 */
export function getExample({ app }: Call): Example {
  const snapshot = app.lists.current();
  const found = snapshot === undefined ? undefined : exampleOf(snapshot, app.policy);
  return found ?? { searchText: null, listing: null };
}

function exampleOf({ controls, records, screener }: Snapshot, policy: Policy): Example | undefined {
  const listings = [...new Set(controls.map(({ listing }) => listing))].slice(0, MAX_TRIED);
  for (const listing of listings) {
    const names = records.find(listing)?.listing.names ?? [];
    const searchText = (names.find(({ kind }) => kind === 'primary') ?? names[0])?.value;
    if (searchText === undefined) continue;
    const { hits, insufficientName } = screener.screen({ searchText }, policy);
    if (!insufficientName && hits.some((hit) => hit.listings.some((id) => id === listing)))
      return { searchText, listing };
  }
  return undefined;
}

/**
 * Explains why a search finds a party, or not. It records and clears nothing, so weakening the policy requires no
 * further scope.
 *
 * @throws ApiError `starting`, `unknown_list`, `unknown_policy`
 */
export async function diagnoseSearch(call: Call, request: DiagnoseRequest): Promise<DiagnoseResponse> {
  const { app } = call;
  checkBirthDates(datesOfSearch(request), app.now());
  const snapshot = app.lists.current();
  if (snapshot === undefined) throw new ApiError('starting', { headers: { 'retry-after': '2' } });
  const states = app.lists.states(app.now());
  checkLists(request, states);
  const base = await findPolicy(app, request.policy);
  const applied = applyRequest(request, { base, standard: app.policy, lists: states });
  const { query, policy } = applied;
  const { expectedEntityId, expectedName = '' } = request;
  const party = expectedEntityId === undefined ? { name: expectedName } : { id: expectedEntityId };
  const { id, diagnosis: diagnosed, tookMs } = await diagnoseOn(call, snapshot, { query, policy, party });
  const { steps, names, changes, ...diagnosis } = diagnosed;
  // If the party is not loaded, its id still names its list.
  const of = diagnosis.listings.length > 0 ? diagnosis.listings.map(({ list }) => list) : [listOf(id)];
  const lists = states.filter((state) => of.includes(state.id));
  const [first, ...rest] = steps;
  const versions = lists.map(({ id: list, loaded }) => `${list} ${loaded?.version ?? 'is not loaded'}`).join(', ');
  const said =
    id === '' ? 'No loaded list has a name like this.' : `${first?.text ?? ''}${versions && ` Lists: ${versions}.`}`;
  return {
    ...diagnosis,
    steps: first === undefined ? [] : [{ ...first, text: said }, ...rest],
    changes:
      changes?.map(({ value, ...change }) => ({ ...change, value: value === null ? null : String(value) })) ?? null,
    names: names.map((name) => ({ ...name, tokens: presentTokens(name.tokens) })),
    lists: lists.map(presentListUsed),
    engine: engineInfo(app, applied, diagnosis.threshold, tookMs),
  };
}
