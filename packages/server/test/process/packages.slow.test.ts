import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LISTED, NOBODY, startForOurClients } from '../support/clients-service.ts';
import { GUIDE, guideProgram, programsOf } from '../support/guide-programs.ts';
import { INVENTED_UN_LIST } from '../support/invented-un-list.ts';
import { cleanEnvironment, type SpawnedService, spawnService } from '../support/spawn-service.ts';

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url));
const CLIENT = /namesake-client-/;
const PAIR = { id: 1, query: { searchText: 'Jon Smith' }, entity: { names: ['John Smith'] } };

/** What a caller writes: held to the API by the compiler. */
const TYPED = `
import { Namesake, NamesakeError, verifyWebhook, type Answer, type Batch, type Schemas } from '@namesake/client';

const namesake = new Namesake({ baseUrl: 'https://screening.example.test', token: 'nsk_live_x', timeoutMs: 2_000 });

export async function screen(searchText: string): Promise<string> {
  try {
    const answer: Answer = await namesake.search({ searchText, threshold: 80, birthDate: '1971' });
    const names: readonly string[] = answer.raw.results.map(({ primaryName }) => primaryName);
    return answer.mayPass ? 'pass' : names.join();
  } catch (error) {
    return error instanceof NamesakeError ? error.code : 'unknown';
  }
}

export async function night(rows: AsyncIterable<{ readonly id: string; readonly searchText: string }>) {
  for await (const { id, mayPass } of namesake.batches.screen(rows, { onProgress: ({ rowCount }) => void rowCount }))
    if (!mayPass) console.log(id);
  const batches: readonly Batch[] = (await namesake.request('GET', '/api/v1/batches', { query: { limit: 5 } })).items;
  for await (const event of namesake.events({ after: '1042' }))
    if (event.type === 'customer.status_changed') console.log(event.from, event.to, batches.length);
  const list: Schemas['ListDetail'] = await namesake.request('GET', '/api/v1/lists/{id}', { path: { id: 'un_sc' } });
  const event = await verifyWebhook('{}', new Headers(), 'whsec_x');
  return [list.id, event.type];
}
`;

let dir: string;
let project: string;
/** What a service is made of, and its client, which stands alone. */
let tarballs: readonly string[];
let clientTarball: string;

