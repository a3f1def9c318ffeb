export { diagnose } from './diagnose/diagnose.ts';
export { findByName } from './diagnose/find-by-name.ts';
export type { FieldExample, ScoringExample } from './diagnose/scoring-examples.ts';
export { type ScoringTable, scoringTable } from './diagnose/scoring-table.ts';
export { costInWords } from './diagnose/steps.ts';
export { SearchTooExpensiveError } from './index/budget.ts';
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
} from './index/build-index.ts';
export { referenceKey } from './index/entity-groups.ts';
export { type FormPart, formPart } from './index/form-part.ts';
export type { IndexData } from './index/index-data.ts';
export { type IndexImage, packIndex, unpackIndex, withSharedWords } from './index/index-image.ts';
export type { NamePart } from './index/name-part.ts';
export { type EntityListings, type Index, type IndexStats, openImage, openIndex } from './index/open-index.ts';
export { type PackedStrings, packStrings, stringCount } from './index/packed-strings.ts';
export { stringPlaces } from './index/string-places.ts';
export { unreachableNames } from './index/unreachable-names.ts';
export { ENGINE_VERSION } from './model/engine-version.ts';
export { loadModel, type Model } from './model/model.ts';
export { foldIdentifier, isValidImo } from './normalise/identifier.ts';
export { type NormalText, normaliseText, type Token } from './normalise/normalise-text.ts';
export { FEATURES, type Feature } from './score/features.ts';
export { ofacEstimate } from './score/ofac-estimate.ts';
export { readBirthDate } from './score/read-birth-date.ts';
export { readDate, readYears } from './score/read-date.ts';
export { type ComparedEntity, compare, nameScoresAmong } from './screen/compare.ts';
export { DEFAULT_POLICY, LEAST_THRESHOLD, NEAR_MISS_POINTS, OPEN_POLICY } from './screen/default-policy.ts';
export { MOST_STEPS, SHORT_STEPS } from './screen/most-steps.ts';
export { screen } from './screen/screen.ts';
export * from './types/diagnosis.ts';
export * from './types/listing.ts';
export * from './types/query.ts';
export * from './types/result.ts';
