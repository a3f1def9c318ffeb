import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sizeOf } from '../../../engine/test/builders/runs.ts';
import { runCommand, spawnService } from '../support/spawn-service.ts';

const SHARED = process.env['NAMESAKE_SHARED_DIR'] ?? fileURLToPath(new URL('../../../../../shared', import.meta.url));
const CURRENT = join(SHARED, 'lists', 'current');
/** CI starts it on one list, and reads all of them in bench/lists; `npm run release:check` starts it on all. */
const ARGS =
  sizeOf(1, 0) === 1 ? ['--lists', CURRENT] : ['--lists', join(CURRENT, 'un_sc'), '--lists-required', 'un_sc'];
const present = existsSync(CURRENT);
if (!present) process.stdout.write(`skipped: no real lists at ${CURRENT}\n`);

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'namesake-real-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

describe.skipIf(!present)('the service on the real lists', () => {
  it('starts on them and answers both ways', async () => {
    const service = await spawnService(dataDir, [...ARGS, '--lists-attested', 'test on stored lists']);
    const { stdout } = await runCommand(['tokens', 'create', '--name', 'test', '--data', dataDir]);
    const search = async (searchText: string): Promise<unknown> => {
      const answer = await fetch(`${service.url}/api/v1/search`, {
        method: 'POST',
        headers: { authorization: `Bearer ${stdout.trim()}`, 'content-type': 'application/json' },
        body: JSON.stringify({ searchText }),
      });
      return answer.json();
    };
    expect(await search('Al-Qaida')).toMatchObject({ outcome: 'potential_match', complete: true });
    expect(await search('Jane Nobody Smithson')).toMatchObject({ outcome: 'no_match', complete: true });
    await service.end('SIGTERM');
  });
});
