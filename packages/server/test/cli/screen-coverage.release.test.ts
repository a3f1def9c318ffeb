import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { daysAgo } from '../support/folder-service.ts';
import { runCommand } from '../support/spawn-service.ts';
import { nameOf, numbers, unListOf } from '../support/un-list-of.ts';

const VIP = '{"id":"v","schema":"Person","properties":{"name":["Tesmond Quillaby"]}}\n';
const UN = unListOf(daysAgo(3), numbers(10, 20));

describe('namesake screen', () => {
  let lists: string;
  beforeEach(async () => {
    lists = await mkdtemp(join(tmpdir(), 'namesake-screen-'));
  });
  afterEach(() => rm(lists, { recursive: true }));
  const screen = async (args: readonly string[] = [], environment: NodeJS.ProcessEnv = {}) => {
    const row = '{"id":"c-1","searchText":"Tolbrecht Quelmar"}\n';
    const { code, stdout, stderr } = await runCommand(['screen', '--lists', lists, ...args], row, environment);
    return { code, outcome: code === 0 ? JSON.parse(stdout).outcome : undefined, stderr };
  };

  it('clears by what the folder holds, private lists alone too, but nobody without a required list', async () => {
    await writeFile(join(lists, 'vip.ftm.json'), VIP);
    const warned = expect.stringContaining('holds no official list');
    expect(await screen()).toMatchObject({ outcome: 'no_match', stderr: warned });
    expect(await screen(['--lists-required', 'vip'])).toMatchObject({
      outcome: 'no_match',
      stderr: expect.not.stringContaining('holds no official list'),
    });
    expect(await screen([], { NAMESAKE_PORT: 'none' }), 'a wrong setting of the service').toMatchObject({ code: 0 });
    await writeFile(join(lists, 'consolidated.xml'), UN);
    expect(await screen(['--progress'])).toMatchObject({
      outcome: 'no_match',
      stderr: expect.stringContaining('not searched: us_ofac_sdn'),
    });
    const without = await screen([], { NAMESAKE_LISTS_REQUIRED: 'un_sc,eu_fsf' });
    expect(without).toMatchObject({
      outcome: 'incomplete',
      stderr: expect.stringContaining('the required list eu_fsf is not there'),
    });
    expect(await screen(['--lists-required', 'nowhere'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('names "nowhere"'),
    });
  });

  it('screens against the newer of two files, and says which is not searched', async () => {
    await writeFile(join(lists, 'a.xml'), unListOf(daysAgo(300), numbers(10, 20)));
    await writeFile(join(lists, 'b.xml'), unListOf(daysAgo(3), numbers(10, 30)));
    const { stdout, stderr } = await runCommand(
      ['screen', '--lists', lists],
      `{"searchText":"${nameOf(25)}"}\n{"searchText":"Tolbrecht Quelmar"}\n`,
    );
    const outcomes = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).outcome);
    expect(outcomes).toEqual(['potential_match', 'no_match']);
    expect(stderr).toContain(`a.xml: older (${daysAgo(300)}) than b.xml`);
  });

  it('clears where the threshold hides nothing and what cannot be used is no list, and says what it left out', async () => {
    await writeFile(join(lists, 'consolidated.xml'), UN);
    expect(await screen(['--threshold', '75'])).toMatchObject({ outcome: 'no_match', stderr: '' });
    await writeFile(join(lists, 'notes.txt'), 'hello');
    const skipped = await screen();
    expect(skipped).toMatchObject({ code: 0, outcome: 'no_match' });
    expect(skipped.stderr).toContain('notes.txt');
  });
});
