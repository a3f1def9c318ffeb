import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SCOPE_NAMES } from '@namesake/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isWellFormedToken } from '../../src/modules/access/store/api-token.ts';
import { INVENTED_UN_LIST } from '../support/invented-un-list.ts';
import { runCommand } from '../support/spawn-service.ts';

let dir: string;
let lists: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-cli-'));
  lists = await mkdtemp(join(tmpdir(), 'namesake-lists-'));
  await writeFile(join(lists, 'consolidated.xml'), INVENTED_UN_LIST);
});
afterAll(async () => {
  await rm(dir, { recursive: true });
  await rm(lists, { recursive: true });
});

type Answer = { readonly [member: string]: unknown; readonly results?: readonly Record<string, unknown>[] };

const parsed = (text: string): readonly Answer[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('namesake tokens', () => {
  it('prints a new token and nothing else', async () => {
    const { code, stdout } = await runCommand([
      'tokens',
      'create',
      '--name',
      'x',
      '--expires-in',
      '90d',
      '--data',
      dir,
    ]);
    expect(code).toBe(0);
    expect(isWellFormedToken(stdout.trimEnd())).toBe(true);
    expect(stdout.endsWith('\n') && stdout.split('\n')).toHaveLength(2);
  });

  it.each([
    [['--scopes', 'search:wrote'], 'search:wrote'],
    [['--expires-in', '11y'], '--expires-in'],
    [['--expires-in', 'soon'], '--expires-in'],
    [['--addresses', '10.0.0.1,example.org'], '--addresses: Write an IP address'],
  ])('refuses %s', async (args, said) => {
    const { code, stderr, stdout } = await runCommand(['tokens', 'create', '--name', 'x', '--data', dir, ...args]);
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(said)]);
  });

  it('gives every scope where "all" is asked for', async () => {
    const create = ['tokens', 'create', '--name', 'everything', '--scopes', 'all', '--data', dir];
    expect((await runCommand(create)).code).toBe(0);
    const { stdout } = await runCommand(['tokens', 'list', '--json', '--data', dir]);
    const items: { name: string; scopes: string[] }[] = JSON.parse(stdout);
    expect(items.find(({ name }) => name === 'everything')?.scopes.toSorted()).toEqual([...SCOPE_NAMES].sort());
  });

  it('lists what it made, without secrets', async () => {
    const { stdout } = await runCommand(['tokens', 'list', '--data', dir]);
    expect(stdout).toMatch(/^tok_\w{16} {2}active {3}nsk_live_\w{4}… {2}until /);
  });

  it('rotates one: a new token for the same addresses, linked with the old', async () => {
    const create = ['tokens', 'create', '--name', 'narrow', '--addresses', '10.0.0.1, 2001:db8::/32'];
    await runCommand([...create, '--data', dir]);
    const listed = async () => JSON.parse((await runCommand(['tokens', 'list', '--json', '--data', dir])).stdout);
    const [old] = await listed();
    const { code, stdout } = await runCommand(['tokens', 'rotate', old.id, '--overlap', '2', '--data', dir]);
    expect([code, isWellFormedToken(stdout.trimEnd())]).toEqual([0, true]);
    const items: { id: string; name: string }[] = await listed();
    const narrow = items.filter(({ name }) => name === 'narrow');
    const fresh = narrow.find(({ id }) => id !== old.id);
    expect(fresh).toMatchObject({ replaces: old.id, addresses: ['10.0.0.1', '2001:db8::/32'], status: 'active' });
    expect(narrow).toContainEqual(expect.objectContaining({ id: old.id, replacedBy: fresh?.id }));
    const again = await runCommand(['tokens', 'rotate', old.id, '--data', dir]);
    expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('replacedBy names the new token')]);
  });
});

