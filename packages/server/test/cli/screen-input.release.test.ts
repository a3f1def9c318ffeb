import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INVENTED_UN_LIST } from '../support/invented-un-list.ts';
import { runCommand } from '../support/spawn-service.ts';

let dir: string;
let lists: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-screen-'));
  lists = await mkdtemp(join(tmpdir(), 'namesake-lists-'));
  await writeFile(join(lists, 'consolidated.xml'), INVENTED_UN_LIST);
});
afterAll(async () => {
  await rm(dir, { recursive: true });
  await rm(lists, { recursive: true });
});

const file = (name: string): string => join(dir, name);
const GOOD = '{"id":"good","searchText":"Orlan Vestrakov"}';

/** Screens a file; answers are parsed. */
async function screen(content: string | Buffer, ...args: readonly string[]) {
  await writeFile(file('in'), content);
  await rm(file('out'), { force: true });
  const files = ['--in', file('in'), '--out', file('out')];
  const { code, stderr } = await runCommand(['screen', '--lists', lists, ...files, ...args]);
  const text = await readFile(file('out'), 'utf8').catch(() => undefined);
  const lines = text?.split('\n').filter((line) => line !== '') ?? [];
  return { code, stderr, written: text !== undefined, answers: lines.map((line) => JSON.parse(line)) };
}

describe('namesake screen on a bad row', () => {
  it.each<[string, string | Buffer, string]>([
    ['NUL bytes', '{"id":1,"searchText":"a\0b"}', 'malformed_json'],
    ['nothing but NUL bytes', '\0\0\0', 'malformed_json'],
    ['10 MB in a line', JSON.stringify({ id: 1, searchText: 'x'.repeat(10_000_000) }), 'body_too_large'],
    ['bytes that are not UTF-8', Buffer.from('{"id":1,"searchText":"Dalv\xf6r"}', 'latin1'), 'malformed_json'],
    ['a member twice', '{"id":1,"searchText":"a b","searchText":"c d"}', 'duplicate_member'],
    ['a birth date in the future', '{"id":1,"searchText":"a b","birthDate":"2999"}', 'invalid_birth_date'],
    ['an array', '[1]', 'wrong_type'],
  ])('tells the line of %s, screens the others, and does not end well', async (_what, row, code) => {
    const input = Buffer.concat([Buffer.from(`${GOOD}\n\n`), Buffer.from(row), Buffer.from(`\n${GOOD}\n`)]);
    const { answers, ...run } = await screen(input);
    const found = expect.objectContaining({ id: 'good', outcome: 'potential_match' });
    const known = ['duplicate_member', 'invalid_birth_date'].includes(code);
    expect(answers).toEqual([found, { id: known ? 1 : null, error: { code, line: 3 } }, found]);
    expect(run).toMatchObject({ code: 2, stderr: '1 of 3 rows was not screened: line 3\n' });
  });

  it('counts lines beyond the ones it names', async () => {
    const rows = Array.from({ length: 1_200 }, (_, at) => (at % 100 === 3 ? 'x' : `{"searchText":"Person N${at}"}`));
    const { code, stderr } = await screen(rows.join('\n'));
    const said =
      '12 of 1,200 rows were not screened: lines 4, 104, 204, 304, 404, 504, 604, 704, 804, 904 and 2 more\n';
    expect([code, stderr]).toEqual([2, said]);
  });

  it.each([
    ['a byte order mark', `\uFEFF${GOOD}\n`],
    ['CRLF', `${GOOD}\r\n\r\n${GOOD}\r\n`],
    ['no newline at the end', GOOD],
  ])('takes %s', async (_what, input) => {
    const { code, stderr, answers } = await screen(input);
    expect([code, stderr, answers[0]?.outcome]).toEqual([0, '', 'potential_match']);
  });

  it.each([['nothing'], ['empty lines', '\n\r\n \n']])('says that %s is no row', async (_what, input = '') => {
    const { code, stderr, answers } = await screen(input);
    expect([code, stderr, answers]).toEqual([0, 'note: the input has no rows: nothing was screened\n', []]);
  });
});

