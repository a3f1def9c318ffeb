import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { VersionArchive } from '../../src/lists/history/version-archive.ts';
import type { Snapshot } from '../../src/lists/snapshot/snapshot.ts';
import { unlistedParties } from '../../src/modules/parties/ownership/known-stakes.ts';
import type { OperatorStake } from '../../src/modules/parties/store/stake-rows.ts';
import { openSqliteStorage } from '../../src/stores/open-sqlite.ts';
import { ROW_KEY } from '../support/dialects.ts';
import { loadKept } from '../support/load-here.ts';
import { runCommand } from '../support/spawn-service.ts';
import { unListOf } from '../support/un-list-of.ts';

let dir: string;
let lists: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-owners-cli-'));
  lists = await mkdtemp(join(tmpdir(), 'namesake-owners-lists-'));
  await search([11, 12]);
});
afterEach(async () => {
  await rm(dir, { recursive: true });
  await rm(lists, { recursive: true });
});

/** The lists that are searched on the data folder, as the service leaves them behind. */
async function search(persons: readonly number[]): Promise<Snapshot> {
  await writeFile(join(lists, 'consolidated.xml'), unListOf(`2026-02-0${4 - persons.length}`, persons));
  const storage = await openSqliteStorage(dir);
  storage.rowProof.useKey(ROW_KEY);
  const versionArchive = new VersionArchive({ dir: join(dir, 'versions'), storage, keepDays: 10, now: Date.now });
  try {
    return (await loadKept(versionArchive)({ kind: 'dir', dir: lists }, 'disk', () => {})).snapshot;
  } finally {
    await storage.close();
  }
}

const run = (...args: readonly string[]) => runCommand(['ownership', ...args, '--data', dir]);
async function importing(...rows: readonly string[]) {
  const path = join(dir, 'owners.csv');
  await writeFile(path, ['owned_id,owner_id,share_percent', ...rows].join('\n'));
  return run('import', path);
}

describe('ids of listings in a table of owners', () => {
  it('are refused with their line where their list has no such listing, and nothing is imported', async () => {
    const { code, stderr } = await importing('a,un_sc:XXi.011,50', 'b,un_sc:XXi.099,50', 'un_sc:XXi.098,own-1,50');
    expect(code).toBe(1);
    expect(stderr).toContain('line 3 has an owner_id of the list un_sc that none of its listings has');
    expect(stderr).toContain('line 4 has an owned_id of the list un_sc');
    expect(stderr).not.toContain('XXi.099');
    expect(stderr).not.toContain('line 2');
    expect((await run('export')).stdout.trim().split('\n')).toHaveLength(1);
  });

  it('are taken where they are listed, are of no list that is searched, or your own', async () => {
    const { code, stdout } = await importing('a,un_sc:XXi.011,50', 'b,eu_fsf:EU.1,50', 'c,own-1,50', 'd,own:2,50');
    expect([code, stdout]).toEqual([0, '4 stakes imported; there were 0 before\n']);
    expect(await run('check')).toMatchObject({ code: 0, stdout: '0 of 8 parties of the table are no longer listed\n' });
  });

  it('are told when their parties are delisted later', async () => {
    await importing('a,un_sc:XXi.011,50', 'b,eu_fsf:EU.1,50', 'c,own-1,50', 'd,own:2,50');
    const snapshot = await search([12]);
    const stakes = [
      { owner: 'un_sc:XXi.011', owned: 'a' },
      { owner: 'un_sc:XXi.012', owned: 'own' },
    ];
    const table = stakes.map((stake) => ({ ...stake }) as OperatorStake);
    expect(unlistedParties(table, snapshot)).toEqual(['un_sc:XXi.011']);
    const { code, stdout } = await run('check');
    expect([code, stdout]).toEqual([
      1,
      'un_sc:XXi.011  is not in its list any more\n1 of 8 parties of the table are no longer listed\n',
    ]);
  });
});
