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
 * Whether a match replaces another one of the same listing. The one with less doubt wins. A reading as a name that was
 * held back (a possible affiliate) wins over the same listing found inside the text, which ignores contradicting words.
 */
function supersedes(match: Match, known: Match, threshold: number): boolean {
  // The context found around a name also applies to the same name in a part of the text.
  const isTold = (one: Match, other: Match): boolean => reaches(other, threshold) && isToldByContext(other, one);
  if (isOfPart(match.reading) && isTold(match, known)) return false;
  if (isOfPart(known.reading) && isTold(known, match)) return true;
  const [doubt, knownDoubt] = [doubtOf(match, threshold), doubtOf(known, threshold)];
  if (doubt !== knownDoubt) return doubt < knownDoubt;
  if (isLoose(match) && isKept(known, threshold)) return false;
  if (isLoose(known) && isKept(match, threshold)) return true;
  return isBetter(match, known);
}

/** Found in words of a segment, or inside a text but not letter by letter with only words of a sentence around it. */
const isLoose = ({ reading, context }: Match): boolean =>
  isOfPart(reading) || (reading?.kind === 'text' && context !== 'apart');

const isOfPart = (reading: Reading | null): boolean => reading !== null && isPart(reading);

/** An everyday word that is read by itself says nothing about its neighbours. */
const isToldByContext = ({ context, name, reading }: Match, other: Match): boolean =>
  (context === 'in_longer_name' || context === 'light') &&
  name?.name === other.name?.name &&
  reading?.part !== 'everyday';

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
  const best = new Map<number, Match>();
  for (const match of matches) {
    const known = best.get(match.listing);
    if (!known || supersedes(match, known, threshold)) best.set(match.listing, match);
  }
  for (const listing of byIdentifier) {
    const known = best.get(listing) ?? { listing, name: null, reading: null, weakOnly: false };
    best.set(listing, { ...known, byIdentifier: true });
  }
  return [...best.values()].sort((a, b) => a.listing - b.listing);
}
