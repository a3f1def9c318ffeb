export type { ListFigures } from './census/list-figures.ts';
export { type FieldCensus, type ListCensus, takeCensus } from './census/take-census.ts';
export { type FolderCensus, takeCensuses } from './census/take-censuses.ts';
export { type ChangedListing, diffListings, type ListDiff } from './diff/diff-listings.ts';
export { checkedAgain } from './download/checked-again.ts';
export { datasetSource } from './download/dataset/dataset-source.ts';
export { manifestForCopy } from './download/dataset/downloaded-dataset.ts';
export { downloadList } from './download/download-list.ts';
export { type Clock, SYSTEM_CLOCK } from './download/http/clock.ts';
export { DownloadFailed, type DownloadFailureCode } from './download/http/download-failed.ts';
export type { DownloadedFile, DownloadOptions, DownloadProgress } from './download/http/download-options.ts';
export { isPrivateAddress } from './download/http/private-address.ts';
export { readDownloaded } from './download/read-downloaded.ts';
export { type DownloadedHash, downloadedFiles } from './download/store/list-store.ts';
export { acceptRefused, type RefusedFile, refusedFiles } from './download/store/refused-files.ts';
export { countryCode } from './fields/country-code.ts';
export { genderOf } from './fields/gender.ts';
export { CsvRows } from './formats/csv-rows.ts';
export { isLostCell } from './formats/xlsx/cells.ts';
export { streamWorkbook, type WorkbookHandlers } from './formats/xlsx/stream-workbook.ts';
export { assertAcceptable, isOlder, MAX_AHEAD_MS } from './list/acceptance.ts';
export { type Freshness, type FreshnessFacts, freshnessOf, type ListOrigin } from './list/freshness.ts';
export {
  ListRefused,
  REFUSAL_CODES,
  type RefusalCode,
  type RefusalParts,
  type RefusalPosition,
} from './list/list-refused.ts';
export type { ListVersion } from './list/list-version.ts';
export { recordHash } from './list/record-hash.ts';
export { LIMITATION_KINDS, type Limitation, type LimitationKind, type Source } from './list/source.ts';
export { USER_AGENT } from './list/user-agent.ts';
export { edgeOf, type FtmEdgeBeside, sanctionOf } from './own-files/ftm/adjacent.ts';
export { type FtmParty, SCHEMA_OF_TYPE, toFtm } from './own-files/ftm/from-listings.ts';
export { ftmId, listingIdOf } from './own-files/ftm/ftm-id.ts';
export { FTM_IDENTIFIERS } from './own-files/ftm/ftm-properties.ts';
export { isSanctioned } from './own-files/ftm/topic-words.ts';
export { guessMapping, type MappingDraft } from './own-files/private/guess-mapping.ts';
export { problemText, type RowProblem } from './own-files/private/problem.ts';
export { readHeadings } from './own-files/private/read-headings.ts';
export { findOwnership, type OwnershipFinding } from './ownership/find-ownership.ts';
export { OWNERSHIP_COLUMNS, type OwnershipRow, readOwnershipCsv } from './ownership/read-ownership-csv.ts';
export { OWNERSHIP_RULE_IDS, OWNERSHIP_RULES, type OwnershipRule, type OwnershipRuleId } from './ownership/rules.ts';
export { leastSharePpm, percentText, sharePpm } from './ownership/share.ts';
export { type Stake, stakeOfTie } from './ownership/stake.ts';
export type { FileReader, ListFile, WholeFile } from './read/file-reader.ts';
export { filesInFolder } from './read/files-in-folder.ts';
export { type ListsOfFolder, type LoadOptions, loadListsDir } from './read/load-lists-dir.ts';
export { type PrivateTrial, tryPrivateList } from './read/private/try-list.ts';
export { type ReadOptions, readListFile } from './read/read-list-file.ts';
export {
  type DirContents,
  type DirProgress,
  type ReadDirOptions,
  readListsDir,
  type SkippedFile,
} from './read/read-lists-dir.ts';
export { LIST_LIMITATIONS, type ListLimitations } from './registry/list-limitations.ts';
export { LIST_TRAITS } from './registry/list-traits.ts';
export { SOURCES } from './registry/registry.ts';
export { UNREAD_LISTS, type UnreadList } from './registry/unread-lists.ts';
export { relationRole } from './relations/relation-role.ts';
export { relationsOf, type Tie, tiedListings, tiesOf } from './relations/ties-of.ts';
export { sampleListings } from './sample/sample-listings.ts';
export { SAMPLE_LIST_ID, sampleLists } from './sample/sample-lists.ts';
export { applyDelta } from './sources/ofac/delta/apply-delta.ts';
export { type DeltaChange, type OfacDelta, readOfacDelta } from './sources/ofac/delta/read-delta.ts';
