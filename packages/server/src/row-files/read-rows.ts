import { Readable } from 'node:stream';
import { MAX_ALIASES, type SearchRequest } from '@namesake/contract';
import { type LineText, linesOf } from '../lib/formats/lines.ts';
import type { Batch, BatchLayout, BatchRow, RowError, RowSurroundings } from '../modules/batches/store/batch.ts';
import { arrayElements } from './json-array.ts';
import { otherReadings } from './other-readings.ts';
import { rowOfCells } from './row-of-cells.ts';
import { partiesOfJson } from './row-of-json.ts';
import { cellRows } from './sheet-file.ts';
import { toRequest } from './to-request.ts';

/** Characters kept of a row that cannot be screened, so that it can be repaired. */
const LONGEST_RAW = 20_000;

/** The source of a row, to return it to the caller. */
type RawRow = Pick<RowError, 'raw'> & Pick<BatchRow, 'cells'>;

/** Content of a row: the request to screen, or why it cannot be screened. */
type RowContent = { readonly id: string | null } & (
  | { readonly request: SearchRequest; readonly notes: readonly string[] }
  | { readonly error: Pick<RowError, 'code' | 'detail'> }
);

/** One search of a row, with the row number and the line on which it begins, both from 1. */
export type FileRow = RowContent &
  RowSurroundings & {
    readonly row: number;
    readonly line: number;
    /** Whether it is the row's own party; its related parties follow. */
    readonly isFirst: boolean;
    readonly raw: () => RawRow;
  };

/**
 * Searches for the rows of a file, in order. Each related party of a row is a separate search after the row's own.
 * @throws ListRefused when the rest of the file cannot be split into rows
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

/** Readings of a party's names in other encodings, as further aliases. Adds a note if there is no room for all. */
function readingsOf(members: Members, encoding: BatchLayout['encoding']): Readings {
  const aliases = [members['aliases'] ?? []].flat();
  const readings = otherReadings([members['searchText'] ?? '', ...aliases].map(String), encoding);
  if (readings.length === 0) return NO_READINGS;
  const added = readings.slice(0, Math.max(0, MAX_ALIASES - aliases.length));
  const leftOut = added.length < readings.length ? ['names in other encodings'] : [];
  return { members: { aliases: [...aliases, ...added] }, leftOut };
}

const shortened = (headings: readonly string[]): readonly string[] =>
  [...new Set(headings)].slice(0, 500).map((heading) => heading.slice(0, 400));

/** Cells of a row, each cut so that the row fits the limit. */
function withinLimit(cells: readonly string[]): readonly string[] {
  const length = cells.reduce((sum, cell) => sum + cell.length, 0);
  if (length <= LONGEST_RAW) return cells;
  const most = Math.floor(LONGEST_RAW / cells.length);
  return cells.map((cell) => (cell.length <= most ? cell : `${cell.slice(0, most)}…`));
}
