import { FINDINGS } from '../../knowledge/model/findings.ts';
import { isPart, type Match, type MatchContext, type Reading } from '../../score/match.ts';
import { coveredBy } from '../../score/name/covered-words.ts';
import { isHeldBack, type NameScore } from '../../score/name/score-name.ts';
import { isBetter } from '../name/match-names.ts';

/** What speaks against a match that reaches the threshold, least first; matches below the threshold come last. */
const DOUBTS: readonly (MatchContext | undefined)[] = ['in_longer_name', 'light', 'loose_in_part'];

function doubtOf({ name, context, weakOnly }: Match, threshold: number): number {
  if (!reaches({ name }, threshold)) return DOUBTS.length + 2;
  // A weak name alerts nobody: any name that does goes first.
  return weakOnly ? DOUBTS.length + 1 : DOUBTS.indexOf(context) + 1;
}

const reaches = ({ name }: Pick<Match, 'name'>, threshold: number): boolean => (name?.tenths ?? 0) >= threshold * 10;

/**
 * The match of a listing with the least doubt, in whatever order they were found. A reading as a name that was held
 * back (a possible affiliate) wins over what is found inside the text, which ignores contradicting words.
 */
function decisive(matches: readonly Match[], threshold: number): Match | undefined {
  const told = matches.filter((one) => isTold(one) && reaches(one, threshold));
  // The context of a name also applies to it in a part of the text, and an everyday word is one with mistakes, too.
  const isToldOf = ({ name, reading, context }: Match): boolean =>
    told.some(
      (one) =>
        one.name?.name === name?.name &&
        (isOfPart(reading) || (one.context === 'light' && reading?.kind === 'text' && context === undefined)),
    );
  const left = matches.filter((one) => told.includes(one) || !isToldOf(one));
  const doubts = left.map((one) => doubtOf(one, threshold));
  const least = left.filter((_, i) => doubts[i] === Math.min(...doubts));
  const whole = best(least.filter((one) => !isLoose(one)));
  return whole && isKept(whole, threshold) ? whole : best(least);
}

const best = (matches: readonly Match[]): Match | undefined =>
  matches.reduce<Match | undefined>((known, one) => (known && !isBetter(one, known) ? known : one), undefined);

/** Found in words of a segment, or inside a text but not letter by letter with only words of a sentence around it. */
const isLoose = ({ reading, context }: Match): boolean =>
  isOfPart(reading) || (reading?.kind === 'text' && context !== 'apart');

const isOfPart = (reading: Reading | null): boolean => reading !== null && isPart(reading);

/** Whether the words around a name tell something of it; of an everyday word that is read by itself they do not. */
const isTold = ({ context, reading }: Match): boolean =>
  (context === 'in_longer_name' || context === 'light') && reading?.part !== 'everyday';

const isKept = ({ reading, name }: Match, threshold: number): boolean =>
  reading?.kind === 'name' &&
  !isOfPart(reading) &&
  name !== null &&
  isHeldBack(name) &&
  !isSentence(reading, name) &&
  reaches({ name }, threshold);

/**
 * Whether most words of a text do not belong to the person's name that agrees: the text contains that name and is no
 * longer form of it. For a company, any number of further words makes another company.
 */
function isSentence({ plan }: Reading, { alignment, finding }: NameScore): boolean {
  if (finding === null || FINDINGS[finding.code].review) return false;
  const { queryMask } = coveredBy(alignment);
  const agreeing = plan.tokens.filter((_, i) => (queryMask >> i) & 1).length;
  return agreeing * 2 < plan.tokens.length;
}

/** One match per listing from all readings, including those found by identifier. In order of listings. */
export function mergeMatches(matches: readonly Match[], byIdentifier: ReadonlySet<number>, threshold: number): Match[] {
  const merged = new Map<number, Match>();
  for (const [listing, own] of Map.groupBy(matches, (match) => match.listing)) {
    const match = decisive(own, threshold);
    if (match !== undefined) merged.set(listing, match);
  }
  for (const listing of byIdentifier) {
    const known = merged.get(listing) ?? { listing, name: null, reading: null, weakOnly: false };
    merged.set(listing, { ...known, byIdentifier: true });
  }
  return [...merged.values()].sort((a, b) => a.listing - b.listing);
}
