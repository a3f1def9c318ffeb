import type { BatchPreview, SearchRequest, StartBatchRequest } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { type FirstRows, unmappedWords } from '../../row-files/lay-out.ts';
import { halfNames } from '../../row-files/name-gaps.ts';
import { type FileRow, readRows } from '../../row-files/read-rows.ts';
import { errorText } from './error-text.ts';
import { unreadableFile } from './first-layout.ts';
import { type SaidLayout, saidLayout } from './said-layout.ts';
import { presentLayout, readableBatch } from './view.ts';

const ROWS = 20;
/** Values shown per column, and characters shown per value. */
const SAMPLES = 3;
const SAMPLE_LENGTH = 80;
/** Members shown besides the text. */
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
 * First rows of a batch as they would be read. Screens nothing.
 *
 * @throws ApiError `batch_not_found`, `batch_state`, `file_unreadable`, `column_unknown`,
 *   `sheet_unknown`, `mapping_not_found`
 */
export async function previewBatch(call: Call, id: string, request: StartBatchRequest): Promise<BatchPreview> {
  const batch = await readableBatch(call, id);
  if (batch.state !== 'draft') throw new ApiError('batch_state');
  const said = await saidLayout(call.app, batch, request);
  const items: BatchPreview['items'][number][] = [];
  const { layout, ignored } = said;
  try {
    for await (const row of readRows(call.app.storage.batchFiles.file(id), { ...batch, layout, ignored })) {
      items.push(presentRow(row));
      if (items.length === ROWS) break;
    }
  } catch (error) {
    throw unreadableFile(error);
  }
  return { layout: layout === null ? null : presentLayout(layout), ...besides(said), items };
}

/** First values of each column, columns that the file lacks, and columns that keep it from being started. */
function besides(said: SaidLayout): Pick<BatchPreview, 'samples' | 'missing' | 'unmapped' | 'halves'> {
  const { layout, rows, missing } = said;
  if (layout === null) return { samples: [], missing: [], unmapped: [], halves: [] };
  const values: FirstRows = layout.headings ? rows.slice(1) : rows;
  const samples = layout.columns.map((_, at) => {
    const filled = values.map((cells) => (cells[at] ?? '').trim()).filter((value) => value !== '');
    return [...new Set(filled)].slice(0, SAMPLES).map((value) => value.slice(0, SAMPLE_LENGTH));
  });
  const { columns } = layout;
  return { samples, missing: [...missing], unmapped: [...unmappedWords(columns)], halves: [...halfNames(columns)] };
}

function presentRow(read: FileRow): BatchPreview['items'][number] {
  const { row, line, id, role } = read;
  const around = { role, setAside: [...read.setAside], context: read.context.map((one) => ({ ...one })) };
  if ('error' in read) {
    const { code, detail } = read.error;
    return {
      row,
      line,
      id,
      ...around,
      error: { code, detail, text: errorText({ code, detail }) },
      notes: [],
      searchText: null,
      details: [],
    };
  }
  const { request, notes } = read;
  const { searchText } = request;
  return { row, line, id, ...around, error: null, notes: [...notes], searchText, details: detailsOf(request) };
}

function detailsOf(request: SearchRequest): string[] {
  return SHOWN.flatMap((member) => {
    const value = request[member];
    if (value === undefined) return [];
    const texts = [value].flat().map((one) => (typeof one === 'string' ? one : one.value));
    return [`${member}: ${texts.join(', ')}`];
  });
}
