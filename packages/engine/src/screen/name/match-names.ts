import { listTraitsOf } from '../../index/open/list-traits-of.ts';
import type { Index } from '../../index/open/open-index.ts';
import { visitSame } from '../../index/tables/same-names.ts';
import { candidatesAt } from '../../retrieve/candidates/candidates.ts';
import type { QueryPlan } from '../../retrieve/plan/query-plan.ts';
import type { Match, Reading } from '../../score/match.ts';
import { type NameScore, scoreName } from '../../score/name/score-name.ts';
import { NAME_QUALITIES } from '../../types/listing.ts';
import type { Policy } from '../../types/query.ts';

const WEAK = NAME_QUALITIES.indexOf('weak');

/** Budget steps for a name that was scored before. */
const KNOWN_NAME = 1;

/**
 * Names that reach a level, by matched words: the same words are scored once, whatever part of the text they are in.
 */
export type KnownScores = Map<QueryPlan['matches'], readonly NameScore[]>;

/**
 * The best name of each listing that reaches a level, for one reading of the query.
 * @param level in points
 * @param known scores from readings at the same level
 */
export function matchNames(
  index: Index,
  reading: Reading,
  level: number,
  policy: Policy,
  known: KnownScores = new Map(),
): Match[] {
  const { plan } = reading;
  const before = known.get(plan.matches);
  if (before) index.scratch.budget.spend(before.length * KNOWN_NAME);
  const scored = before ?? namesReaching(index, plan, level);
  known.set(plan.matches, scored);
  return bestPerListing(index, reading, scored, policy);
}

function namesReaching(index: Index, plan: QueryPlan, level: number): NameScore[] {
  const scored: NameScore[] = [];
  for (const name of candidatesAt(index, plan, level)) {
    const score = scoreName(index, plan, name, level * 10);
    if (score.tenths >= level * 10) addSame(index, score, scored);
  }
  return scored.sort((a, b) => a.name - b.name);
}

/** Adds the score of a name, and the same score for each identical name that it stands for. */
export const addSame = ({ data }: Index, score: NameScore, scores: NameScore[]): void =>
  visitSame(data, score.name, (name) => {
    scores.push(name === score.name ? score : { ...score, name });
  });

/** Groups scored names by listing. A name that alerts by itself goes before one that only corroborates. */
export function bestPerListing(index: Index, reading: Reading, scored: readonly NameScore[], policy: Policy): Match[] {
  const best = new Map<number, Match>();
  for (const name of scored) {
    const match = matchOf(index, reading, name, policy);
    const known = best.get(match.listing);
    if (!known || isBetter(match, known)) best.set(match.listing, match);
  }
  return [...best.values()];
}

/** A scored name as a match for its listing. */
export function matchOf(index: Index, reading: Reading, name: NameScore, policy: Policy): Match {
  const listing = index.data.names.listing[name.name] ?? 0;
  return { listing, name, reading, weakOnly: !alerts(index, name.name, policy), byIdentifier: false };
}

/** Order of two matches of one listing: alerting first, then score, then agreement, then the earlier name. */
export function isBetter(a: Match, b: Match): boolean {
  if (a.weakOnly !== b.weakOnly) return b.weakOnly;
  const [x, y] = [a.name, b.name];
  if (!x || !y) return x !== null;
  if (x.tenths !== y.tenths) return x.tenths > y.tenths;
  return x.agreement !== y.agreement ? x.agreement > y.agreement : x.name < y.name;
}

/** Whether a name alerts by itself: see `Policy.weakAliases`. */
function alerts(index: Index, name: number, policy: Policy): boolean {
  const { quality, listing } = index.data.names;
  if (quality[name] !== WEAK || policy.weakAliases === 'always') return true;
  if (policy.weakAliases === 'never') return false;
  return !listTraitsOf(index, listing[name] ?? 0).weakNamesCorroborate;
}
