import type { SearchResponse } from '@namesake/contract';
import type { Hit, Screening, Warning } from '@namesake/engine';
import { outcomeOf as outcomeWith } from '@namesake/engine/vocabulary';
import type { Call } from '../../context/app.ts';
import { placeIn } from '../../lib/paging.ts';
import type { Snapshot } from '../../lists/snapshot/snapshot.ts';
import type { AppliedRequest } from '../search/apply-request.ts';
import { presentHit, presentNotCompared, presentSuppressed, shownAside } from '../search/present-hit.ts';
import { discounted, lowered, type Remaining, takeAway, wholePage } from '../search/remaining-hits.ts';
import { screenAnew } from '../search/screen-snapshot.ts';
import type { Recorded } from './recorded.ts';

/** Parts of an answer that are judged. Ids, times and the state of lists are not. */
export type Judged = Pick<
  SearchResponse,
  'complete' | 'interpretedAs' | 'notCompared' | 'results' | 'suppressed' | 'total'
> & {
  /** Null if there is no answer. */
  readonly outcome: SearchResponse['outcome'] | null;
  readonly threshold: number;
  /** Codes of warnings about the text. */
  readonly warnings: readonly Warning['code'][];
};

type SuppressedItem = SearchResponse['suppressed']['items'][number];

/** Warnings about lists, the clock and the request, which do not concern the judgement. */
const OF_SERVICE: readonly string[] = [
  'unknown_member_ignored',
  'list_ageing',
  'list_unusable',
  'lists_attested',
  'clock_back',
];

/** Judged parts of a recorded answer. */
export function judgedThen({ answer }: Recorded): Judged {
  const { complete, interpretedAs, notCompared, outcome, results, suppressed, total, engine, warnings } = answer;
  return {
    outcome,
    complete,
    total,
    interpretedAs,
    notCompared,
    results,
    suppressed,
    threshold: engine.threshold,
    warnings: codesOf(warnings),
  };
}

/**
 * Repeats a recorded request. Whether the lists were fresh enough, and whether the request restricted the search, is
 * taken from the record.
 *
 * @throws ApiError as `SearchPool.screen`
 */
export async function judgeAgain(
  call: Call,
  { request, answer }: Recorded,
  { query, policy }: Pick<AppliedRequest, 'query' | 'policy'>,
  snapshot: Snapshot,
): Promise<Judged> {
  const skip = request.cursor === undefined ? 0 : placeIn(request.cursor);
  const { screening, found } = await screenPage(call, snapshot, { query, policy, skip, taken: takenThen(answer) });
  const ruleThen = ({ entityId }: Hit) => answer.results.find((one) => one.entityId === entityId)?.rule;
  const items = itemsOfTaken(found.taken, answer);
  const judged: Judged = {
    ...outcomeOf({ ...screening, total: found.total }, answer, snapshot),
    total: found.total,
    interpretedAs: [...screening.interpretedAs],
    notCompared: presentNotCompared(screening.notCompared),
    results: found.hits.map((hit) => presentHit(lowered(hit, ruleThen(hit)), snapshot, request.explain)),
    suppressed: presentSuppressed(screening.suppressed, {
      overLimit: found.overLimit,
      ...countsOf(items),
      items: [...items, ...shownAside(screening.suppressed.items, request, policy)],
    }),
    threshold: screening.threshold ?? policy.threshold,
    warnings: codesOf(screening.warnings),
  };
  // Round trip through JSON, as for the recorded answer.
  return JSON.parse(JSON.stringify(judged));
}

/** Parties suppressed by good guys and rules at the time. Decisions of people do not concern the engine. */
const takenThen = ({ suppressed }: SearchResponse): readonly SuppressedItem[] =>
  suppressed.items.filter(({ why }) => why === 'good_guy' || why === 'discount');

/** Suppressed parties of the replay, with what suppressed them in the record. */
const itemsOfTaken = (taken: readonly Hit[], answer: SearchResponse): readonly SuppressedItem[] =>
  taken.map((hit) => {
    const { entityId, nameScore, primaryName } = hit;
    const then = takenThen(answer).find((one) => one.entityId === entityId);
    if (then?.why === 'discount') return discounted(hit, then.rule);
    return { entityId, nameScore, primaryName, why: 'good_guy', goodGuys: then?.goodGuys ?? [] };
  });

const countsOf = (items: readonly SuppressedItem[]) => ({
  goodGuys: items.filter(({ why }) => why === 'good_guy').length,
  discounts: items.filter(({ why }) => why === 'discount').length,
});

/** As in `createSearch`: if parties are suppressed, pages are cut from the remaining ones. */
async function screenPage(
  call: Call,
  snapshot: Snapshot,
  {
    query,
    policy,
    skip,
    taken,
  }: Pick<AppliedRequest, 'query' | 'policy'> & {
    readonly skip: number;
    readonly taken: readonly SuppressedItem[];
  },
): Promise<{ readonly screening: Screening; readonly found: Remaining }> {
  const { screening } = await screenAnew(call, snapshot, skip === 0 ? query : { ...query, skip }, policy);
  if (taken.length === 0) return { screening, found: wholePage(screening) };
  const limit = screening.total + skip;
  const { screening: whole } = await screenAnew(call, snapshot, query, { ...policy, limit });
  const isTaken = ({ entityId }: Hit): boolean => taken.some((one) => one.entityId === entityId);
  return { screening, found: takeAway(whole.hits, isTaken, { skip, limit: policy.limit }) };
}

function outcomeOf(
  screening: Screening,
  { asOf, complete, notCompared, restricted, total }: SearchResponse,
  { origin }: Snapshot,
): Pick<Judged, 'outcome' | 'complete'> {
  const decision = outcomeWith(screening, {
    sample: origin === 'sample',
    // An answer without results was given only if the lists allowed it. Other reasons leave this open.
    listsComplete: asOf !== undefined || complete || total === 0 || restricted || notCompared.length > 0,
    restricted,
  });
  return decision.answer ? decision : { outcome: null, complete: false };
}

const codesOf = (warnings: readonly Pick<Warning, 'code'>[]): readonly Warning['code'][] =>
  warnings.map(({ code }) => code).filter((code) => !OF_SERVICE.includes(code));
