import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Namesake } from '@namesake/client';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyOf, clearing } from '../support/any-answer.ts';
import { LISTED, NOBODY, startForOurClients } from '../support/clients-service.ts';
import type { FolderService } from '../support/folder-service.ts';
import { GUIDE, guideProgram, programsOf } from '../support/guide-programs.ts';

const SOURCES = fileURLToPath(new URL('../../../../clients/python', import.meta.url));

let service: FolderService;
/** An empty folder with a Python of its own, in which the client is installed as a user does it. */
let dir: string;
beforeAll(async () => {
  service = await startForOurClients();
  dir = await mkdtemp(join(tmpdir(), 'namesake-python-'));
  await run('python3', ['-m', 'venv', 'venv']);
  // The build backend and httpx come from PyPI.
  await python('-m', 'pip', 'wheel', '--quiet', '--no-deps', '--wheel-dir', 'wheels', SOURCES);
  const [wheel = ''] = await readdir(join(dir, 'wheels'));
  await python('-m', 'pip', 'install', '--quiet', join('wheels', wheel), 'mypy', 'ruff');
  await cp(join(SOURCES, 'tests'), join(dir, 'tests'), { recursive: true });
});
afterAll(async () => {
  await service.close();
  await rm(dir, { recursive: true });
});

/** Runs a program to its end and gives back what it prints. Rejects with all it said where it fails. */
async function run(program: string, args: readonly string[], more: NodeJS.ProcessEnv = {}, cwd = dir): Promise<string> {
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1', ...more };
  return (await promisify(execFile)(program, args, { cwd, env, maxBuffer: 64 * 1024 * 1024 })).stdout;
}
const python = (...args: readonly string[]): Promise<string> => run(join(dir, 'venv', 'bin', 'python'), args);

/** Answers of all kinds, each with what the client of TypeScript says of it. */
async function judgedAnswers(): Promise<string> {
  const kinds = ['SearchResponse', 'CompactSearchResponse'].map(anyOf);
  const any = fc.oneof(...kinds);
  const answers = [...fc.sample(any, 200), ...fc.sample(any, 100).map(clearing)];
  const lines = answers.map(async (answer) => {
    const sends = async () => Response.json(answer);
    const client = new Namesake({ baseUrl: 'https://screening.example.test', token: 'nsk_live_x', fetch: sends });
    const { mayPass } = await client.search({ searchText: 'Orlan Vestrakov' });
    return JSON.stringify([answer, mayPass]);
  });
  return (await Promise.all(lines)).join('\n');
}

describe('the client of Python, installed from its wheel', () => {
  it('passes its own tests, and says of any answer what the client of TypeScript says', async () => {
    const answers = join(dir, 'answers.jsonl');
    await writeFile(answers, await judgedAnswers());
    const more = { NAMESAKE_ANSWERS: answers };
    await run(join(dir, 'venv/bin/python'), ['-W', 'error', '-m', 'unittest', 'discover'], more, join(dir, 'tests'));
  });

  it('is linted and formatted', async () => {
    await python('-m', 'ruff', 'check', '--no-cache', SOURCES);
    await python('-m', 'ruff', 'format', '--no-cache', '--check', SOURCES);
  });

  it('has types, which hold callers to the API', async () => {
    const config = ['--config-file', join(SOURCES, 'pyproject.toml')];
    await python('-m', 'mypy', ...config, '-p', 'namesake_client');
    await python('-m', 'mypy', ...config, join('tests', 'journey.py'));
    for (const page of [GUIDE, 'clients/python/README.md']) {
      await writeFile(join(dir, 'page.py'), programsOf(page, 'python'));
      await python('-m', 'mypy', 'page.py');
    }
    const wrong = `from namesake_client import Namesake\nNamesake("http://a.test", "x").search({"searchText": "x", "treshold": 80})\n`;
    await writeFile(join(dir, 'wrong.py'), wrong);
    await expect(python('-m', 'mypy', 'wrong.py')).rejects.toMatchObject({
      stdout: expect.stringContaining('treshold'),
    });
  });

  it('does all that it offers with a service, waiting or not', async () => {
    const { url, token } = service.access;
    const said = (await python(join('tests', 'journey.py'), url, token, LISTED, NOBODY)).trim().split('\n');
    const rows = [
      ['0', true, 'no_match'],
      ['1', false, 'potential_match'],
      ['2', false, 'error'],
      ['3', true, 'no_match'],
      ['4', false, 'potential_match'],
    ];
    const journey = {
      listed: false,
      nobody: true,
      compared: 100,
      refused: ['threshold_too_low', 422, '/threshold'],
      searches: 1,
      rows,
      progress: 5,
      saved: 'alert',
      customer: true,
      alerted: true,
      list: 'un_sc',
    };
    expect(said.map((line) => JSON.parse(line))).toEqual([journey, journey]);
  });

  it.each([
    ['lets a party pass', NOBODY, 0],
    ['holds on a listed one', LISTED, 1],
  ])('%s, as the guide has it', async (_, name, code) => {
    const { url, token } = service.access;
    await writeFile(join(dir, 'search.py'), guideProgram('python', { url, name }));
    const program = run(join(dir, 'venv', 'bin', 'python'), ['search.py'], { NAMESAKE_TOKEN: token });
    expect(
      await program.then(
        () => 0,
        (error: unknown) => Object(error).code,
      ),
    ).toBe(code);
  });
});
