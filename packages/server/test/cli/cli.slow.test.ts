import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isWellFormedToken } from '../../src/auth/api-token.ts';
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

describe('namesake', () => {
  it.each([
    [],
    ['--help'],
    ['serve', '--help'],
    ['screen', '--help'],
    ['compare', '--help'],
    ['explain', '--help'],
    ['tokens', '--help'],
    ['users', '--help'],
    ['lists', '--help'],
    ['ownership', '--help'],
  ])('explains itself: %s %s', async (...args) => {
    const { code, stdout } = await runCommand(args);
    expect([code, stdout]).toEqual([0, expect.stringContaining('Usage: namesake')]);
  });

  it('suggests the command that was meant', async () => {
    expect(await runCommand(['scren'])).toMatchObject({ code: 2, stderr: expect.stringContaining('"screen"') });
  });
});

describe('namesake lists', () => {
  it('guesses a mapping for a private list, tries it, and says with row and column what is wrong', async () => {
    const folder = await mkdtemp(join(dir, 'private-'));
    const file = join(folder, 'vip.csv');
    await writeFile(file, 'Customer No,Full Name,D.O.B\nv-1,Tesmond Quillaby,1957\nv-1,Osric Falk,lately\n');
    const { stdout } = await runCommand(['lists', 'template', file]);
    await writeFile(join(folder, 'vip.mapping.json'), stdout);
    const tried = await runCommand(['lists', 'try', file]);
    expect(tried.code).toBe(1);
    expect(tried.stdout).toContain('ERROR    row 3, column "Customer No": has the id of row 2');
    expect(tried.stdout).toContain('warning  row 3, column "D.O.B": is no date');
  });
});

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
    expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('replacedBy names the token')]);
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

describe('namesake explain', () => {
  const explain = (...args: readonly string[]) => runCommand(['explain', '--lists', lists, ...args]);

  it('says in words why a party is found', async () => {
    const { code, stdout, stderr } = await explain('Orlan Vestrakov', '--name', 'Vestrakov Orlan');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Found: Orlan Vestrakov \(un_sc:\S+\), result 1\.\nLists: un_sc /);
  });

  it('says what each word costs where it is not, and everything as JSON', async () => {
    const args = ['Tobrian Vestrakov Nokturel', '--name', 'Orlan Vestrakov'];
    expect((await explain(...args)).stdout).toMatch(/falls out at "threshold"[\s\S]*"Nokturel" is only in the query/);
    const [answer] = [JSON.parse((await explain(...args, '--json')).stdout)];
    expect(answer).toMatchObject({ found: false, stage: 'threshold', lists: [{ id: 'un_sc' }] });
    const { stdout } = await explain('Orlan Vestrakov', '--listing', 'un_sc:none');
    expect(stdout).toContain('not on any loaded list');
  });

  it.each([
    [['--name', 'x'], 'one text'],
    [['a b'], '--listing ID or --name NAME'],
    [['a b', '--name', 'x', '--listing', 'y'], 'either'],
    [['a b', '--name', 'x', '--type', 'ship'], 'type'],
    [['a b', '--nam', 'x'], '--name'],
  ])('cannot use %s', async (args, said) => {
    expect(await explain(...args)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(said) });
  });

  it('fails where no listing has a name like the one given', async () => {
    expect(await explain('a b', '--name', 'Xyqqqwv')).toMatchObject({ code: 1, stdout: '' });
  });
});

describe('namesake lists', () => {
  it('shows what a folder holds', async () => {
    const { code, stdout } = await runCommand(['lists', 'status', '--lists', lists]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/un_sc +2 {2}2026-02-01/);
  });
});

