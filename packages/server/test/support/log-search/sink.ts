import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/** Shorter texts occur in any log by chance, and so do shorter numbers. */
const LEAST_LENGTH = 6;
const LEAST_DIGITS = 12;
/** Names that every object has: generated texts are full of them and of their beginnings. */
const OF_EVERY_OBJECT = Object.getOwnPropertyNames(Object.prototype).join(' ');

const seen = new Set<string>();
const secrets: string[] = [];

/** Keeps a line that a service logged, for the search when all tests are over; see `search-logs.ts`. */
export function logged(line: string): void {
  append('logged', line);
}

/** Notes what no log may hold: what was screened, and everything that is or was a secret. */
export function used(text: string, isSecret = false): void {
  const least = /^\d*$/.test(text) ? LEAST_DIGITS : LEAST_LENGTH;
  if (text.length < least || seen.has(text) || OF_EVERY_OBJECT.includes(text)) return;
  seen.add(text);
  if (isSecret) secrets.push(text);
  append('used', JSON.stringify(text));
}

/** How many secrets were noted so far. */
export const secretCount = (): number => secrets.length;

/** Those noted since. */
export const secretsSince = (count: number): readonly string[] => secrets.slice(count);

function append(name: 'logged' | 'used', line: string): void {
  const dir = process.env['NAMESAKE_TEST_LOG_DIR'];
  if (dir !== undefined) appendFileSync(join(dir, `${name}.${process.pid}`), `${line.trimEnd()}\n`);
}
