import { ListRefused } from '../list-refused.ts';

/** No row of a list comes near; a quote that is never closed would otherwise swallow the rest of the file. */
const MAX_ROW = 4 * 1024 * 1024;

/**
 * Cuts text into rows of cells (RFC 4180), chunk by chunk: quoted cells may hold separators, line breaks and doubled quotes. A byte
 * order mark is left out; the separator is whichever of `,` `;` and tab the first line has most of, or the second where the first has none.
 */
export class CsvRows {
  readonly #onRow: (cells: readonly string[], line: number) => void;
  #rest = '';
  #separator: string | undefined;
  /** Lines before `rest`. */
  #lines = 0;

  /** `onRow` learns the line that a row begins on, from 1. `separator`: where it is known, as in files without a header. */
  constructor(onRow: (cells: readonly string[], line: number) => void, separator?: string) {
    this.#onRow = onRow;
    this.#separator = separator;
  }

  /** The line that reading stands at, from 1. */
  get line(): number {
    return this.#lines + 1;
  }

  write(text: string): void {
    this.#rest += text;
    this.#take(false);
    if (this.#rest.length > MAX_ROW) {
      throw new ListRefused('malformed', 'has a row without end: a quote may be missing', {
        position: { line: this.line, column: 0 },
      });
    }
  }

  end(): void {
    this.#take(true);
    if (this.#rest !== '') {
      throw new ListRefused('truncated', 'ends inside a quoted cell: fetch the file again', {
        position: { line: this.line, column: 0 },
      });
    }
  }

  #take(isEnd: boolean): void {
    this.#separator ??= separatorOf(this.#rest, isEnd);
    if (this.#separator === undefined) return;
    let start = 0;
    for (;;) {
      const row = rowAt(this.#rest, start, this.#separator, isEnd);
      if (row === undefined) break;
      if (row.cells.length > 1 || row.cells[0] !== '') this.#onRow(row.cells, this.line);
      this.#lines += row.lines;
      start = row.next;
    }
    this.#rest = this.#rest.slice(start);
  }
}

function separatorOf(text: string, isEnd: boolean): string | undefined {
  const lines = text.split('\n', 3);
  const whole = isEnd ? lines : lines.slice(0, Math.min(2, lines.length - 1));
  for (const line of whole) {
    const counts = [',', ';', '\t'].map((sign) => ({ sign, count: line.split(sign).length }));
    const most = counts.reduce((best, each) => (each.count > best.count ? each : best));
    if (most.count > 1) return most.sign;
  }
  return whole.length > 1 || isEnd ? ',' : undefined;
}

type Row = { readonly cells: readonly string[]; readonly next: number; readonly lines: number };

/** The row that starts at `start`; undefined if it is not complete yet. */
function rowAt(text: string, start: number, separator: string, isEnd: boolean): Row | undefined {
  const cells: string[] = [];
  let lines = 1;
  let at = start;
  if (at >= text.length) return undefined;
  if (text.charCodeAt(at) === 0xfeff) at += 1;
  for (;;) {
    let cell = '';
    if (text[at] === '"') {
      const quoted = quotedAt(text, at);
      if (quoted === undefined) return undefined;
      cell = quoted.value;
      at = quoted.next;
      for (const letter of cell) if (letter === '\n') lines += 1;
    }
    const end = endOfCell(text, at, separator);
    if (end < 0 && !isEnd) return undefined;
    const stop = end < 0 ? text.length : end;
    cells.push(cell + text.slice(at, stop));
    at = stop + 1;
    if (end < 0) return { cells, next: text.length, lines };
    if (text[stop] === separator) continue;
    if (text[stop] === '\r') {
      if (at >= text.length && !isEnd) return undefined;
      if (text[at] === '\n') at += 1;
    }
    return { cells, next: at, lines };
  }
}

function quotedAt(text: string, quote: number): { value: string; next: number } | undefined {
  let value = '';
  let from = quote + 1;
  for (;;) {
    const close = text.indexOf('"', from);
    // A quote that ends the chunk may be the first of two.
    if (close < 0 || close === text.length - 1)
      return close < 0 ? undefined : { value: value + text.slice(from, close), next: close + 1 };
    value += text.slice(from, close);
    if (text[close + 1] !== '"') return { value, next: close + 1 };
    value += '"';
    from = close + 2;
  }
}

function endOfCell(text: string, from: number, separator: string): number {
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === separator || letter === '\n' || letter === '\r') return at;
  }
  return -1;
}
