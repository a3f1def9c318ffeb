import { Readable } from 'node:stream';
import { MOST_ALIASES, type SearchRequest } from '@namesake/contract';
import { type LineText, linesOf } from '../lib/formats/lines.ts';
import type { Batch, BatchLayout, BatchRow, RowError, RowSurroundings } from '../modules/batches/store/batch.ts';
import { arrayElements } from './json-array.ts';
import { otherReadings } from './other-readings.ts';
import { rowOfCells } from './row-of-cells.ts';
import { partiesOfJson } from './row-of-json.ts';
import { cellRows } from './sheet-file.ts';
import { toRequest } from './to-request.ts';

/** Of a row that cannot be screened, to repair it. */
const LONGEST_RAW = 20_000;

/** What a row was, to give it back. */
type RawRow = Pick<RowError, 'raw'> & Pick<BatchRow, 'cells'>;

/** What a row says: what is screened, or why it cannot be. */
type RowContent = { readonly id: string | null } & (
  | { readonly request: SearchRequest; readonly notes: readonly string[] }
  | { readonly error: Pick<RowError, 'code' | 'detail'> }
);

/** A search of a row: its number and the line that it begins on, both from 1. */
export type FileRow = RowContent &
  RowSurroundings & {
    readonly row: number;
    readonly line: number;
    /** Whether it is the first party of its row; those beside it follow. */
    readonly isFirst: boolean;
    readonly raw: () => RawRow;
  };

/**
 * Searches of the rows of a file in their order, from the first. Another party of a row is a search of its own, behind
 * that of the row.
 *
 * @throws ListRefused where the rest of the file cannot be cut into rows
 */
export async function* readRows(
  file: AsyncIterable<Uint8Array>,
  batch: Pick<Batch, 'format' | 'ignored' | 'layout' | 'policy'>,
): AsyncGenerator<FileRow> {
  let row = 0;
  for await (const read of batch.layout === null ? jsonRows(file, batch) : tableRows(file, batch.layout, batch)) {
    row += 1;
    yield { row, ...read };
  }
}

type Unnumbered = AsyncGenerator<RowContent & RowSurroundings & Pick<FileRow, 'line' | 'isFirst' | 'raw'>>;

async function* jsonRows(
  file: AsyncIterable<Uint8Array>,
  { format, ignored, policy }: Pick<Batch, 'format' | 'ignored' | 'policy'>,
): Unnumbered {
  const lines = format === 'json' ? arrayElements(file) : linesOf(Readable.from(file));
  for await (const { text, number: line } of lines) {
    if (format === 'jsonl' && isBlank(text)) continue;
    const raw = (): RawRow => ({ raw: typeof text === 'string' ? text.slice(0, LONGEST_RAW) : '', cells: null });
    for (const [at, content] of partiesOfJson(text, ignored, policy).entries())
      yield { line, raw, isFirst: at === 0, context: [], ...content };
  }
}

const isBlank = (text: LineText): boolean => typeof text === 'string' && text.replace(/^\uFEFF/, '').trim() === '';

async function* tableRows(
  file: AsyncIterable<Uint8Array>,
  layout: BatchLayout,
  { format, policy }: Pick<Batch, 'format' | 'policy'>,
): Unnumbered {
  const headingOf = (at: number): string => layout.columns[at]?.heading ?? '';
  let toSkip = layout.skip + (layout.headings ? 1 : 0);
  for await (const { cells, line } of cellRows(file, { format, ...layout })) {
    if (toSkip > 0) toSkip -= 1;
    else {
      const { id, parties, context, setAside } = rowOfCells(cells, layout.columns);
      const raw = (): RawRow => ({ raw: '', cells: withinLimit(cells) });
      const kept = context.map((at) => ({ heading: headingOf(at), value: (cells[at] ?? '').trim().slice(0, 500) }));
      for (const { role, members, notes, leftOut } of parties) {
        const own = role === null || parties[0]?.role !== null;
        const readings = format === 'csv' ? readingsOf(members, layout.encoding) : NO_READINGS;
        const unscreened = [...leftOut, ...readings.leftOut];
        const said = {
          ...members,
          ...readings.members,
          ...(unscreened.length > 0 ? { leftOut: shortened(unscreened) } : {}),
        };
        const content = toRequest({ id, role, members: said, notes }, policy);
        const around = own ? { setAside: setAside.map(headingOf), context: kept } : { setAside: [], context: [] };
        yield { line, raw, role, isFirst: parties[0]?.role === role, ...around, ...content };
      }
    }
  }
}

type Members = Readonly<Record<string, unknown>>;

type Readings = { readonly members: Members; readonly leftOut: readonly string[] };
const NO_READINGS: Readings = { members: {}, leftOut: [] };

/** What the names of a party are in other encodings, as further aliases; where there is no room for all, it says so. */
function readingsOf(members: Members, encoding: BatchLayout['encoding']): Readings {
  const aliases = [members['aliases'] ?? []].flat();
  const readings = otherReadings([members['searchText'] ?? '', ...aliases].map(String), encoding);
  if (readings.length === 0) return NO_READINGS;
  const added = readings.slice(0, Math.max(0, MOST_ALIASES - aliases.length));
  const leftOut = added.length < readings.length ? ['names in other encodings'] : [];
  return { members: { aliases: [...aliases, ...added] }, leftOut };
}

const shortened = (headings: readonly string[]): readonly string[] =>
  [...new Set(headings)].slice(0, 500).map((heading) => heading.slice(0, 400));

/** Cells of a row, as many letters of each as fit. */
function withinLimit(cells: readonly string[]): readonly string[] {
  const length = cells.reduce((sum, cell) => sum + cell.length, 0);
  if (length <= LONGEST_RAW) return cells;
  const most = Math.floor(LONGEST_RAW / cells.length);
  return cells.map((cell) => (cell.length <= most ? cell : `${cell.slice(0, most)}…`));
}
