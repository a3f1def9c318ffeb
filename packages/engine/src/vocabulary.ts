/**
 * Vocabulary for parties and answers, without the code that screens: kinds, codes, defaults, and readers for dates,
 * identifiers and labels. It loads in milliseconds; the engine with its tables takes a second.
 */
export {
  decideOutcome,
  isUnverified,
  type NotScreened,
  type OutcomeDecision,
  outcomeOf,
} from './answer/decide-outcome.ts';
export { type Weakness, weakerThanDefault, weaknesses } from './answer/weaknesses.ts';
export { SearchTooExpensiveError } from './index/open/budget.ts';
export { LABEL_FIELDS, type LabelField } from './knowledge/labels/label-fields.ts';
export { ENGINE_VERSION } from './knowledge/model/engine-version.ts';
export { type LabelMeaning, mentionsNames, readLabel } from './message/labels/read-label.ts';
export { foldIdentifier, isValidImo } from './normalise/identifiers/identifier.ts';
export { readBirthDate } from './score/fields/read-birth-date.ts';
export { readDate, readYears } from './score/fields/read-date.ts';
export { DEFAULT_POLICY, LEAST_THRESHOLD, NEAR_MISS_POINTS, OPEN_POLICY } from './screen/default-policy.ts';
export { MAX_STEPS, SHORT_STEPS } from './screen/step-limits.ts';
export * from './types/diagnosis.ts';
export * from './types/listing.ts';
export { type PartyDecision, type PartyTie, TIE_CODES, type TieCode } from './types/party.ts';
export * from './types/query.ts';
export * from './types/result.ts';
