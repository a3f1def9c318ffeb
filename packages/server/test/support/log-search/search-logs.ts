import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findLeaks } from './find-leaks.ts';

/**
 * Around all tests of a project: their services log into one folder, and when all is over no line may hold a name, a
 * text, a password, a token or a one-time link that a test used.
 */
export function setup(): () => void {
  const dir = mkdtempSync(join(tmpdir(), 'namesake-logs-'));
  process.env['NAMESAKE_TEST_LOG_DIR'] = dir;
  return () => {
    try {
      check(dir);
    } finally {
      rmSync(dir, { recursive: true });
    }
  };
}

function check(dir: string): void {
  const linesOf = (name: string): string[] =>
    readdirSync(dir)
      .filter((file) => file.startsWith(`${name}.`))
      .flatMap((file) => readFileSync(join(dir, file), 'utf8').split('\n'))
      .filter((line) => line !== '');
  const lines = linesOf('logged');
  const texts = new Set(linesOf('used').map((line): string => JSON.parse(line)));
  const leaks = findLeaks(lines, texts);
  process.stdout.write(`logs: ${lines.length} lines, ${texts.size} names, texts and secrets, ${leaks.length} found\n`);
  if (leaks.length > 0)
    throw new Error(`The logs hold what they must not: ${JSON.stringify(leaks.slice(0, 20), null, 2)}`);
}
