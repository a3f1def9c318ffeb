import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sharedDir } from './shared-dir.ts';

const KEEP = fileURLToPath(new URL('./kept-lists.ts', import.meta.url));
/** Where a test finds the lists of its run: a folder, and the port that tells when they are there. */
export const [LISTS_DIR, LISTS_PORT] = ['TEST_LISTS_DIR', 'TEST_LISTS_PORT'];

/**
 * Around all tests of a project: the real lists, read and indexed once for all threads, in a process that begins while
 * tests run that do without. A connection to the port ends when it is done, with a word only if that failed.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  const shared = sharedDir();
  if (shared === undefined) return undefined;
  const dir = mkdtempSync(join(tmpdir(), 'namesake-kept-'));
  const keeper = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', KEEP, `${shared}/lists/current`, dir],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const ended = endOf(keeper);
  const server = createServer((socket) => void ended.then((fault) => socket.end(fault))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = Object(server.address());
  Object.assign(process.env, { [LISTS_DIR]: dir, [LISTS_PORT]: String(port) });
  return async () => {
    server.close();
    keeper.kill();
    await ended;
    rmSync(dir, { recursive: true });
  };
}

/** Why it failed; empty where it did not. */
async function endOf(keeper: ChildProcess): Promise<string> {
  const [code, signal] = await once(keeper, 'exit');
  return code === 0 ? '' : `The lists could not be read and indexed (${signal ?? `exit code ${code}`}).`;
}
