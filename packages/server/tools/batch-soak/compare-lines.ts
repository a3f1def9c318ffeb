import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** How two files of results differ; both have a line for each row, in order. */
export type Comparison = {
  readonly rows: number;
  readonly distinctSearches: number;
  /** Rows that are missing, twice, or came to something else: their numbers, the first few. */
  readonly different: readonly number[];
};

const SHOWN = 20;

/** Compares the report of a batch with what `namesake screen` wrote for the same rows. */
export async function compareLines(reportPath: string, screenedPath: string): Promise<Comparison> {
  const report = linesIn(reportPath);
  const searches = new Set<string>();
  const different: number[] = [];
  let rows = 0;
  for await (const screened of linesIn(screenedPath)) {
    rows += 1;
    const line = (await report.next()).value;
    const { searchId, row } = line === undefined ? {} : JSON.parse(line);
    if (typeof searchId === 'string') searches.add(searchId);
    if (line === undefined || row !== rows || shown(line) !== shown(screened)) different.push(rows);
  }
  if ((await report.next()).done !== true) different.push(rows + 1);
  return { rows, distinctSearches: searches.size, different: different.slice(0, SHOWN) };
}

function shown(line: string): string {
  const { id, outcome, results, error } = JSON.parse(line);
  return JSON.stringify([id, outcome, results, error?.code]);
}

const linesIn = (path: string): AsyncIterableIterator<string> =>
  createInterface({ input: createReadStream(path) })[Symbol.asyncIterator]();
