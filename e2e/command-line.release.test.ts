import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postSearch } from './harness/api.ts';
import { productEnvironment } from './harness/product-environment.ts';
import { runCommand } from './harness/run-command.ts';
import { type RunningService, startService } from './harness/start-service.ts';
import { miniListIn, temporaryFolder } from './harness/temporary-folder.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let lists: string;
beforeAll(async () => {
  folder = await temporaryFolder();
  lists = await miniListIn(folder.path);
});
afterAll(() => folder?.remove());

const jsonLines = (rows: readonly unknown[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

const readLines = (text: string): Record<string, unknown>[] => {
  expect(text.endsWith('\n')).toBe(true);
  return text
    .slice(0, -1)
    .split('\n')
    .map((line) => JSON.parse(line));
};

describe('namesake tokens', () => {
  let service: RunningService;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = join(folder.path, 'data');
    service = await startService({ dataDir });
  });
  afterAll(() => service?.stop());

  it('prints only the token, which works at once while the service runs, until it is revoked', async () => {
    const made = await runCommand('namesake', ['tokens', 'create', '--name', 'batch', '--data', dataDir]);
    expect(made).toEqual({ code: 0, stderr: '', stdout: expect.stringMatching(/^nsk_live_[0-9A-Za-z]{36,}\n$/) });
    const token = made.stdout.trim();
    const answer = await postSearch(service.url, token, { searchText: 'Pelagos Mirage' });
    expect([answer.status, await answer.json()]).toMatchObject([200, { outcome: 'demo' }]);

    const listed = await runCommand('namesake', ['tokens', 'list', '--data', dataDir]);
    expect(listed.stdout).not.toContain(token);
    const [id = ''] = /tok_\w+/.exec(listed.stdout) ?? [];
    await runCommand('namesake', ['tokens', 'revoke', id, '--data', dataDir]);
    const refused = await postSearch(service.url, token, { searchText: 'Pelagos Mirage' });
    expect([refused.status, await refused.json()]).toMatchObject([401, { code: 'token_revoked' }]);
  });
});

