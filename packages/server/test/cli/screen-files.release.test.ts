import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INVENTED_UN_LIST } from '../support/invented-un-list.ts';
import { runCommand } from '../support/spawn-service.ts';

const ROW = '{"id":"c-1","searchText":"Tolbrecht Quelmar"}\n';

let dir: string;
let lists: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-files-'));
  lists = await mkdtemp(join(tmpdir(), 'namesake-lists-'));
  await writeFile(join(lists, 'consolidated.xml'), INVENTED_UN_LIST);
  await writeFile(file('rows'), ROW);
  await symlink(file('rows'), file('link'));
});
afterEach(async () => {
  await rm(dir, { recursive: true });
  await rm(lists, { recursive: true });
});

const file = (name: string): string => join(dir, name);
const screen = (args: readonly string[], input?: string) => runCommand(['screen', '--lists', lists, ...args], input);

describe('namesake screen', () => {
  it.each([
    ['--in', '--out', ['--out', 'rows']],
    ['--in', '--out', ['--out', 'link']],
    ['--in', '--checkpoint', ['--out', 'out', '--checkpoint', 'link']],
    ['--in', '--summary', ['--out', 'out', '--summary', 'rows']],
    ['--out', '--summary', ['--out', 'out', '--summary', 'out']],
    ['--checkpoint', '--summary', ['--out', 'out', '--checkpoint', 'new', '--summary', 'new']],
    ['--out', '--summary while it is written', ['--out', 'new.tmp', '--summary', 'new']],
  ])('refuses one file for %s and %s, and writes nothing', async (first, second, given) => {
    const args = given.map((text) => (text.startsWith('--') ? text : file(text)));
    const { code, stderr } = await screen(['--in', file('rows'), ...args]);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^namesake: .*the same file/)]);
    expect(stderr.indexOf(first)).toBeLessThan(stderr.indexOf(second));
    expect(await readFile(file('rows'), 'utf8')).toBe(ROW);
    expect((await readdir(dir)).sort()).toEqual(['link', 'rows']);
  });

  it('refuses standard input from the file that it would write', async () => {
    const shell = (command: readonly string[]) => [
      'sh',
      '-c',
      'file=$1; shift; exec "$@" < "$file"',
      'sh',
      file('rows'),
      ...command,
    ];
    const args = ['screen', '--lists', lists, '--out', file('rows')];
    const { code, stderr } = await runCommand(args, '', {}, shell);
    expect([code, stderr]).toEqual([2, expect.stringContaining('standard input and --out are the same file')]);
    expect(await readFile(file('rows'), 'utf8')).toBe(ROW);
  });

  it.each([
    ['a folder that is not there', ['--out', '/no-such-folder/out'], 'namesake: /no-such-folder does not exist.\n'],
    ['a full disk', ['--out', '/dev/full'], 'namesake: /dev/full cannot be written: the disk is full.\n'],
  ])('says in a sentence that it cannot write to %s', async (_what, args, said) => {
    expect(await screen(args, ROW)).toEqual({ code: 1, stdout: '', stderr: said });
  });

  it('says that standard output is full, and not that the data folder is', async () => {
    const shell = (command: readonly string[]) => ['sh', '-c', 'exec "$@" > /dev/full', 'sh', ...command];
    const { code, stderr } = await runCommand(['screen', '--lists', lists], ROW, {}, shell);
    expect([code, stderr]).toEqual([1, 'namesake: Standard output cannot be written: the disk is full.\n']);
  });

  it('leaves an output as it is if standard input is not JSON lines', async () => {
    await writeFile(file('out'), 'kept');
    const { code } = await screen(['--out', file('out')], 'Customer No,Full Name\n1,Orlan Vestrakov\n');
    expect([code, await readFile(file('out'), 'utf8')]).toEqual([1, 'kept']);
  });

  it('resumes into a file only', async () => {
    const { code, stderr } = await screen(['--in', file('rows'), '--out', '/dev/null', '--checkpoint', file('new')]);
    expect([code, stderr]).toEqual([1, 'namesake: /dev/null is a device: give the name of a file.\n']);
  });

  it('knows a compressed file also on standard input', async () => {
    await writeFile(file('rows.gz'), gzipSync(ROW));
    const shell = (command: readonly string[]) => ['sh', '-c', 'exec "$@" < "$0"', file('rows.gz'), ...command];
    const { code, stdout, stderr } = await runCommand(['screen', '--lists', lists], '', {}, shell);
    expect([code, stdout, stderr]).toEqual([1, '', expect.stringContaining('Standard input is compressed')]);
  });
});

it.each([
  ['screen', ['screen', '--lists', '.', '--in', 'nofile'], 1],
  ['restore', ['restore', '--check', 'nofile'], 1],
  ['ownership', ['ownership', 'import', 'nofile'], 1],
  ['verify', ['verify', 'nofile'], 2],
  ['lists try', ['lists', 'try', 'nofile'], 1],
])('%s says in a sentence that its file does not exist', async (_name, args, expected) => {
  const { code, stderr } = await runCommand(args);
  expect([code, stderr]).toEqual([expected, expect.stringMatching(/nofile does not exist\.\n$/)]);
});
