import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INVENTED_UN_LIST } from '../support/invented-un-list.ts';
import { cleanEnvironment, type SpawnedService, spawnService } from '../support/spawn-service.ts';

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url));
const PAIR = { id: 1, query: { searchText: 'Jon Smith' }, entity: { names: ['John Smith'] } };

let dir: string;
let project: string;
let tarballs: readonly string[];

/** Runs a program to its end; what it says on standard error is only shown if it fails. */
async function run(cwd: string, command: readonly string[], input = ''): Promise<string> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd, env: cleanEnvironment() });
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
  tarballs = (await readdir(join(dir, 'packed'))).map((name) => join(dir, 'packed', name));
  await writeFile(join(project, 'package.json'), '{"private": true, "type": "module"}');
  const quiet = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  await run(project, ['npm', 'install', ...quiet, ...tarballs]);
});
afterAll(() => rm(dir, { recursive: true }));

describe('the packed packages', () => {
  it('hold JavaScript, declarations and licences; no sources and no tests', async () => {
    expect(tarballs).toHaveLength(4);
    for (const tarball of tarballs) {
      const names = (await run(dir, ['tar', '-tzf', tarball])).trimEnd().split('\n');
      expect(names).toEqual(expect.arrayContaining(['package/LICENSE', 'package/THIRD-PARTY-NOTICES.md']));
      expect(names.filter((name) => /(?<!\.d)\.ts$|\.test\.|\/fixtures\//.test(name))).toEqual([]);
      expect(names.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(50);
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
