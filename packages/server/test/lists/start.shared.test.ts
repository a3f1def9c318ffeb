import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand, spawnService } from '../support/spawn-service.ts';

const SHARED = process.env['NAMESAKE_SHARED_DIR'] ?? fileURLToPath(new URL('../../../../../shared', import.meta.url));
const LISTS = join(SHARED, 'lists', 'current');
const present = existsSync(LISTS);
if (!present) process.stdout.write(`skipped: no real lists at ${LISTS}\n`);

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'namesake-real-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

describe.skipIf(!present)('the service on the real lists', () => {
  it('starts on all lists and answers both ways', async () => {
    const service = await spawnService(dataDir, ['--lists', LISTS, '--lists-attested', 'test on stored lists']);
    const { stdout } = await runCommand(['tokens', 'create', '--name', 'test', '--data', dataDir]);
    const search = async (searchText: string): Promise<unknown> => {
      const answer = await fetch(`${service.url}/api/v1/search`, {
        method: 'POST',
        headers: { authorization: `Bearer ${stdout.trim()}`, 'content-type': 'application/json' },
        body: JSON.stringify({ searchText }),
      });
      return answer.json();
    };
    expect(await search('Vladimir Putin')).toMatchObject({ outcome: 'potential_match', complete: true });
    expect(await search('Jane Nobody Smithson')).toMatchObject({ outcome: 'no_match', complete: true });
    await service.end('SIGTERM');
  });
});