/** Runs a program to its end; what it says on standard error is only shown if it fails. */
async function run(
  cwd: string,
  command: readonly string[],
  input = '',
  environment: NodeJS.ProcessEnv = {},
): Promise<string> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd, env: { ...cleanEnvironment(), ...environment } });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  child.stdin.on('error', () => {}).end(input);
  const [code]: (number | null)[] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${String(code)}: ${stdout}${stderr}`);
  return stdout;
}

// The registry that npm is configured for, where its cache lacks a package: only a release can tell what users get.
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-packages-'));
  project = join(dir, 'project');
  await mkdir(project);
  await run(REPOSITORY, ['npm', 'run', '--silent', 'pack', '--', '--out', join(dir, 'packed')]);
  const packed = (await readdir(join(dir, 'packed'))).map((name) => join(dir, 'packed', name));
  tarballs = packed.filter((path) => !CLIENT.test(path));
  clientTarball = packed.find((path) => CLIENT.test(path)) ?? '';
  await writeFile(join(project, 'package.json'), '{"private": true, "type": "module"}');
  const quiet = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  await run(project, ['npm', 'install', ...quiet, ...tarballs]);
});
afterAll(() => rm(dir, { recursive: true }));

describe('the packed packages', () => {
  it('hold JavaScript, declarations and licences; no sources and no tests', async () => {
    expect(tarballs).toHaveLength(4);
    for (const tarball of [...tarballs, clientTarball]) {
      const names = (await run(dir, ['tar', '-tzf', tarball])).trimEnd().split('\n');
      expect(names).toEqual(expect.arrayContaining(['package/LICENSE', 'package/THIRD-PARTY-NOTICES.md']));
      expect(names.filter((name) => /(?<!\.d)\.ts$|\.test\.|\/fixtures\//.test(name))).toEqual([]);
      expect(names.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(tarball === clientTarball ? 7 : 50);
      expect(names.includes('package/WEB-NOTICES.md')).toBe(names.includes('package/web/index.html'));
    }
  });

  it('name each other by one version, and no package of another owner', async () => {
    const manifest = JSON.parse(await readFile(join(REPOSITORY, 'packages/server/package.json'), 'utf8'));
    const lock = JSON.parse(await readFile(join(project, 'package-lock.json'), 'utf8'));
    const own = Object.entries<{ version: string; resolved: string }>(lock.packages).filter(([path]) =>
      path.includes('node_modules/@namesake'),
    );
    expect(own).toHaveLength(4);
    for (const [, { version, resolved }] of own)
      expect([version, resolved]).toEqual([manifest.version, expect.stringMatching(/^file:/)]);
  });

  it('have the command namesake, which says its version and compares names', async () => {
    const namesake = ['npx', '--no', '--', 'namesake'];
    const { version } = JSON.parse(await readFile(join(REPOSITORY, 'packages/server/package.json'), 'utf8'));
    expect(await run(project, [...namesake, '--version'])).toBe(`${version}\n`);
    const line = await run(project, [...namesake, 'compare'], `${JSON.stringify(PAIR)}\n`);
    expect(JSON.parse(line)).toMatchObject({ id: 1, priority: 'high', evidence: { tokens: [{ query: 'Jon' }, {}] } });
  });

  it('load lists, and serve searches and the built interface', async () => {
    const lists = join(dir, 'lists');
    await mkdir(lists);
    await writeFile(join(lists, 'consolidated.xml'), INVENTED_UN_LIST);
    const installed = join(project, 'node_modules', '@namesake-screening', 'server', 'bin', 'namesake.js');
    const service: SpawnedService = await spawnService(join(dir, 'data'), ['--lists', lists], {}, (command) =>
      command.map((word) => (word.endsWith(join('bin', 'namesake.js')) ? installed : word)),
    );
    const page = await fetch(`${service.url}/search`, { headers: { accept: 'text/html' } });
    const html = await page.text();
    const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
    expect([page.status, (await fetch(service.url + asset)).status]).toEqual([200, 200]);
    expect(await service.end('SIGTERM')).toBe(0);
  });

  it('have an engine that screens as its README says and namesake screen does, and whose types compile', async () => {
    const readme = await readFile(join(REPOSITORY, 'packages/engine/README.md'), 'utf8');
    const [, program = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
    const lists = join(project, 'lists');
    await mkdir(lists);
    const today = new Date().toISOString().slice(0, 10);
    await writeFile(join(lists, 'consolidated.xml'), INVENTED_UN_LIST.replace('2026-02-01', today));
    await writeFile(join(project, 'screen.ts'), program);
    const strict = ['--strict', '--module', 'nodenext', '--target', 'es2024', '--lib', 'es2024,dom', '--types', ''];
    await run(project, [join(REPOSITORY, 'node_modules', '.bin', 'tsc'), ...strict, '--ignoreConfig', 'screen.ts']);
    const said = await run(project, [process.execPath, 'screen.js']);

    const rows = ['Orlan Vestrakoff', 'Zebulon Quartermaine'].map((searchText, id) =>
      JSON.stringify({ id, searchText }),
    );
    const lines = await run(project, ['npx', '--no', '--', 'namesake', 'screen', '--lists', lists], rows.join('\n'));
    const [found, nobody] = lines
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const [{ primaryName, listings, score, priority }] = found.results;
    expect([found.outcome, nobody]).toEqual(['potential_match', { id: 1, outcome: 'no_match', results: [] }]);
    expect(said.split('\n')).toEqual([
      'Orlan Vestrakoff potential_match true []',
      `${primaryName} [ '${listings.join("', '")}' ] ${score} ${priority}`,
      'Zebulon Quartermaine no_match true []',
      '',
    ]);
  });
});

describe('the packed client', () => {
  let caller: string;
  // A package without dependencies needs no registry.
  beforeAll(async () => {
    caller = join(dir, 'caller');
    await mkdir(caller);
    await writeFile(join(caller, 'package.json'), '{"private": true, "type": "module"}');
    await run(caller, ['npm', 'install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', clientTarball]);
  });

  const tsc = (file: string): Promise<string> => {
    const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--types', ''];
    const target = ['--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023,dom', '--ignoreConfig', '--noEmit'];
    return run(caller, [join(REPOSITORY, 'node_modules', '.bin', 'tsc'), ...strict, ...target, file]);
  };

  it('installs alone, without a network, and has types that hold callers to the API', async () => {
    expect(await readdir(join(caller, 'node_modules'))).toEqual(['.package-lock.json', '@namesake']);
    await writeFile(join(caller, 'typed.ts'), TYPED);
    await tsc('typed.ts');
    await writeFile(join(caller, 'wrong.ts'), TYPED.replace('threshold', 'treshold'));
    await expect(tsc('wrong.ts')).rejects.toThrow(/'treshold' does not exist/);
  });

  it.each([
    ['guide.ts', GUIDE],
    ['readme.ts', 'packages/client/README.md'],
  ])('has all that a page uses: %s', async (file, page) => {
    const environment = 'declare const process: { env: Record<string, string | undefined> };\n';
    await writeFile(join(caller, file), `${environment}${programsOf(page, 'ts')}`);
    await tsc(file);
  });

  it('screens as the guide has it: a party passes, a listed one is held', async () => {
    const service = await startForOurClients();
    const { url, token } = service.access;
    const ended = async (name: string): Promise<string> => {
      await writeFile(join(caller, 'search.js'), guideProgram('js', { url, name }));
      return run(caller, [process.execPath, 'search.js'], '', { NAMESAKE_TOKEN: token });
    };
    expect(await ended(NOBODY)).toMatch(/^no_match srch_/);
    await expect(ended(LISTED)).rejects.toThrow(/ended with 1: potential_match srch_/);
    await service.close();
  });
});
