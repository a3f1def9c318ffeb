import { ListRefused, type RefusalCode } from '../list/list-refused.ts';

/** Far above any row of a list; an unclosed quote would otherwise swallow the rest of the file. */
const MAX_ROW = 1024 * 1024;
/** The widest list has some ninety; a spreadsheet cannot show more than this. */
const MAX_CELLS = 16_384;
const SEPARATORS = [',', ';', '\t'];

/**
 * Splits text into rows of cells (RFC 4180), chunk by chunk: quoted cells may hold separators, line breaks and doubled
 * quotes. Removes a byte order mark. The separator is the most frequent of `,` `;` and tab in the first line, or in the
 * second if the first has none.
 */
export class CsvRows {
  readonly #onRow: (cells: readonly string[], line: number) => void;
  #rest = '';
  /** Length of `rest` when it last contained no whole row: it is scanned again once it has doubled. */
  #triedLength = 0;
  #separator: string | undefined;
  readonly #candidates: readonly string[];
  /** Number of lines before `rest`. */
  #lines = 0;

  /**
   * `onRow` receives the line on which a row begins, from 1. `separator`: if known, as in files without a header;
   * otherwise one of `candidates`.
   */
  constructor(
    onRow: (cells: readonly string[], line: number) => void,
    separator?: string,
    candidates: readonly string[] = SEPARATORS,
  ) {
    this.#onRow = onRow;
    this.#separator = separator;
    this.#candidates = candidates;
  }

  /** The current line, from 1. */
  get line(): number {
    return this.#lines + 1;
  }

  write(text: string): void {
    this.#rest += text;
    if (this.#rest.length >= 2 * this.#triedLength) this.#take(false);
    if (this.#rest.length > MAX_ROW) {
      throw this.#refusal('malformed', 'has a row of more than 1 MB: a quote may be missing');
    }
  }

  end(): void {
    this.#take(true);
    if (this.#rest !== '') {
      throw this.#refusal('truncated', 'ends inside a quoted cell: fetch the file again');
    }
  }

  #take(isEnd: boolean): void {
    this.#separator ??= separatorOf(this.#rest, isEnd, this.#candidates);
    if (this.#separator === undefined) {
      this.#triedLength = this.#rest.length;
      return;
    }
    let start = 0;
    for (;;) {
      const row = rowAt(this.#rest, start, this.#separator, isEnd);
      if (row === undefined) break;
      if (row === 'too wide') throw this.#refusal('too_large', `has a row of more than ${MAX_CELLS} cells`);
      if (row.cells.length > 1 || row.cells[0] !== '') this.#onRow(row.cells, this.line);
      this.#lines += row.lines;
      start = row.next;
    }
    this.#rest = this.#rest.slice(start);
    this.#triedLength = this.#rest.length;
  }

  #refusal(code: RefusalCode, reason: string): ListRefused {
    return new ListRefused(code, reason, { position: { line: this.line, column: 0 } });
  }
}

function separatorOf(text: string, isEnd: boolean, candidates: readonly string[]): string | undefined {
  const lines = text.split('\n', 3);
  const whole = isEnd ? lines : lines.slice(0, Math.min(2, lines.length - 1));
  for (const line of whole) {
    const counts = candidates.map((sign) => ({ sign, count: countOf(line, sign) }));
    const most = counts.reduce((best, each) => (each.count > best.count ? each : best));
    if (most.count > 0) return most.sign;
  }
  return whole.length > 1 || isEnd ? ',' : undefined;
}

function countOf(text: string, sign: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) count += 1;
  return count;
}

type Row = { readonly cells: readonly string[]; readonly next: number; readonly lines: number };

/** The row that starts at `start`; undefined if it is incomplete. */
function rowAt(text: string, start: number, separator: string, isEnd: boolean): Row | 'too wide' | undefined {
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
    if (cells.length > MAX_CELLS) return 'too wide';
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
  let hasDoubled = false;
  for (let from = quote + 1; ; ) {
    const close = text.indexOf('"', from);
    if (close < 0) return undefined;
    if (text[close + 1] === '"') {
      hasDoubled = true;
      from = close + 2;
      continue;
    }
    const value = text.slice(quote + 1, close);
    return { value: hasDoubled ? value.replaceAll('""', '"') : value, next: close + 1 };
  }
}

function endOfCell(text: string, from: number, separator: string): number {
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === separator || letter === '\n' || letter === '\r') return at;
  }
  return -1;
}
