export type { ListFigures } from './census/list-figures.ts';
export { type FieldCensus, type ListCensus, takeCensus } from './census/take-census.ts';
export { type FolderCensus, takeCensuses } from './census/take-censuses.ts';
export { type ChangedListing, diffListings, type ListDiff } from './diff/diff-listings.ts';
export { assertAcceptable, isOlder, MOST_AHEAD_MS } from './download/acceptance.ts';
export { type Clock, SYSTEM_CLOCK } from './download/clock.ts';
export { DownloadFailed, type DownloadFailureCode } from './download/download-failed.ts';
export {
  type DownloadedFile,
  type DownloadOptions,
  type DownloadProgress,
  downloadList,
} from './download/download-list.ts';
export { type DownloadedHash, downloadedFiles } from './download/list-store.ts';
export { readDownloaded } from './download/read-downloaded.ts';
export { acceptRefused, type RefusedFile, refusedFiles } from './download/refused-files.ts';
export { LIST_LIMITATIONS, type ListLimitations } from './list-limitations.ts';
export {
  ListRefused,
  REFUSAL_CODES,
  type RefusalCode,
  type RefusalContext,
  type RefusalPosition,
} from './list-refused.ts';
export type { ListVersion } from './list-version.ts';
export { findOwnership, type OwnershipFinding } from './ownership/find-ownership.ts';
export { OWNERSHIP_COLUMNS, type OwnershipRow, readOwnershipCsv } from './ownership/read-ownership-csv.ts';
export { OWNERSHIP_RULE_IDS, OWNERSHIP_RULES, type OwnershipRule, type OwnershipRuleId } from './ownership/rules.ts';
export { percentText, sharePpm } from './ownership/share.ts';
export { type Stake, stakeOfTie } from './ownership/stake.ts';
export { checkedAgain } from './read/checked-again.ts';
export type { FileReader, ListFile, WholeFile } from './read/file-reader.ts';
export { filesInFolder } from './read/files-in-folder.ts';
export { JoinedPieces } from './read/joined-pieces.ts';
export { type CutFile, cutListFile, type PieceTally, readPiece } from './read/pieces.ts';
export { type ReadOptions, readListFile } from './read/read-list-file.ts';
export {
  type DirContents,
  type DirProgress,
  type ReadDirOptions,
  readListsDir,
  type SkippedFile,
} from './read/read-lists-dir.ts';
export { recordHash } from './record-hash.ts';
export { relationRole } from './relations/relation-role.ts';
export { relationsOf, type Tie, tiedListings, tiesOf } from './relations/ties-of.ts';
export { SAMPLE_LIST_ID, sampleListings } from './sample/sample-listings.ts';
export { LIMITATION_KINDS, type Limitation, type LimitationKind, type Source } from './source.ts';
export { datasetSource } from './sources/ftm/dataset/dataset-source.ts';
export { manifestForCopy } from './sources/ftm/dataset/downloaded-dataset.ts';
export { applyDelta } from './sources/ofac/delta/apply-delta.ts';
export { type DeltaChange, type OfacDelta, readOfacDelta } from './sources/ofac/delta/read-delta.ts';
export { guessMapping, type MappingDraft } from './sources/private/guess-mapping.ts';
export { problemText, type RowProblem } from './sources/private/problem.ts';
export { readHeadings } from './sources/private/read-headings.ts';
export { type PrivateTrial, tryPrivateList } from './sources/private/try-list.ts';
export { SOURCES } from './sources/registry.ts';
export { UNREAD_LISTS, type UnreadList } from './sources/unread-lists.ts';
export { USER_AGENT } from './user-agent.ts';