describe('namesake screen', () => {
  it('answers every line with exactly one, in order, and a bad line with what is wrong with it', async () => {
    const input = [
      '{"id":"a","searchText":"Orlan Vestrakov"}',
      '{"id":2,"searchText":"Orlan VESTRAKOW","type":"person","birthDate":"1971-04-02","countries":["RU"]}',
      'this is no JSON',
      '{"id":"empty","searchText":"  "}',
      '{"id":"typo","searchTxt":"Orlan Vestrakov"}',
      '{"id":"nobody","searchText":"Zebulon Quartermaine"}',
      '{"id":"ship","searchText":"IMO 9000091"}',
      '{"id":"extra","searchText":"يسرى السيرافي","branch":"Limassol"}',
    ];
    const { code, stdout, stderr } = await runCommand('namesake', ['screen', '--lists', lists, '--ignore', 'branch'], {
      input: input.join('\n'),
    });
    expect(code).toBe(2);
    const match = (entityId: string) => ({
      outcome: 'potential_match',
      results: [{ entityId, priority: expect.stringMatching(/^(?:high|review)$/), listings: [entityId] }],
    });
    expect(readLines(stdout)).toMatchObject([
      { id: 'a', ...match('mini:mini-1') },
      { id: 2, ...match('mini:mini-1') },
      { id: null, error: { code: 'malformed_json', line: 3 } },
      { id: 'empty', error: { code: 'empty_search_text', line: 4 } },
      { id: 'typo', error: { code: expect.any(String), line: 5 } },
      { id: 'nobody', outcome: 'no_match', results: [] },
      { id: 'ship', ...match('mini:mini-4') },
      { id: 'extra', ...match('mini:mini-5') },
    ]);
    expect(stderr).toContain('branch');
    expect(stderr).not.toContain('Limassol');
    expect(stderr).toMatch(/3 of 8 rows were not screened: lines 3, 4, 5\n$/);
  });

  it('says how a line that was found scores', async () => {
    const input = jsonLines([{ id: 1, searchText: 'Brackwater Lantern Shipping Ltd' }]);
    const { stdout } = await runCommand('namesake', ['screen', '--lists', lists], { input });
    expect(readLines(stdout)).toEqual([
      {
        id: 1,
        outcome: 'potential_match',
        results: [
          {
            entityId: 'mini:mini-3',
            priority: 'high',
            score: expect.any(Number),
            nameScore: expect.any(Number),
            matchedName: 'Brackwater Lantern Shipping Limited',
            primaryName: 'Brackwater Lantern Shipping Limited',
            listings: ['mini:mini-3'],
          },
        ],
      },
    ]);
  });

  it('goes on after kill -9 so that every line is answered exactly once', async () => {
    const rows = 30_000;
    const input = join(folder.path, 'rows.jsonl');
    const output = join(folder.path, 'answers.jsonl');
    const checkpoint = join(folder.path, 'run.ckpt');
    const texts = ['Orlan Vestrakov', 'Zebulon Quartermaine', '', 'Tavira Mondain', 'Peloria Dawn'];
    const row = (id: number) => ({ id, searchText: texts[id % texts.length] });
    await writeFile(input, jsonLines(Array.from({ length: rows }, (_, id) => row(id))));
    const args = ['screen', '--lists', lists, '--in', input, '--out', output, '--checkpoint', checkpoint];

    const child = spawn('namesake', args, { env: productEnvironment(), stdio: 'ignore' });
    const exited = once(child, 'exit');
    await expect.poll(() => existsSync(checkpoint) || child.exitCode !== null).toBe(true);
    child.kill('SIGKILL');
    expect(await exited).toEqual([null, 'SIGKILL']);

    const { code, stdout, stderr } = await runCommand('namesake', args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/6,000 of 30,000 rows were not screened: lines 3, 8, 13, .* more\n$/);
    const [, done] = /going on after (\d+) rows/.exec(stderr) ?? [];
    expect(Number(done)).toBeGreaterThan(0);
    expect(Number(done)).toBeLessThan(rows);
    const answers = readLines(await readFile(output, 'utf8'));
    expect(answers.length).toBe(rows);
    expect(answers.filter(({ id }, index) => id !== index)).toEqual([]);
    expect(answers.slice(-5)).toMatchObject([
      { outcome: 'potential_match' },
      { outcome: 'no_match' },
      { error: { code: 'empty_search_text' } },
      { outcome: 'potential_match' },
      { outcome: 'potential_match' },
    ]);
  });
});

describe('namesake compare', () => {
  it('scores each pair on a line of its own, in order, with the evidence', async () => {
    const input = jsonLines([
      { id: 1, query: { searchText: 'O. Vestrakoff' }, entity: { names: ['Orlan Vestrakov', 'Орлан Вестраков'] } },
      { id: 'b', query: { searchText: 'Zebulon Quartermaine' }, entity: { names: ['Orlan Vestrakov'] } },
      { id: 'c', query: { searchText: '' }, entity: { names: ['Orlan Vestrakov'] } },
      { id: 'd', query: { searchText: 'Orlan Vestrakov' } },
    ]);
    const { code, stdout } = await runCommand('namesake', ['compare'], { input });
    expect(code).toBe(0);
    const answers = readLines(stdout);
    expect(answers).toMatchObject([
      { id: 1, threshold: 75, evidence: { tokens: expect.any(Array), waterfall: expect.any(Array) } },
      { id: 'b', threshold: 75 },
      { id: 'c', error: { code: 'empty_search_text' } },
      { id: 'd', error: { code: expect.any(String) } },
    ]);
    const [alike = 0, unlike = 0] = answers.map(({ nameScore }) => Number(nameScore));
    expect(alike).toBeGreaterThanOrEqual(75);
    expect(unlike).toBeLessThan(50);
  });
});