describe('namesake compare', () => {
  it('takes no row with a member twice, and gives back no id that is told twice', async () => {
    const entity = '"entity":{"names":["Orlan VESTRAKOV"]}';
    const rows = [
      `{"id":"a","query":{"searchText":"Orlan Vestrakov","searchText":"Somebody"},${entity}}`,
      `{"id":"a","id":"b","query":{"searchText":"Orlan Vestrakov"},${entity}}`,
    ];
    expect(parsed((await runCommand(['compare'], rows.join('\n'))).stdout)).toMatchObject([
      { id: 'a', error: { code: 'duplicate_member' } },
      { id: null, error: { code: 'duplicate_member' } },
    ]);
  });

  it('scores each line in order, and says which cannot be', async () => {
    const rows = [
      '{"id":"a","query":{"searchText":"Orlan Vestrakov"},"entity":{"names":["Orlan VESTRAKOV"]}}',
      'not json',
      '',
      '{"id":3,"query":{"searchText":"???"},"entity":{"names":["Orlan VESTRAKOV"]}}',
      '{"id":"d","query":{"searchText":"Completely Different"},"entity":{"names":["Orlan VESTRAKOV"],"colour":"red","birthDates":null}}',
    ];
    const { code, stdout, stderr } = await runCommand(['compare'], rows.join('\n'));
    const [first, second, third, fourth] = parsed(stdout);
    expect(code).toBe(0);
    expect(first).toMatchObject({ id: 'a', nameScore: 100, priority: 'high', threshold: 75 });
    expect(Object.keys(first ?? {})).toEqual([
      'id',
      'nameScore',
      'score',
      'priority',
      'threshold',
      'ofacScoreEstimate',
      'evidence',
    ]);
    expect(second).toEqual({ id: null, error: { code: 'malformed_json', line: 2 } });
    expect(third).toEqual({ id: 3, error: { code: 'unscreenable_text', line: 4 } });
    expect(fourth).toMatchObject({ id: 'd', priority: null });
    expect(stderr).toBe('note: /entity/colour is not a member and was ignored in 1 rows\n');
  });
});

