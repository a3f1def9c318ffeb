import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cleanEnvironment } from '../../support/spawn-service.ts';

const BIN = fileURLToPath(new URL('../../../bin/namesake.js', import.meta.url));
/** A service that runs until it is stopped. */
const READY = 'Ready: searches are answered at';

export type Ran = { readonly code: number | null; readonly output: string };

/**
 * A folder of programs that stand before those of the machine: `npx --no namesake` without npm, which would take half a
 * second each time, and a curl that fails where the answer is no success.
 *
 * @returns the PATH with it
 */
export function programsIn(folder: string): string {
  mkdirSync(folder);
  const write = (name: string, script: string): void => {
    writeFileSync(join(folder, name), `#!/bin/bash\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  };
  const path = process.env['PATH'] ?? '';
  write(
    'npx',
    `[ "$1" = --no ] || exit 64; shift; [ "$1" = -- ] && shift; [ "$1" = namesake ] || exit 65; shift
exec '${process.execPath}' --max-semi-space-size=8 --v8-pool-size=0 '${BIN}' "$@"`,
  );
  write('curl', `PATH='${path}' exec curl --silent --show-error --fail-with-body "$@"`);
  return `${folder}:${path}`;
}

/** Runs a command by bash, without input but what is given. A service that it starts is stopped when it is ready. */
export async function runShell(text: string, cwd: string, environment: NodeJS.ProcessEnv, input = ''): Promise<Ran> {
  const child = spawn('bash', ['-o', 'pipefail', '-c', text], {
    cwd,
    env: { ...cleanEnvironment(), ...environment },
    detached: true,
  });
  let output = '';
  const take = (chunk: string): void => {
    const wasReady = output.includes(READY);
    output += chunk;
    if (!wasReady && output.includes(READY)) process.kill(-(child.pid ?? 0), 'SIGTERM');
  };
  child.stdout.setEncoding('utf8').on('data', take);
  child.stderr.setEncoding('utf8').on('data', take);
  child.stdin.on('error', () => {}).end(input);
  const [code]: (number | null)[] = await once(child, 'close');
  return { code: code ?? null, output };
}