describe('namesake screen on what is no JSON lines', () => {
  const CSV = 'Customer No,Full Name\n1,Orlan Vestrakov\n';

  it.each<[string, string | Buffer, string]>([
    ['CSV', CSV, 'is CSV'],
    ['CSV with semicolons and a mark', '\uFEFF"No";"Name"\r\n"1";"Orlan Vestrakov"\r\n', 'is CSV'],
    ['columns with tabs', 'No\tName\n1\tOrlan Vestrakov\n', 'is CSV'],
    ['a header alone', 'No,Name', 'is CSV'],
    ['CSV not in UTF-8', Buffer.from('No,Name\n1,Dalv\xf6r\n', 'latin1'), 'is CSV'],
    ['an array', '[\n  {"searchText":"Orlan Vestrakov"}\n]', 'is one JSON array'],
    ['UTF-16', Buffer.from(`\uFEFF${GOOD}\n`, 'utf16le'), 'is in UTF-16'],
    ['a workbook', Buffer.from('PK\x03\x04\x14\x00\x06'), 'is an Excel or ZIP file'],
    ['a packed file', Buffer.from([0x1f, 0x8b, 8, 0, 0]), 'is compressed'],
  ])('names %s, says what to do, and writes nothing', async (_what, input, said) => {
    const { code, stderr, written } = await screen(input);
    expect([code, written]).toEqual([1, false]);
    expect(stderr).toMatch(/^namesake: .*nothing was screened\. \S/);
    expect(stderr).toContain(said);
    expect(stderr).not.toMatch(/Vestrakov|Customer No/);
  });

  it('names it on standard input, too', async () => {
    const { code, stdout, stderr } = await runCommand(['screen', '--lists', lists], CSV);
    expect([code, stdout, stderr]).toEqual([1, '', expect.stringContaining('Standard input is CSV')]);
  });

  it('takes one bad row at the top for one bad row', async () => {
    const { code, answers } = await screen(`hello, world\n${GOOD}\n`);
    expect([code, answers.length]).toEqual([2, 2]);
  });
});

describe('namesake screen --summary', () => {
  it('tells what was screened by what, and which rows were not', async () => {
    const input = `${GOOD}\n{"searchText":"Somebody Else"}\n{"id":3}\n`;
    const { code } = await screen(input, '--summary', file('summary.json'));
    const summary = JSON.parse(await readFile(file('summary.json'), 'utf8'));
    expect(code).toBe(2);
    expect(summary).toMatchObject({
      engineVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      policyHash: expect.stringMatching(/^sha256:[\da-f]{64}$/),
      policy: { name: 'default', threshold: 75 },
      lists: [
        {
          id: 'un_sc',
          version: expect.stringContaining('2026-02-01'),
          records: 2,
          sha256: expect.stringContaining('sha256:'),
        },
      ],
      unusableFiles: [],
      rows: 3,
      outcomes: { potential_match: 1, no_match: 1 },
      notScreened: { rows: 1, lines: [{ line: 3, code: 'member_required' }], more: 0 },
    });
    expect(Date.parse(summary.startedAt)).toBeLessThanOrEqual(Date.parse(summary.endedAt));
  });

  it('is none where the run ends before its rows do, not even that of another run', async () => {
    await writeFile(file('summary.json'), '{}');
    expect((await screen(GOOD, '--summary', file('summary.json'), '--lists', dir)).code).toBe(1);
    await expect(stat(file('summary.json'))).rejects.toThrow('ENOENT');
  });

  it('is refused at once where it cannot be written', async () => {
    const { code, written } = await screen(GOOD, '--summary', join(dir, 'none', 'summary.json'));
    expect([code, written]).toEqual([1, false]);
  });

  it('counts all of a run that was stopped and went on', async () => {
    const count = 5_000;
    const rows = Array.from({ length: count }, (_, at) => (at % 2_500 === 10 ? 'x' : `{"searchText":"Person N${at}"}`));
    const [checkpoint, summary] = [file('checkpoint'), file('summary.json')];
    const args = ['--checkpoint', checkpoint, '--summary', summary, '--threads', '1'];
    const first = await screen(rows.join('\n'), ...args);
    const told = JSON.parse(await readFile(summary, 'utf8'));
    // As a kill leaves it, after the first bad row.
    const whole = await readFile(file('out'), 'utf8');
    const bytes = (lines: readonly string[]) => Buffer.byteLength(lines.map((line) => `${line}\n`).join(''));
    const half = {
      done: false,
      rows: 2_000,
      lines: 2_000,
      inputBytes: bytes(rows.slice(0, 2_000)),
      outputBytes: bytes(whole.split('\n').slice(0, 2_000)),
      tally: {
        rows: 2_000,
        outcomes: { no_match: 1_999 },
        notScreened: 1,
        unscreened: [{ line: 11, code: 'malformed_json' }],
      },
    };
    await writeFile(checkpoint, JSON.stringify({ ...JSON.parse(await readFile(checkpoint, 'utf8')), ...half }));
    const files = ['--in', file('in'), '--out', file('out')];
    const second = await runCommand(['screen', '--lists', lists, ...files, ...args]);
    const said = '2 of 5,000 rows were not screened: lines 11, 2511\n';
    expect([first.code, first.stderr]).toEqual([2, said]);
    expect([second.code, second.stderr]).toEqual([2, `going on after 2000 rows\n${said}`]);
    expect(await readFile(file('out'), 'utf8')).toBe(whole);
    expect(JSON.parse(await readFile(summary, 'utf8'))).toEqual({ ...told, endedAt: expect.any(String) });
  });
});
