import { Readable } from 'node:stream';
import { parseRequest, type SearchRequest, searchRequestSchema } from '@namesake/contract';
import { type LineText, linesOf } from '../../cli/jsonl/lines-of.ts';
import { readRow } from '../../cli/jsonl/row.ts';
import type { Batch } from '../batch.ts';
import { cellRows } from './cell-rows.ts';
import { arrayElements } from './json-array.ts';
import { rowOfCells } from './row-of-cells.ts';

/** Of a row that cannot be screened, to repair it. */
const LONGEST_RAW = 2_000;
/**
 * Without these a row is still screened, and its notes say so: they order results and find none. Another name or a
 * number finds parties by itself; a row without it would come to a clearance of what was not compared.
 */
const LEFT_OUT = new Set(['type', 'birthDate', 'gender', 'countries', 'addresses']);

/** What a row says: what is screened, or why it cannot be. */
type RowContent = { readonly id: string | null } & (
  | { readonly request: SearchRequest; readonly notes: readonly string[] }
  | { readonly error: { readonly code: string; readonly detail: string; readonly raw: string } }
);

/** A row of a file: its number and the line that it begins on, both from 1. */
export type FileRow = RowContent & { readonly row: number; readonly line: number };

/**
 * Rows of a file in their order, from the first.
 *
 * @throws ListRefused where the rest of the file cannot be cut into rows
 */
export async function* readRows(
  file: AsyncIterable<Uint8Array>,
  { format, layout, policy }: Pick<Batch, 'format' | 'layout' | 'policy'>,
): AsyncGenerator<FileRow> {
  let row = 0;
  if (layout === null) {
    const lines = format === 'json' ? arrayElements(file) : linesOf(Readable.from(file));
    for await (const { text, number: line } of lines) {
      if (format === 'jsonl' && isBlank(text)) continue;
      row += 1;
      yield { row, line, ...ofLine(text, policy) };
    }
    return;
  }
  let isHeading = layout.headings;
  for await (const { cells, line } of cellRows(file, { format, ...layout })) {
    if (!isHeading) {
      row += 1;
      const { id, members, notes } = rowOfCells(cells, layout.columns);
      yield { row, line, ...toRequest(id, members, notes, policy, cells.join(' | ')) };
    }
    isHeading = false;
  }
}

const isBlank = (text: LineText): boolean => typeof text === 'string' && text.replace(/^\uFEFF/, '').trim() === '';

function ofLine(text: LineText, policy: string): RowContent {
  const raw = typeof text === 'string' ? text : '';
  const read = readRow(text, searchRequestSchema);
  const id = read.id === null ? null : String(read.id);
  if ('error' in read) return { id, error: { code: read.error, detail: read.error, raw: raw.slice(0, LONGEST_RAW) } };
  return { id, request: complete(read.value, id, policy), notes: read.ignored.map((pointer) => pointer.slice(1)) };
}

function toRequest(
  id: string | null,
  members: Readonly<Record<string, unknown>>,
  notes: readonly string[],
  policy: string,
  raw: string,
): RowContent {
  const parsed = parseRequest(searchRequestSchema, members, { lenient: true });
  if (parsed.ok) return { id, request: complete(parsed.value, id, policy), notes };
  const faulty = parsed.errors.map(({ pointer }) => pointer.split('/')[1] ?? '');
  const [first] = parsed.errors;
  if (faulty.length === 0 || faulty.some((member) => !LEFT_OUT.has(member)))
    return {
      id,
      error: {
        code: first?.code ?? parsed.code,
        detail: first?.pointer ?? '',
        raw: raw.slice(0, LONGEST_RAW),
      },
    };
  const left = Object.fromEntries(Object.entries(members).filter(([member]) => !faulty.includes(member)));
  return toRequest(id, left, [...notes, ...new Set(faulty)], policy, raw);
}

/** With what the batch says for all rows: a row's own id is what decisions hold for. */
function complete(request: SearchRequest, id: string | null, policy: string): SearchRequest {
  const isReference = id !== null && id.trim() !== '' && id.length <= 200;
  return {
    ...request,
    ...(request.externalRef === undefined && isReference ? { externalRef: id } : {}),
    ...(request.policy === undefined && policy !== 'default' ? { policy } : {}),
  };
}
