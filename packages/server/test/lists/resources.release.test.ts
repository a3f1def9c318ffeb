import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readListsDir } from '@namesake/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand, spawnService } from '../support/spawn-service.ts';

const SHARED = process.env['NAMESAKE_SHARED_DIR'] ?? fileURLToPath(new URL('../../../../../shared', import.meta.url));
const LISTS = join(SHARED, 'lists', 'current');
const present = existsSync(LISTS);
if (!present) process.stdout.write(`skipped: no real lists at ${LISTS}\n`);

/**
 * Eleven lists stay at some 460 MB with a thread for long texts, and at 500 to 570 after ten thousand searches; the 400
 * MB aimed at are not reached yet. Here a leak must show, not a busy machine.
 */
const MAX_RSS_KB = 600_000;
const MAX_RECORD_BYTES = 400;
/** So many that what a long run leaks shows. */
const RECORDS = 5_000;

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'namesake-real-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

describe.skipIf(!present)('the service on the real lists', () => {
  it('stays in bounded memory, and a record in few bytes', async () => {
    const startedMs = performance.now();
    const args = ['--lists', LISTS, '--lists-attested', 'test on stored lists'];
    let service = await spawnService(dataDir, args);
    const readyMs = performance.now() - startedMs;
    const { stdout } = await runCommand(['tokens', 'create', '--name', 'test', '--data', dataDir]);
    const search = async (searchText: string) => {
      const answer = await fetch(`${service.url}/api/v1/search`, {
        method: 'POST',
        headers: { authorization: `Bearer ${stdout.trim()}`, 'content-type': 'application/json' },
        body: JSON.stringify({ searchText }),
      });
      const body: Record<string, unknown> = JSON.parse(await answer.text());
      return body;
    };
    const database = (): number =>
      ['', '-wal'].reduce((sum, end) => sum + sizeOf(join(dataDir, `namesake.db${end}`)), 0);
    // Tables and indexes take their pages before there is a record.
    await service.end('SIGTERM');
    const empty = database();
    service = await spawnService(dataDir, args);
    const batch = (from: number) =>
      Promise.all(Array.from({ length: 100 }, (_, n) => search(`Zebulon Quixworth ${(from + n).toString(36)}`)));
    for (let from = 0; from < RECORDS; from += 100) await batch(from);
    await service.end('SIGTERM');
    const perRecord = (database() - empty) / RECORDS;
    service = await spawnService(dataDir, args);
    const mixed = await mixedTexts(RECORDS);
    for (let from = 0; from < RECORDS; from += 20) await Promise.all(mixed.slice(from, from + 20).map(search));
    // The engine gives back what loading the lists took some ten seconds later.
    let rssKb = 0;
    const resident = (): number => (rssKb = residentKb(service.pid));
    await expect.poll(resident).toBeLessThan(MAX_RSS_KB);
    await service.end('SIGTERM');
    process.stdout.write(
      `ready in ${Math.round(readyMs)} ms; ${Math.round(rssKb / 1_000)} MB resident; ${Math.round(perRecord)} B a record\n`,
    );
    expect(perRecord).toBeLessThan(MAX_RECORD_BYTES);
  });
});

/** Listed names, misspelled ones, and payment texts around them, as they come in any stream of customers. */
async function mixedTexts(count: number): Promise<readonly string[]> {
  const names: string[] = [];
  await readListsDir(LISTS, {
    onListing: (listing) => void names.push(...listing.names.map(({ value }) => value)),
  });
  const step = Math.max(1, Math.floor(names.length / count));
  return Array.from({ length: count }, (_, n) => {
    const name = names[n * step] ?? '';
    if (n % 3 === 0) return name;
    if (n % 3 === 1) return `${name.slice(0, 2)}x${name.slice(3)}`;
    return `Invoice ${n} for goods sold to ${name} by Zebulon Quixworth in March`;
  });
}

function sizeOf(path: string): number {
  return existsSync(path) ? readFileSync(path).length : 0;
}

/** Resident memory as Linux tells it; 0 elsewhere. */
function residentKb(pid: number): number {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return 0;
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0);
}