describe('namesake screen', () => {
  const rows = [
    { id: 1, searchText: 'Orlan Vestrakov' },
    { id: 'two', searchText: 'Somebody Else', type: 'person', birthDate: null },
    { id: 3, searchText: ' ' },
    { id: 4, searchText: 'a b', birthDate: '1999-13' },
  ];
  const input = `${rows.map((row) => JSON.stringify(row)).join('\n')}\n{"id":5`;

  it('answers each line in order with what the fixed form says', async () => {
    const { code, stdout, stderr } = await runCommand(['screen', '--lists', lists], input);
    expect([code, stderr]).toEqual([2, '3 of 5 rows were not screened: lines 3, 4, 5\n']);
    const answers = parsed(stdout);
    expect(answers[0]).toMatchObject({ id: 1, outcome: 'potential_match' });
    const [result] = answers[0]?.results ?? [];
    expect(Object.keys(result ?? {})).toEqual([
      'entityId',
      'priority',
      'score',
      'nameScore',
      'matchedName',
      'primaryName',
      'listings',
    ]);
    expect(result).toMatchObject({
      matchedName: 'Orlan Vestrakov',
      listings: [expect.stringContaining('un_sc:')],
    });
    expect(answers.slice(1)).toEqual([
      { id: 'two', outcome: 'no_match', results: [] },
      { id: 3, error: { code: 'empty_search_text', line: 3 } },
      { id: 4, error: { code: 'invalid_birth_date', line: 4 } },
      { id: null, error: { code: 'malformed_json', line: 5 } },
    ]);
  });

  it('clears nobody where results are hidden or a file cannot be used', async () => {
    const row = '{"id":1,"searchText":"Somebody Else"}\n{"id":2,"searchText":"Orlan Vestrakov"}';
    const outcomes = async (...args: readonly string[]) => {
      const { code, stdout, stderr } = await runCommand(['screen', '--lists', lists, ...args], row);
      return { code, outcomes: parsed(stdout).map(({ outcome }) => outcome), stderr };
    };
    const high = await outcomes('--threshold', '80');
    expect(high).toMatchObject({ code: 0, outcomes: ['incomplete', 'potential_match'] });
    expect(high.stderr).toContain('above 75');
    await writeFile(join(lists, 'mystery.xml'), '<!doctype html><html></html>');
    const broken = await outcomes();
    await rm(join(lists, 'mystery.xml'));
    expect(broken).toMatchObject({ code: 0, outcomes: ['incomplete', 'potential_match'] });
    expect(broken.stderr).toContain('warning: 1 of the files cannot be used (mystery.xml)');
  });

  it('fails where nothing could be loaded', async () => {
    const { code, stdout, stderr } = await runCommand(['screen', '--lists', dir], '{"searchText":"x y"}');
    expect([code, stdout, stderr]).toEqual([1, '', expect.stringContaining('No list could be loaded')]);
  });

  it('goes on from its checkpoint without losing or repeating a row', async () => {
    const count = 1_000;
    const file = (name: string): string => join(dir, name);
    const lines = Array.from({ length: count }, (_, id) => JSON.stringify({ id, searchText: `Person Number${id}` }));
    await writeFile(file('in.jsonl'), `${lines.join('\n')}\n`);
    const args = [
      'screen',
      '--lists',
      lists,
      '--in',
      file('in.jsonl'),
      '--out',
      file('out.jsonl'),
      '--checkpoint',
      file('c'),
    ];
    await runCommand(args);
    const whole = await readFile(file('out.jsonl'), 'utf8');
    // As a kill leaves it: the checkpoint says 2,000 rows, and the output has more, the last line cut in two.
    const checkpoint = JSON.parse(await readFile(file('c'), 'utf8'));
    const half = {
      rows: 400,
      lines: 400,
      tally: { rows: 400, outcomes: { no_match: 400 }, notScreened: 0, unscreened: [] },
      inputBytes: bytesOf(lines.slice(0, 400)),
      outputBytes: bytesOf(whole.split('\n').slice(0, 400)),
    };
    await writeFile(file('c'), JSON.stringify({ ...checkpoint, ...half, done: false }));
    await truncate(file('out.jsonl'), half.outputBytes + 1_234);
    const { stderr } = await runCommand(args);
    expect(stderr).toContain('going on after 400 rows');
    expect(await readFile(file('out.jsonl'), 'utf8')).toBe(whole);
    expect(parsed(whole).map(({ id }) => id)).toEqual(lines.map((_, id) => id));
    expect((await runCommand(args)).stderr).toContain('is complete: 1000 rows');
    const other = await runCommand([...args, '--threshold', '80']);
    expect([other.code, other.stderr]).toEqual([1, expect.stringContaining('belongs to a run with another')]);
  });

  it('answers on several threads as on one, also rows that cannot be screened', async () => {
    const lines = Array.from({ length: 700 }, (_, id) =>
      id % 9 === 0
        ? '{"id":'
        : JSON.stringify({ id, searchText: id % 7 === 0 ? 'Orlan Vestrakov' : `Person N${id}`, x: 1 }),
    );
    const on = (threads: string) => runCommand(['screen', '--lists', lists, '--threads', threads], lines.join('\n'));
    const [one, three] = [await on('1'), await on('3')];
    expect(three).toEqual(one);
    expect(parsed(one.stdout)).toHaveLength(700);
  });

  it('says what is missing', async () => {
    expect((await runCommand(['screen'])).stderr).toContain('--lists DIR');
    expect((await runCommand(['screen', '--lists', lists, '--checkpoint', 'x'])).stderr).toContain('--in and --out');
  });
});

function bytesOf(lines: readonly string[]): number {
  return Buffer.byteLength(lines.map((line) => `${line}\n`).join(''));
}
