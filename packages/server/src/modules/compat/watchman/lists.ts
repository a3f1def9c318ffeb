import type { SearchRequest, WatchmanListInfo } from '@namesake/contract';
import type { App, Call } from '../../../context/app.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import type { ListState } from '../../../lists/state/list-state.ts';
import { loadedIds, requiredIds } from '../../lists/view.ts';
import { policiesForLists } from '../../policies/complete-for.ts';
import { howToAllow, policyName } from '../allow-policy.ts';

/** Watchman's names of our lists. Other lists have our ids. */
const NAMES = new Map([
  ['us_ofac', 'us_ofac_sdn'],
  ['us_non_sdn', 'us_ofac_cons'],
  ['eu_csl', 'eu_fsf'],
  ['uk_csl', 'gb_fcdo'],
  ['un_csl', 'un_sc'],
]);

const WATCHMAN_NAMES = new Map([...NAMES].map(([theirs, ours]) => [ours, theirs]));

/** Source names sent by Watchman's own interface and tools. They do not select lists. */
const NO_CHOICE = ['api-request', 'mcp-request'];

/** Watchman's name of a list. */
export const watchmanName = (list: string): string => WATCHMAN_NAMES.get(list) ?? list;

/**
 * Maps a choice of sources to a policy. No choice, or one with all required lists, searches everything. Otherwise
 * exactly one policy must search these lists and define completeness for the caller.
 *
 * @throws ApiError `unknown_list`, `policy_not_allowed`
 */
export async function listsOf(
  call: Call,
  sources: readonly string[] | undefined,
): Promise<Pick<SearchRequest, 'policy'>> {
  const named = (sources ?? []).flatMap((text) => text.split(',')).map((source) => source.trim().toLowerCase());
  const chosen = new Set(named.filter((source) => source !== '' && !NO_CHOICE.includes(source)));
  if (chosen.size === 0) return {};
  const { app } = call;
  const states = app.lists.states(app.now());
  const loaded = loadedIds(states);
  const ids = [...chosen].map((source) => NAMES.get(source) ?? source);
  if (!ids.every((id) => loaded.includes(id))) throw unknownSource(loaded);
  // Lists left out by such a choice are searched too, since this format cannot report that they were not.
  if (requiredIds(states).every((id) => ids.includes(id))) return {};
  const [policy, ...others] = await policiesForLists(call, ids);
  if (policy === undefined) throw await notAllowed(call, ids);
  if (others.length > 0) throw ambiguous([policy, ...others]);
  return { policy };
}

function unknownSource(loaded: readonly string[]): ApiError {
  const detail = `A source is not loaded here. Sources here are ${loaded.map(watchmanName).join(', ')}.`;
  return new ApiError('unknown_list', { detail });
}

async function notAllowed(call: Call, lists: readonly string[]): Promise<ApiError> {
  const { principal } = call;
  const name = policyName('only', lists);
  const whom = principal.kind === 'token' ? ` and names the token ${principal.tokenId} in completeFor` : '';
  const how = await howToAllow(call, name, { lists });
  const detail = `No policy searches exactly ${lists.join(', ')}${whom}. ${how} Or leave out source: then every list is searched.`;
  return new ApiError('policy_not_allowed', { detail });
}

/** Policy names must not decide which one answers: one may find parties that another does not. */
function ambiguous(policies: readonly string[]): ApiError {
  const detail = `Several policies search exactly these lists for this token: ${policies.join(', ')}. An administrator takes it out of completeFor of all but one.`;
  return new ApiError('policy_not_allowed', { detail });
}

/** Searched lists in Watchman's format. @throws ApiError `starting` */
export function listInfo(app: App): WatchmanListInfo {
  if (app.lists.current() === undefined) throw new ApiError('starting', { headers: { 'retry-after': '2' } });
  const states = app.lists.states(app.now());
  const checked = states.flatMap(({ checkedAtMs, loaded }) => checkedAtMs ?? dateOf(loaded) ?? []);
  return {
    lists: byName(states, ({ records }) => records),
    listHashes: byName(states, ({ sha256 }) => sha256),
    startedAt: new Date(Math.min(...checked, app.now())).toISOString(),
    endedAt: new Date(checked.length === 0 ? app.now() : Math.max(...checked)).toISOString(),
    version: app.version,
  };
}

type Loaded = NonNullable<ListState['loaded']>;

/** Publication time of a file that is not checked for updates. */
const dateOf = (loaded: Loaded | null): number | undefined =>
  loaded?.isDated === true ? Date.parse(loaded.publishedAt) : undefined;

const byName = <Value>(states: readonly ListState[], read: (loaded: Loaded) => Value): Record<string, Value> =>
  Object.fromEntries(states.flatMap(({ id, loaded }) => (loaded === null ? [] : [[watchmanName(id), read(loaded)]])));
