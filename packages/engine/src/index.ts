export { diagnose } from './diagnose/diagnose.ts';
export { findByName } from './diagnose/find-by-name.ts';
export type { FieldExample, ScoringExample } from './diagnose/scoring-examples.ts';
export { type ScoringTable, scoringTable } from './diagnose/scoring-table.ts';
export { costInWords } from './diagnose/steps.ts';
export {
  assembleIndex,
  buildIndex,
  buildIndexFrom,
  draftIndex,
  IndexGatherer,
  joinNames,
  type ListingSource,
  namePart,
  orderOf,
} from './index/build/build-index.ts';
export { type FormPart, formPart } from './index/build/form-part.ts';
export type { NamePart } from './index/build/name-part.ts';
export { decideParties } from './index/build/parties/decide-parties.ts';
export { referenceKey } from './index/build/parties/reference-key.ts';
export { unreachableNames } from './index/build/unreachable-names.ts';
export { SearchTooExpensiveError } from './index/open/budget.ts';
export { type EntityListings, type Index, type IndexStats, openImage, openIndex } from './index/open/open-index.ts';
export type { IndexData, PartyTable } from './index/tables/index-data.ts';
export { type IndexImage, packIndex, unpackIndex, withSharedWords } from './index/tables/index-image.ts';
export { type PackedStrings, packStrings, stringCount } from './index/tables/packed-strings.ts';
export { stringPlaces } from './index/tables/string-places.ts';
export { LABEL_FIELDS, type LabelField } from './knowledge/labels/label-fields.ts';
export { ENGINE_VERSION } from './knowledge/model/engine-version.ts';
export { loadModel, type Model } from './knowledge/model/model.ts';
export { type LabelMeaning, mentionsNames, readLabel } from './message/labels/read-label.ts';
export { foldIdentifier, isValidImo } from './normalise/identifiers/identifier.ts';
export { type NormalText, normaliseText, type Token } from './normalise/text/normalise-text.ts';
export { FEATURES, type Feature } from './score/fields/features.ts';
export { readBirthDate } from './score/fields/read-birth-date.ts';
export { readDate, readYears } from './score/fields/read-date.ts';
export { ofacEstimate } from './score/name/ofac-estimate.ts';
export { type ComparedEntity, compare, comparer, nameScoresAmong } from './screen/compare.ts';
export { DEFAULT_POLICY, LEAST_THRESHOLD, NEAR_MISS_POINTS, OPEN_POLICY } from './screen/default-policy.ts';
export { screen } from './screen/screen.ts';
export { MOST_STEPS, SHORT_STEPS } from './screen/step-limits.ts';
export * from './types/diagnosis.ts';
export * from './types/listing.ts';
export { type PartyDecision, type PartyTie, TIE_CODES, type TieCode } from './types/party.ts';
export * from './types/query.ts';
export * from './types/result.ts';
