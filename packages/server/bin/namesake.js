#!/usr/bin/env -S MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072 NODE_USE_ENV_PROXY=1 node --max-semi-space-size=8 --v8-pool-size=0
// What the flags and variables are for: docs/performance.md; NODE_USE_ENV_PROXY sends downloads through HTTPS_PROXY.
// All of them only work from the start. Plain JavaScript, since it must start on any Node, to run the Node 24 that was
// installed with it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { constants } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * As in the first line, for the Node that this one hands over to; its environment has the variables already. A small
 * young generation; as many threads for garbage as there are processors to spare, where Node's own choice is four.
 */
const FLAGS = ['--max-semi-space-size=8', '--v8-pool-size=0'];

const major = Number(process.versions.node.split('.')[0]);

if (major >= 24) {
  keepCompiled();
  await import('../src/cli/main.ts');
} else runInstalledNode();

/**
 * What Node makes of the sources is cached next to the packages, for this process and those it starts: a command starts
 * in two thirds of the time. Where that folder cannot be written, Node goes without.
 */
function keepCompiled() {
  const above = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
  const packages = basename(above) === 'node_modules' ? above : join(above, 'node_modules');
  process.env.NODE_COMPILE_CACHE ??= join(packages, '.cache', 'namesake');
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
}

/** Path of the Node binary that npm installed for this platform, or undefined. */
function installedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  try {
    const manifest = createRequire(import.meta.url).resolve(`node-${platform}-${process.arch}/package.json`);
    const binary = join(dirname(manifest), 'bin', file);
    return existsSync(binary) ? binary : undefined;
  } catch {
    return undefined;
  }
}

function runInstalledNode() {
  const node = installedNode();
  if (node === undefined) {
    process.stderr.write(
      `namesake: needs Node 24 or later; this is ${process.versions.node} and none was installed for ` +
        `${process.platform}-${process.arch}.\nInstall Node 24 from https://nodejs.org, or run "npm ci" in the ` +
        'repository, which brings it for Linux (x64, arm64) and Windows (x64).\n',
    );
    process.exit(1);
  }
  const child = spawn(node, [...FLAGS, fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  // A terminal's Ctrl-C reaches the child by itself; a signal sent to this process alone must be passed on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`namesake: cannot start ${node}: ${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 128 + constants.signals[signal]));
}
