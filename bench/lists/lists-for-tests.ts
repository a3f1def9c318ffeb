import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sharedDir } from './shared-dir.ts';

const KEEP = fileURLToPath(new URL('./kept-lists.ts', import.meta.url));
/** Environment variables that tell tests where the lists are: a folder, and a port that signals when they are ready. */
export const [LISTS_DIR, LISTS_PORT] = ['TEST_LISTS_DIR', 'TEST_LISTS_PORT'];

/**
 * Global setup of a test project: reads and indexes the real lists once for all threads, in a process that runs in
 * parallel with tests that do not need them. A connection to the port ends when it is done, and carries a message only
 * on failure.
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

/** Why the process failed; empty if it did not. */
async function endOf(keeper: ChildProcess): Promise<string> {
  const [code, signal] = await once(keeper, 'exit');
  return code === 0 ? '' : `The lists could not be read and indexed (${signal ?? `exit code ${code}`}).`;
}
