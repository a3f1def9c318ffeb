import type { BatchPreview, SearchRequest, StartBatchRequest } from '@namesake/contract';
import { ListRefused } from '@namesake/lists';
import { type FileRow, readRows } from '../../batches/reading/read-rows.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Call } from '../app.ts';
import { checkScope } from '../check-scope.ts';
import { readableBatch } from './own-batch.ts';

const ROWS = 20;
/** What is compared besides the text. */
const SHOWN = [
  'type',
  'birthDate',
  'gender',
  'countries',
  'identifiers',
  'aliases',
  'addresses',
  'externalRef',
] as const;

/**
 * The first rows of a batch as they would be read; nothing is screened.
 *
 * @throws ApiError `scope_missing`, `batch_not_found`, `batch_state`, `file_unreadable`
 */
export async function previewBatch(
  call: Call<never, 'batches' | 'tokens'>,
  id: string,
  { columns }: StartBatchRequest,
): Promise<BatchPreview> {
  checkScope(call.principal, 'search:read');
  const batch = await readableBatch(call, id);
  if (batch.state !== 'draft') throw new ApiError('batch_state');
  const mapped = batch.columns?.map(({ heading, member }) => ({
    heading,
    member: columns === undefined ? member : (columns.find((one) => one.heading === heading)?.member ?? 'ignore'),
  }));
  const items: BatchPreview['items'][number][] = [];
  try {
    for await (const row of readRows(call.app.storage.batches.file(id), { ...batch, columns: mapped ?? null })) {
      items.push(presentRow(row));
      if (items.length === ROWS) break;
    }
  } catch (error) {
    if (error instanceof ListRefused) throw new ApiError('file_unreadable', { detail: `The file ${error.message}.` });
    throw error;
  }
  return { headings: batch.columns?.map(({ heading }) => heading) ?? [], items };
}

function presentRow(read: FileRow): BatchPreview['items'][number] {
  const { row, line, id } = read;
  if ('error' in read) {
    const { code, detail } = read.error;
    return { row, line, id, error: { code, detail }, notes: [], searchText: null, details: [] };
  }
  const { request, notes } = read;
  return { row, line, id, error: null, notes: [...notes], searchText: request.searchText, details: detailsOf(request) };
}

function detailsOf(request: SearchRequest): string[] {
  return SHOWN.flatMap((member) => {
    const value = request[member];
    if (value === undefined) return [];
    const texts = [value].flat().map((one) => (typeof one === 'string' ? one : one.value));
    return [`${member}: ${texts.join(', ')}`];
  });
}
