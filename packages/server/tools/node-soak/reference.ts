import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { daysAgo } from '../../test/support/folder-service.ts';
import { runCommand } from '../../test/support/spawn-service.ts';
import { nameOf, numbers, unListOf } from '../../test/support/un-list-of.ts';

/** The numbers of invented persons: those of the first version, and those that later ones add. */
const [FIRST, KNOWN, ALL] = [10, 30, 100];

/** A version of the list and what each text must be answered while it is searched, as `answerOf` writes it. */
export type Version = {
  readonly content: string;
  readonly sha256: string;
  readonly answers: ReadonlyMap<string, string>;
};

/** What is searched: names of the list and of nobody, as written, mistyped, turned round and in a text. */
export const TEXTS: readonly string[] = numbers(FIRST, ALL).flatMap((number) => {
  const name = nameOf(number);
  const [first = '', last = ''] = name.split(' ');
  return [name, `${last}, ${first}`, `${name.slice(0, 5)}${name.slice(6)}`, `Invoice 4711 for ${name}, paid in cash`];
});

/** Outcome and results, so far as they depend on the lists alone. */
export function answerOf(outcome: unknown, results: unknown): string {
  const told = Array.from(Object(results ?? []), (result) => {
    const { entityId, priority, score } = Object(result);
    return [entityId, priority, score];
  });
  return JSON.stringify([outcome, told]);
}

/** Versions of one list, each with more persons than the one before, with the answers of a single process. */
export async function makeVersions(dir: string, count: number): Promise<readonly Version[]> {
  return Promise.all(
    numbers(0, count).map(async (number) => {
      const content = unListOf(daysAgo(count - number), numbers(FIRST, Math.min(ALL, KNOWN + number * 2)));
      const folder = join(dir, `version-${number}`);
      await mkdir(folder);
      await writeFile(join(folder, 'consolidated.xml'), content);
      const sha256 = createHash('sha256').update(content).digest('hex');
      return { content, sha256, answers: await answersOf(folder) };
    }),
  );
}

async function answersOf(listsDir: string): Promise<ReadonlyMap<string, string>> {
  const rows = TEXTS.map((searchText, id) => `${JSON.stringify({ id: String(id), searchText })}\n`).join('');
  const { stdout, stderr } = await runCommand(['screen', '--lists', listsDir], rows);
  const lines = stdout.trim().split('\n');
  if (lines.length !== TEXTS.length) throw new Error(`The reference run answered ${lines.length} rows: ${stderr}`);
  return new Map(
    lines.map((line) => {
      const { id, outcome, results } = Object(JSON.parse(line));
      return [TEXTS[Number(id)] ?? '', answerOf(outcome, results)];
    }),
  );
}
