import { type BatchView, type CreateBatchQuery, DEFAULT_GROUP, DEFAULT_POLICY_NAME } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { actorOf, checkScope } from '../../context/principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { randomBase62 } from '../../lib/ids/base62.ts';
import { findPolicy } from '../policies/find-policy.ts';
import { ActorNames } from '../records/actor-names.ts';
import { customerVisibility } from '../records/customer-visibility.ts';
import { byMapping, firstLayout, fittingMapping, unreadableFile } from './first-layout.ts';
import { checkLayout, setAsideIn, withoutColumns } from './said-layout.ts';
import type { Batch } from './store/batch.ts';
import { type StoredFile, storeFile, type UploadedFile } from './store-file.ts';
import { presentBatch } from './view.ts';

/** Unfinished batches per caller, since their files are stored. */
export const MAX_UNFINISHED = 10;
type Upload = {
  readonly file: UploadedFile;
  /** Known once the file has arrived: in a form, fields may follow it. */
  readonly options: () => CreateBatchQuery;
  /** Called with the hash of the file before anything is changed; true if this request was already answered. */
  readonly isAnswered: (fileSha256: string) => Promise<boolean>;
};

/**
 * Stores a file of rows in parts and returns how it would be read. It starts at once on request, and also if nothing
 * has to be guessed. Undefined if the request was already answered.
 *
 * @throws ApiError `batch_limit`, `unknown_policy`, `body_too_large`, `file_empty`, `file_unreadable`,
 *   `mapping_incomplete`, `mapping_not_found`, `mapping_mismatch`, `sheet_unknown`, `encoding_unknown`,
 *   `column_unknown`, `columns_unmapped`, `customer_group_not_found`
 */
export async function createBatch(call: Call, { file, options, isAnswered }: Upload): Promise<BatchView | undefined> {
  const { app, principal, gone } = call;
  const { batches, batchFiles } = app.storage;
  if ((await batches.unfinished(actorOf(principal))) >= MAX_UNFINISHED) throw new ApiError('batch_limit');
  const id = `bat_${randomBase62(16)}`;
  try {
    const unpack = app.spreadsheets.unpack.bind(app.spreadsheets, actorOf(principal), gone());
    const stored = await storeFile(batchFiles, { id, nowMs: app.now(), unpack }, file);
    const { name, format: kind } = file;
    const batch = await newBatch(call, { id, stored, name, format: kind }, options());
    if (await isAnswered(stored.fileSha256)) {
      await batchFiles.dropFile(id);
      return undefined;
    }
    const { fileSha256, fileBytes, format, policy, layout } = batch;
    const isStarted = batch.state === 'queued';
    const by = { mapping: layout?.mapping ?? null, ...setAsideIn(batch) };
    const detail = { format, fileSha256, fileBytes, policy, isStarted, ...by };
    await batches.add(batch, auditEvent(call, 'batch.created', id, detail));
    if (isStarted) await app.queueBatch(id);
    return presentBatch(call, batch, new ActorNames(app.storage, principal));
  } catch (error) {
    await batchFiles.dropFile(id).catch(() => {});
    throw unreadableFile(error);
  }
}

const NO_COLUMNS = 'A saved mapping is for files with columns. Rows of JSON have members.';

const NOT_SURE =
  'No heading is known to mean a name. Name a saved mapping, or start the batch in a second step with the columns.';

/** A file that was to start at once is not stored if it cannot. */
const SEND_AGAIN =
  'Names could be read wrongly, so nothing was stored. Save the file as UTF-8, or send it again with its encoding, such as encoding=windows-1252.';

type NewFile = Pick<UploadedFile, 'name' | 'format'> & { readonly id: string; readonly stored: StoredFile };

const MAX_LETTERS = 100;

/** File name without folders and unprintable characters; undefined if nothing is left. */
function printable(fileName: string): string | undefined {
  const last = fileName.split(/[/\\]/).at(-1) ?? '';
  const letters = [...last.replaceAll(/\p{Cc}|\p{Cf}|\p{Cs}/gu, '').trim()].slice(0, MAX_LETTERS);
  return letters.length === 0 ? undefined : letters.join('');
}

async function newBatch(
  call: Call,
  { id, stored, name: fileName, format }: NewFile,
  {
    name = printable(fileName),
    policy = 'default',
    watch,
    group,
    wholeBook,
    openCases = false,
    start,
    mapping,
    ignore = '',
    ...said
  }: CreateBatchQuery,
): Promise<Batch> {
  const { app, principal } = call;
  const { batchFiles, batchMappings } = app.storage;
  await findPolicy(app, policy);
  if (watch === true) checkScope(principal, 'customers:write', 'rows are put under watch');
  if (watch === true && !(await customerVisibility(call)).maySee(group ?? DEFAULT_GROUP))
    throw new ApiError('customer_group_not_found');
  if (openCases) checkScope(principal, 'cases:write', 'cases are opened for its rows');
  if (watch === true && policy !== DEFAULT_POLICY_NAME) throw new ApiError('watch_policy');
  const isStarted = start === true || (start === undefined && (format === 'json' || format === 'jsonl'));
  const found = await firstLayout(() => batchFiles.file(id), format, stored, { ...said, isStarted });
  const saved = mapping === undefined ? undefined : await batchMappings.find(mapping);
  if (mapping !== undefined && saved === undefined) throw new ApiError('mapping_not_found');
  if (saved !== undefined && found === null) throw new ApiError('mapping_mismatch', { detail: NO_COLUMNS });
  // Programs that start at once get what they ask for, regardless of the mappings that people save.
  const fitting = found === null || isStarted ? undefined : fittingMapping(found.rows, await batchMappings.all());
  const by = saved ?? fitting;
  const named = found === null ? null : by === undefined ? found.layout : byMapping(found.layout, found.rows, by);
  const ignored = ignore
    .split(',')
    .map((heading) => heading.trim())
    .filter((heading) => heading !== '');
  const layout = named === null ? null : withoutColumns(named, ignored);
  if (isStarted && layout?.encoding === null) throw new ApiError('encoding_unknown', { detail: SEND_AGAIN });
  // A batch that starts at once has no preview: a column other than that of the names would be screened unnoticed.
  const isUnsure = found !== null && saved === undefined && !found.isSure;
  if (isStarted && isUnsure) throw new ApiError('mapping_incomplete', { detail: NOT_SURE });
  if (isStarted && layout !== null) checkLayout(layout);
  const nowMs = app.now();
  const { fileSha256, fileBytes, encoding } = stored;
  return {
    id,
    name: name ?? `batch-${new Date(nowMs).toISOString().slice(0, 10)}`,
    format,
    policy,
    watchGroup: watch === true ? (group ?? DEFAULT_GROUP) : null,
    keepsGroups: watch === true && group === undefined,
    isWholeBook: watch === true && wholeBook === true,
    opensCases: watch !== true && openCases,
    layout,
    ignored: layout === null ? ignored : [],
    fileSha256,
    fileBytes,
    encoding,
    sheets: stored.sheets.map(({ first: _, hasWords: __, ...sheet }) => sheet),
    state: isStarted ? 'queued' : 'draft',
    problem: null,
    createdBy: actorOf(principal),
    createdAt: nowMs,
    scopes: principal.scopes,
    startedAt: isStarted ? nowMs : null,
    endedAt: null,
    rows: 0,
    counts: {},
  };
}
