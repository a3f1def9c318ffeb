// Installs what is missing and builds the web UI if its sources changed. Plain JavaScript: it runs before Node 24
// exists.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedOf, isInstalled, lockedPackages } from './locked-packages.js';
import { startProgress } from './progress.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');

/** Paths in a fixed order, so the same files give the same stamp everywhere. */
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

/** Runs a command to completion. Its output goes to stderr, because stdout belongs to the next command. */
function run(command, args, progress) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    // Users always get the production build, even if a test runner starts it.
    env: { ...process.env, NODE_ENV: 'production', PATH: bin + delimiter + process.env.PATH },
  });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => progress.above(text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args[0]} ended with ${signal ?? `exit code ${code}`}`)),
    );
  });
}

async function ensure(what, { sources, stampFile, present, isDone, howFar, work }) {
  const stamp = stampOf(sources);
  if (existsSync(present) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (isDone?.()) return writeFileSync(stampFile, stamp);
  const progress = startProgress(what, howFar?.());
  try {
    await work(progress);
  } catch (error) {
    progress.end(`failed (${error.message})`);
    process.exit(1);
  }
  progress.end('done');
  writeFileSync(stampFile, stamp);
}

await ensure('installing dependencies (once)', {
  sources: ['package-lock.json'],
  stampFile: join(root, 'node_modules', '.namesake-installed'),
  present: bin,
  isDone: () => existsSync(bin) && isInstalled(root),
  howFar: () => {
    const packages = lockedPackages(root);
    return () => `${installedOf(packages)} of ${packages.length} packages`;
  },
  // --ignore-scripts: every native part ships prebuilt, and no dependency runs code during installation.
  work: (progress) =>
    run(
      'npm',
      ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--no-progress'],
      progress,
    ),
});

const web = join(root, 'packages', 'web');
await ensure('building the web interface', {
  sources: ['packages/web', 'packages/contract/src', 'package-lock.json'],
  stampFile: join(root, 'node_modules', '.namesake-web-built'),
  present: join(web, 'dist', 'index.html'),
  work: (progress) =>
    run('npm', ['run', 'build', '--silent', '-w', 'packages/web', '--', '--logLevel', 'warn'], progress),
});
