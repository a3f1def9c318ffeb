import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres } from './embedded-postgres.ts';
import { linkLibraries } from './link-libraries.ts';

/** A PostgreSQL of its own on a free port, in a folder of its own; works for root, too. */
export type StartedPostgres = {
  readonly port: number;
  /** Of its administrator; `database` in place of `postgres`. */
  url(database?: string): string;
  readonly dataDir: string;
  /** Starts it again, on the same port and data. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Kills its main process, as the system does where memory is short; the others end by themselves. */
  kill(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
};

/** Small, and without what only a power cut would need: tests kill processes, not machines. */
const FLAGS = ['full_page_writes=off', 'shared_buffers=16MB', 'max_connections=200'];

/** In memory, so that commits do not wait for a disk: tests kill processes, not machines. */
const MEMORY = '/dev/shm';

/**
 * @param flags settings of the server, as `name=value`
 * @param under the folder that its own is made in
 */
export async function startPostgres(flags: readonly string[] = FLAGS, under = MEMORY): Promise<StartedPostgres> {
  linkLibraries();
  const parent = await mkdtemp(join(existsSync(under) ? under : tmpdir(), 'namesake-postgres-'));
  // The server runs as a user of its own, which must be able to reach its folder.
  await chmod(parent, 0o755);
  const dataDir = join(parent, 'data');
  const port = await freePort();
  const all = [...flags, `unix_socket_directories=`, 'listen_addresses=127.0.0.1'];
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: dataDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    // As most systems have it: texts must not depend on how the server orders them.
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    postgresFlags: all.flatMap((flag) => ['-c', flag]),
    onLog: (line) => void said.push(String(line)),
    onError: (line) => void said.push(String(line)),
  });
  await server.initialise();
  const start = (): Promise<void> =>
    server.start().catch(() => {
      throw new Error(`PostgreSQL did not start:\n${said.slice(-20).join('')}`);
    });
  await start();
  return {
    port,
    dataDir,
    url: (database = 'postgres') => `postgres://postgres:postgres@127.0.0.1:${port}/${database}`,
    start,
    stop: () => server.stop(),
    kill: async () => {
      const [pid] = (await readFile(join(dataDir, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    remove: async () => {
      await server.stop();
      await rm(parent, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
