// Installs what is missing and builds the web UI when its sources changed. Plain JavaScript: it runs before Node 24 is there.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');

/** Paths in a fixed order, so that the same files give the same stamp everywhere. */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name !== 'node_modules' && name !== 'dist')
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

function stampOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesBelow(join(root, path))))
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function run(command, args) {
  execFileSync(command, args, {
    cwd: root,
    // Standard output belongs to the command that follows (`namesake tokens create` prints only a token).
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
    // Whoever asks for the build (a test runner, say), users get the production one.
    env: { ...process.env, NODE_ENV: 'production', PATH: bin + delimiter + process.env.PATH },
  });
}

function ensure(what, sources, stampFile, present, work) {
  const stamp = stampOf(sources);
  if (existsSync(present) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  process.stderr.write(`namesake: ${what} …\n`);
  work();
  writeFileSync(stampFile, stamp);
}

ensure(
  'installing dependencies (once)',
  ['package-lock.json'],
  join(root, 'node_modules', '.namesake-installed'),
  bin,
  () =>
    // --ignore-scripts: every native part ships prebuilt, and no dependency gets to run code at installation.
    run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']),
);

const web = join(root, 'packages', 'web');
ensure(
  'building the web interface',
  ['packages/web', 'packages/contract/src', 'package-lock.json'],
  join(root, 'node_modules', '.namesake-web-built'),
  join(web, 'dist', 'index.html'),
  () => run('npm', ['run', 'build', '--silent', '-w', 'packages/web']),
);
