// Packs engine, lists, contract, client and server for publication: npm run pack [-- --out DIR]. Node strips no types
// below node_modules, so the tarballs contain JavaScript and declarations. Prints one line per tarball.
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { publishedManifest } from './manifest.js';
import { noticesOf } from './notices.js';
import { declarationsRewritten, urlsRewritten } from './rewrite.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PACKAGES = ['engine', 'lists', 'contract', 'client', 'server'];
const LEGAL = ['LICENSE', 'THIRD-PARTY-NOTICES.md'];
/** Location of the built web interface in the repository, and in the server package, the only one that contains it. */
const WEB = { built: join(root, 'packages', 'web', 'dist'), packed: 'web' };

const { values } = parseArgs({ options: { out: { type: 'string', default: join(root, 'dist') } } });
const out = resolve(values.out);
const work = mkdtempSync(join(tmpdir(), 'namesake-pack-'));
try {
  run(process.execPath, [join(root, 'tools', 'setup.js')]);
  run('tsc', ['-p', join(root, 'tools', 'pack'), '--outDir', work]);
  mkdirSync(out, { recursive: true });
  for (const name of PACKAGES) {
    fillPackage(name);
    run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', out], join(work, name));
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** Adds the other published files to the compiled sources of a package. */
function fillPackage(name) {
  const [source, target] = [join(root, 'packages', name), join(work, name)];
  const manifest = publishedManifest(readJson(join(source, 'package.json')), readJson(join(root, 'package.json')));
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of LEGAL) cpSync(join(root, file), join(target, file));
  for (const file of globSync(['README.md', 'bin/*'], { cwd: source }))
    cpSync(join(source, file), join(target, file), { recursive: true });
  if (name === 'server') {
    cpSync(WEB.built, join(target, WEB.packed), { recursive: true });
    writeFileSync(join(target, 'WEB-NOTICES.md'), noticesOf(join(root, 'packages', 'web')));
  }
  for (const path of globSync('{src,bin}/**/*.{js,d.ts}', { cwd: target })) rewrite(name, path);
}

/** Resolves URLs as in the repository that contains the package. */
function rewrite(name, path) {
  const [folder, target] = [join(root, 'packages', name), join(work, name, path)];
  const text = readFileSync(target, 'utf8');
  const moved = { from: WEB.built, to: join(folder, WEB.packed) };
  const written = path.endsWith('.d.ts')
    ? declarationsRewritten(text)
    : urlsRewritten(text, { at: dirname(join(folder, path)), folder, moved });
  if (written !== text) writeFileSync(target, written);
}

function run(command, args, cwd = root) {
  const shell = process.platform === 'win32';
  const { status, error } = spawnSync(command, args, { cwd, shell, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw error ?? new Error(`${command} ${args[0]} ended with exit code ${status}`);
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
