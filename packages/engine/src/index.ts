export { NotScreenedError } from './answer/not-screened.ts';
export {
  type Answer,
  createScreener,
  type ListFacts,
  type LoadedLists,
  openScreener,
  type Screener,
} from './answer/screener.ts';
export { diagnose } from './diagnose/diagnose.ts';
export { findByName } from './diagnose/find-by-name.ts';
export type { FieldExample, ScoringExample } from './diagnose/scoring-examples.ts';
export { type ScoringTable, scoringTable } from './diagnose/scoring-table.ts';
export { costInWords } from './diagnose/steps.ts';
export {
  type Again,
  assembleIndex,
  buildIndex,
  buildIndexFrom,
  draftIndex,
  type Gathered,
  IndexGatherer,
  joinNames,
  type ListingSource,
  namePart,
  orderOf,
} from './index/build/build-index.ts';
export { type FormPart, formPart } from './index/build/form-part.ts';
export { formPartAgain } from './index/build/former/former-forms.ts';
export { FormerParts, type IndexNotes } from './index/build/former/former-parts.ts';
export type { NamePart } from './index/build/name-part.ts';
export { decideParties } from './index/build/parties/decide-parties.ts';
export { referenceKey } from './index/build/parties/reference-key.ts';
export { unreachableNames } from './index/build/unreachable-names.ts';
export { type EntityListings, type Index, type IndexStats, openImage, openIndex } from './index/open/open-index.ts';
export type { IndexData, PartyTable } from './index/tables/index-data.ts';
export {
  type IndexImage,
  type PackedIndex,
  packAway,
  packIndex,
  unpackArrays,
  unpackIndex,
  withRows,
  withSharedWords,
} from './index/tables/index-image.ts';
export { hasRoom } from './index/tables/neighbour-rows.ts';
export { type PackedStrings, stringAt, stringCount } from './index/tables/packed-strings.ts';
export { stringPlaces } from './index/tables/string-places.ts';
export { loadModel, type Model } from './knowledge/model/model.ts';
export { type NormalText, normaliseText } from './normalise/text/normalise-text.ts';
export type { Token } from './normalise/text/token.ts';
export { fillRows } from './retrieve/lookup/fill-rows.ts';
export { FEATURES, type Feature } from './score/fields/features.ts';
export { ofacEstimate } from './score/name/ofac-estimate.ts';
export { type ComparedEntity, compare, comparer, nameScoresAmong } from './screen/compare.ts';
export { screen } from './screen/screen.ts';
export { isPlaceholder } from './screen/sentence/is-placeholder.ts';
export { type LookUpTable, lookedUpAt, lookUpTable, openTable } from './screen/touch/look-up-table.ts';
export { type LookedUp, lookedUp } from './screen/touch/looked-up.ts';
export { Touch } from './screen/touch/touch.ts';
export * from './vocabulary.ts';