describe('namesake lists diff', () => {
  it('tells what differs between two files of a list', async () => {
    const newer = join(dir, 'newer.xml');
    await writeFile(newer, INVENTED_UN_LIST.replaceAll('XXe.002', 'XXe.003').replace('1971', '1972'));
    const { code, stdout } = await runCommand(['lists', 'diff', join(lists, 'consolidated.xml'), newer]);
    await rm(newer);
    expect([code, stdout.trim().split('\n')]).toEqual([
      0,
      [
        '+ un_sc:XXe.003  Vantal Shipping Company',
        '~ un_sc:XXi.001  Orlan Vestrakov  (birthDates)',
        '- un_sc:XXe.002  Vantal Shipping Company',
        'un_sc: 1 added, 1 changed, 1 removed',
      ],
    ]);
  });

  it('says what it takes, and which versions there are not', async () => {
    expect((await runCommand(['lists', 'diff', 'one.xml'])).stderr).toContain('takes two files or versions');
    const unknown = await runCommand(['lists', 'diff', 'un_sc@00000000', 'un_sc@00000001', '--data', dir]);
    expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('No version un_sc@00000000')]);
    expect((await runCommand(['lists', 'difff'])).stderr).toContain('lists takes status');
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
    expect(await outcomes('--threshold', '75')).toMatchObject({
      outcomes: ['no_match', 'potential_match'],
      stderr: '',
    });
    const high = await outcomes('--threshold', '80');
    expect(high).toMatchObject({ code: 0, outcomes: ['incomplete', 'potential_match'] });
    expect(high.stderr).toContain('above 75');
    await writeFile(join(lists, 'notes.txt'), 'hello');
    const skipped = await outcomes();
    expect(skipped).toMatchObject({ code: 0, outcomes: ['no_match', 'potential_match'] });
    expect(skipped.stderr).toContain('notes.txt');
    await writeFile(join(lists, 'mystery.xml'), '<!doctype html><html></html>');
    const broken = await outcomes();
    await rm(join(lists, 'mystery.xml'));
    await rm(join(lists, 'notes.txt'));
    expect(broken).toMatchObject({ code: 0, outcomes: ['incomplete', 'potential_match'] });
    expect(broken.stderr).toContain('warning: 1 of the files cannot be used (mystery.xml)');
  });

  it('fails where nothing could be loaded', async () => {
    const { code, stdout, stderr } = await runCommand(['screen', '--lists', dir], '{"searchText":"x y"}');
    expect([code, stdout, stderr]).toEqual([1, '', expect.stringContaining('No list could be loaded')]);
  });

  it('goes on from its checkpoint without losing or repeating a row', async () => {
    const count = 5_000;
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
      rows: 2_000,
      lines: 2_000,
      tally: { rows: 2_000, outcomes: { no_match: 2_000 }, notScreened: 0, unscreened: [] },
      inputBytes: bytesOf(lines.slice(0, 2_000)),
      outputBytes: bytesOf(whole.split('\n').slice(0, 2_000)),
    };
    await writeFile(file('c'), JSON.stringify({ ...checkpoint, ...half, done: false }));
    await truncate(file('out.jsonl'), half.outputBytes + 1_234);
    const { stderr } = await runCommand(args);
    expect(stderr).toContain('going on after 2000 rows');
    expect(await readFile(file('out.jsonl'), 'utf8')).toBe(whole);
    expect(parsed(whole).map(({ id }) => id)).toEqual(lines.map((_, id) => id));
    expect((await runCommand(args)).stderr).toContain('is complete: 5000 rows');
    const other = await runCommand([...args, '--threshold', '80']);
    expect([other.code, other.stderr]).toEqual([1, expect.stringContaining('belongs to a run with another')]);
  }, 120_000);

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

describe('namesake ownership', () => {
  const table = async (text: string | Buffer): Promise<string> => {
    const path = join(dir, 'owners.csv');
    await writeFile(path, text);
    return path;
  };

  it('imports a table, replaces it whole, and exports it as it was', async () => {
    const text =
      'owned_id,owned_name,owner_id,owner_name,share_percent,control,as_of,source\na,"A, Ltd.",x,,33.3333,,2026-03-01,Register\nb,,x,,,yes,,\n';
    expect(await runCommand(['ownership', 'import', await table(text), '--data', dir])).toMatchObject({ code: 0 });
    expect((await runCommand(['ownership', 'export', '--data', dir])).stdout).toBe(text);
    const none = await runCommand(['ownership', 'import', await table('owned_id,owner_id,control\n'), '--data', dir]);
    expect(none.stdout).toBe('0 stakes imported; there were 2 before\n');
  });

  it('changes nothing by a file with problems, and tells all of them without a name', async () => {
    const path = await table('owned_id,owner_id,owned_name,share_percent\na,b,Secret Name,150\nc,c,Secret Name,50\n');
    const { code, stdout, stderr } = await runCommand(['ownership', 'import', path, '--data', dir]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/Nothing was imported.*\n.*line 2 .*\n.*line 3 /);
    expect(stderr).not.toContain('Secret');
    const other = await runCommand([
      'ownership',
      'import',
      await table(Buffer.from([0x61, 0xff, 0x2c])),
      '--data',
      dir,
    ]);
    expect(other.stderr).toContain('UTF-8');
  });

  it.each([[['import']], [['imprt', 'x']], [['export', 'x']]])('refuses %s', async (args) => {
    expect((await runCommand(['ownership', ...args, '--data', dir])).code).toBe(2);
  });
});
