import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseCsv } from './csv.ts';

/** Rows of a file of labelled cases, plain or gzipped, by column name. */
export function readCases(dir: string, file: string): Record<string, string>[] {
  const bytes = readFileSync(join(dir, file));
  return parseCsv((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
}
