import { namesOf, primaryName } from '../explain/names-of-listing.ts';
import { isListedIdentifier, matchIdentifiers } from '../identify/match-identifiers.ts';
import { typedIdentifiers } from '../identify/typed-identifiers.ts';
import type { Index } from '../index/open/open-index.ts';
import { typeOfListing } from '../index/open/type-of.ts';
import { ruledEffects } from '../score/effect-rules.ts';
import { LEAST_THRESHOLD, NEAR_MISS_POINTS } from '../screen/default-policy.ts';
import { screen } from '../screen/screen.ts';
import { MAX_STEPS } from '../screen/step-limits.ts';
import type { Diagnosis, DiagnosisStage } from '../types/diagnosis.ts';
import type { Policy, Query } from '../types/query.ts';
import { diagnoseNames } from './diagnose-names.ts';
import { diagnosedQuery, readingInWords } from './diagnosed-query.ts';
import { partyListings } from './party-listings.ts';
import { changesFor, NO_LIMIT } from './policy-changes.ts';
import { changeStep, filterStep, gateStep, listedStep, readingStep, retrievalStep, scoreStep } from './steps.ts';

/** Number of step limits that a diagnosis may use up: it runs several searches. */
const SEARCHES = 3;

/**
 * Explains why a query finds a party or does not: runs the search, then follows the party through it stage by stage,
 * with the same readings, retrieval and scorer.
 * @param id of any listing of the party
 * @throws SearchTooExpensiveError if it takes more steps than several searches may
 */
export const diagnose = (index: Index, query: Query, policy: Policy, id: string): Diagnosis =>
  index.scratch.during(() => diagnosisOf(index, query, policy, id), SEARCHES * MAX_STEPS);

function diagnosisOf(index: Index, query: Query, policy: Policy, id: string): Diagnosis {
  const party = index.entityOf(id);
  if (!party) return notListed(id, policy);
  const listings = party.listings.flatMap((own) => index.positionOf(own) ?? []);
  const screening = screen(index, query, { ...policy, limit: NO_LIMIT });
  const threshold = screening.threshold ?? policy.threshold;
  const at = screening.hits.findIndex(({ entityId }) => entityId === party.entityId);
  const rank = at === -1 ? null : at + 1;
  const found = rank !== null && rank <= policy.limit;

  const typed = typedIdentifiers(query.searchText, (folded) => isListedIdentifier(index, folded));
  const identifiers = [...(query.identifiers ?? []), ...typed.identifiers];
  const effective = { ...query, ...(identifiers.length > 0 && { identifiers }) };
  const carriers = matchIdentifiers(index, identifiers);
  const byIdentifier = listings.some((listing) => carriers.has(listing));

  const nothing = screening.total === 0 && carriers.size === 0;
  const names = listings.flatMap((listing) => namesOf(index, listing));
  const level = Math.max(LEAST_THRESHOLD, policy.threshold - NEAR_MISS_POINTS);
  const readWith = (last: boolean) => {
    const own = diagnosedQuery(index, query, policy, new Set(listings), last);
    return { read: own, diagnosed: diagnoseNames(index, effective, policy, own, names, level) };
  };
  const hit = at === -1 ? undefined : screening.hits[at];
  const usual = readWith(nothing);
  // A score that no usual reading reaches came from a fallback reading.
  const isUsual =
    hit === undefined || byIdentifier || usual.diagnosed.some(({ name }) => name.nameScore >= hit.nameScore);
  const { read, diagnosed } = isUsual ? usual : readWith(true);
  const isText = read.used.every((used) => !used);
  const usable = diagnosed.filter(({ used }) => used);
  // A weak name decides only if no other name reaches the threshold.
  const best =
    usable.find(({ name }) => hit?.matchedName?.value === name.value && hit.nameScore === name.nameScore) ??
    usable.find(({ name }) => name.alerts && name.nameScore >= threshold) ??
    usable[0];
  const states = partyListings(index, policy, listings);
  const alerts = best?.name.alerts ?? true;
  const isRuled = ruledEffects(index, listings[0] ?? 0, policy).length > 0;
  const stage = stageOf();
  const stopped = {
    entityId: party.entityId,
    listings: states,
    nameScore: best?.name.nameScore ?? null,
    alerts,
  };
  const { changes, foundAt } = changesFor(index, query, policy, stopped);
  const readings = read.readings.map((reading, i) => readingInWords(index, reading, read.used[i] === true));
  const first = listings[0] ?? 0;
  return {
    stage,
    found,
    rank,
    entityId: party.entityId,
    entityType: typeOfListing(index, first),
    primaryName: primaryName(index, first),
    threshold,
    nameScore: best?.name.nameScore ?? null,
    steps: [
      listedStep(states),
      filterStep(states),
      readingStep(readings),
      retrievalStep(best?.name, level),
      scoreStep(best?.name, threshold),
      gateStep({ found, alerts, isRuled, byIdentifier, rank, policy }),
      changeStep(changes),
    ],
    listings: states,
    readings,
    names: diagnosed.map(({ name }) => name),
    changes,
    foundAt,
  };

  function stageOf(): DiagnosisStage {
    if (found) return 'found';
    if (rank !== null) return 'limit';
    if (states.every(({ leftOutBy }) => leftOutBy.length > 0)) return 'filtered';
    if (screening.unscreenable) return 'unscreenable';
    if (best === undefined || (best.name.nameScore < level && isText)) return 'not_in_text';
    if (!best.name.complete || (!best.name.retrieved && best.name.nameScore >= threshold)) return 'retrieval';
    if (best.name.nameScore < threshold) return 'threshold';
    if (!alerts) return 'weak_alias';
    if (isRuled) return 'effect_rule';
    // For a too common name, only the closest few are shown.
    return screening.total > screening.hits.length ? 'limit' : 'threshold';
  }
}

const notListed = (id: string, { threshold }: Policy): Diagnosis => ({
  stage: 'not_listed',
  found: false,
  rank: null,
  entityId: null,
  entityType: null,
  primaryName: null,
  threshold,
  nameScore: null,
  steps: [{ step: 'listed', passed: false, text: `No loaded list has a listing ${id}.` }],
  listings: [],
  readings: [],
  names: [],
  changes: null,
  foundAt: null,
});
