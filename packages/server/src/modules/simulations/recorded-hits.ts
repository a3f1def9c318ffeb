import { setImmediate } from 'node:timers/promises';
import type { RuleRow, RuleSimulation, SearchRequest, SearchResult } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { formatScreeningId } from '../../lib/ids/screening-id.ts';
import { byListing } from '../decisions/hit-counts.ts';
import { foldDecisions } from '../decisions/store/decision-state.ts';
import { readAnswer } from '../records/recorded-answer.ts';
import type { StoredScreening } from '../records/store/screening-store.ts';
import { metRow } from '../rules/store/judge-hit.ts';

type Recorded = RuleSimulation['recorded'];
type Example = Recorded['examples'][number];
/** Result of the simulation, and the listings that the rule would lower or suppress. */
type Looked = { readonly recorded: Recorded; readonly listings: ReadonlySet<string> };

const MAX_SCREENINGS = 5_000;
const AT_ONCE = 20;
const MAX_EXAMPLES = 25;
const NOBODY: ReadonlySet<string> = new Set();

/** Tries rows of a rule on recorded screenings of a period, newest first. Changes nothing. */
export async function onRecorded(
  { app, gone }: Call,
  rows: readonly RuleRow[],
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number | undefined },
): Promise<Looked> {
  const { history, screenings } = app.storage;
  const tally = new Tally(rows);
  for (let after: Buffer | undefined; ; ) {
    gone().throwIfAborted();
    const limit = Math.min(AT_ONCE, MAX_SCREENINGS - tally.screenings);
    if (limit === 0) return tally.ended(true);
    const { ids, lookedTo } = await history.ids({ fromMs, toMs, hasResults: true }, { after, limit });
    for (const one of await screenings.findAll(ids)) tally.see(one, await trueMatches(app.storage, one));
    if (lookedTo === null) return tally.ended(false);
    after = lookedTo;
    await setImmediate();
  }
}

/** Listings decided as a true match, for the reference or on the screening itself. */
async function trueMatches(
  { hitDecisions }: Call['app']['storage'],
  { id, request }: StoredScreening,
): Promise<ReadonlySet<string>> {
  const { externalRef }: SearchRequest = JSON.parse(request);
  const subject =
    externalRef === undefined
      ? ({ kind: 'screening', screeningId: id } as const)
      : ({ kind: 'reference', externalRef } as const);
  const about = byListing(await hitDecisions.about(subject));
  const matches = [...about].filter(([, decisions]) => {
    const { inForce } = foldDecisions(decisions);
    return decisions.some((one) => one.id === inForce && one.verdict === 'true_match');
  });
  return new Set(matches.map(([listing]) => listing));
}

const isJudgeable = ({ evidence }: SearchResult): boolean => evidence.waterfall.length > 0;

class Tally {
  readonly #rows: readonly RuleRow[];
  readonly #by = { lower: 0, route: 0, set_due: 0, discount: 0 };
  readonly #examples: Example[] = [];
  readonly #listings = new Set<string>();
  #hits = 0;
  #notJudged = 0;
  #emptied = 0;
  #matches = 0;
  screenings = 0;

  constructor(rows: readonly RuleRow[]) {
    this.#rows = rows;
  }

  see({ id, answer: json }: StoredScreening, matches: ReadonlySet<string>): void {
    const { results, total, engine } = readAnswer(json);
    this.screenings += 1;
    let taken = 0;
    for (const result of results) {
      this.#hits += 1;
      if (!isJudgeable(result)) this.#notJudged += 1;
      const listings = result.listings.map((one) => one.id);
      const met = isJudgeable(result)
        ? metRow(this.#rows, { ...result, listings }, { policy: engine.policy, held: NOBODY })
        : undefined;
      if (met === undefined || (met.row.effect === 'lower' && result.priority === 'review')) continue;
      const { effect } = met.row;
      this.#by[effect] += 1;
      if (effect === 'discount') taken += 1;
      if (effect !== 'discount' && effect !== 'lower') continue;
      for (const listing of listings) this.#listings.add(listing);
      const isTrueMatch = listings.some((listing) => matches.has(listing));
      if (isTrueMatch) this.#matches += 1;
      const example = { searchId: formatScreeningId(id), entityId: result.entityId, effect, row: met.number };
      this.#examples.push({ ...example, isTrueMatch });
      if (this.#examples.length > 2 * MAX_EXAMPLES) this.#examples.splice(0, Infinity, ...this.#best());
    }
    if (total > 0 && taken === total) this.#emptied += 1;
  }

  ended(isCut: boolean): Looked {
    const { lower, route, set_due: setDue, discount } = this.#by;
    const recorded = {
      screeningCount: this.screenings,
      isCut,
      hitCount: this.#hits,
      notJudgedCount: this.#notJudged,
      lowerCount: lower,
      routeCount: route,
      setDueCount: setDue,
      discountCount: discount,
      emptiedCount: this.#emptied,
      trueMatchCount: this.#matches,
      examples: this.#best(),
    };
    return { recorded, listings: this.#listings };
  }

  #best(): readonly Example[] {
    const inOrder = this.#examples.toSorted((a, b) => Number(b.isTrueMatch) - Number(a.isTrueMatch));
    return inOrder.slice(0, MAX_EXAMPLES);
  }
}
