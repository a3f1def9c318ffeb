import type { DiagnoseRequest, DiagnoseResponse } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { presentListUsed } from '../lists/view.ts';
import { checkLists, findPolicy } from '../policies/find-policy.ts';
import { engineInfo } from './answer-context.ts';
import { applyRequest } from './apply-request.ts';
import { checkBirthDates, datesOfSearch } from './check-birth-dates.ts';
import { presentTokens } from './present-hit.ts';
import { diagnoseOn } from './screen-snapshot.ts';

/**
 * Why a search finds a party, or not. It records nothing and clears nothing, so weakening the policy needs no further
 * scope.
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
  // The id of a party that is not loaded names its list.
  const of =
    diagnosis.listings.length > 0 ? diagnosis.listings.map(({ list }) => list) : [id.slice(0, id.indexOf(':'))];
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
