// Creates all files of a release in an empty folder: npm run release -- --out DIR [--tag vVERSION] [--links URL].
// Everything that needs an account (signatures, image, publication) is in .github/workflows/release.yml.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CHECKSUMS, checksumsOf } from './checksums.js';
import { notesOf } from './notes.js';
import { SBOM_OF, sbomOf } from './sbom.js';
import { checkTag, versionOf } from './versions.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: { out: { type: 'string' }, tag: { type: 'string' }, links: { type: 'string' } },
});
try {
  makeRelease(values);
} catch (error) {
  console.error(`release: ${error.message}`);
  process.exit(1);
}

function makeRelease({ out: folder, tag, links }) {
  if (folder === undefined) throw new Error('--out DIR is missing');
  const out = resolve(folder);
  if (existsSync(out) && readdirSync(out).length > 0) throw new Error(`${folder} is not empty`);
  const version = versionOf(root);
  if (tag !== undefined) checkTag(tag, version);
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  // Without a tag it is a trial run, whose version may not have a section yet.
  const notes = notesOf(
    changelog,
    tag === undefined && !changelog.includes(`\n## ${version} `) ? 'Unreleased' : version,
    links,
  );

  mkdirSync(out, { recursive: true });
  run('npm', ['run', '--silent', 'pack', '--', '--out', out]);
  run('python3', ['-m', 'pip', 'wheel', '--quiet', '--no-deps', '--wheel-dir', out, 'clients/python']);
  packSite(join(out, `namesake-docs-${version}.tar.gz`));
  cpSync(join(root, 'docs/openapi.json'), join(out, `namesake-openapi-${version}.json`));
  writeFileSync(join(out, `namesake-${version}.cdx.json`), `${JSON.stringify(billOfMaterials(), null, 2)}\n`);
  writeFileSync(join(out, 'RELEASE-NOTES.md'), notes);
  writeFileSync(join(out, CHECKSUMS), checksumsOf(out));
  console.log(`${version}: ${readdirSync(out).length} files in ${folder}`);
}

function packSite(path) {
  const site = mkdtempSync(join(tmpdir(), 'namesake-docs-'));
  try {
    run('npm', ['run', '--silent', 'docs:site', '--', '--out', site]);
    run('tar', ['-czf', path, '-C', site, '.']);
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}

function billOfMaterials() {
  const ask = ['sbom', '--silent', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const [server, web] = [SBOM_OF.server, SBOM_OF.web].map((words) =>
    JSON.parse(run('npm', [...ask, ...words], 'pipe')),
  );
  return sbomOf({ server, web, root, manifest: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) });
}

function run(command, args, stdout = 'inherit') {
  const options = { cwd: root, shell: process.platform === 'win32', encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };
  const {
    status,
    error,
    stdout: said,
  } = spawnSync(command, args, { ...options, stdio: ['ignore', stdout, 'inherit'] });
  if (status !== 0) throw error ?? new Error(`${command} ${args[0]} ended with exit code ${status}`);
  return said;
}
