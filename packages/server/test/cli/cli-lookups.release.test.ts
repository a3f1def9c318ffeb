import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
