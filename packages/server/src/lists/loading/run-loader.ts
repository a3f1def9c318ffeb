import { type ChildProcess, fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { constants, setPriority, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ConfigError } from '../../lib/errors/config-error.ts';
import type { HandedOver } from '../index-file/index-for-parent.ts';
import { readSaved } from '../index-file/read-index-file.ts';
import type { SaveOrder } from '../index-file/save-index.ts';
import type { UnusedFile } from '../load-order.ts';
import type { IndexPlace } from '../snapshot/snapshot.ts';
import type { BuiltFile } from './build-index-file.ts';
import type { BuiltIndex, LoaderMessage } from './loader-protocol.ts';

const LOADER = fileURLToPath(new URL('./loader-process.ts', import.meta.url));
/** Share of the machine's memory for the loader's heap: a dataset of millions needs more than Node's default. */
const MAX_MEMORY = 0.6;
/**
 * Listings come and go by the thousand: a large young generation saves a fifth of the time, and the memory is freed
 * with the process. As many threads collect garbage as there are spare processors, as in `bin/namesake.js`.
 */
const FLAGS = [
  '--max-semi-space-size=32',
  '--v8-pool-size=0',
  '--heap-growing-percent=50',
  `--max-old-space-size=${Math.floor((MAX_MEMORY * memoryOfMachine()) / 2 ** 20)}`,
];

/** Result of the loader, and the files that are not part of it. */
export type LoaderResult = {
  readonly built: BuiltIndex;
  /** Where the index is saved; null if it is not. */
  readonly file: IndexPlace | null;
  readonly skipped: readonly UnusedFile[];
  readonly refused: readonly UnusedFile[];
};

/** Builds the index of lists into a file; reports each file and the progress. */
export type BuildFile = (order: SaveOrder, onMessage: (message: LoaderMessage) => void) => Promise<BuiltFile>;

/**
 * Reads lists and builds their index in a child process, whose memory is freed when it exits; a thread's would not be.
 * @param onMessage receives the progress of each file
 * @param build where it is built; a child process if absent
 * @throws ConfigError when the folder could not be read or the index is invalid
 */
export async function runLoader(
  request: SaveOrder,
  onMessage: (message: LoaderMessage) => void,
  build: BuildFile = buildInChild,
): Promise<LoaderResult> {
  const { file, archived } = await build(request, onMessage);
  const { facts, index, ties, records } = await readHandedOver(file);
  const { versions, controls, skipped, refused } = facts;
  const saved = file.keep ? { path: file.path, key: file.key } : null;
  return { built: { index, ties, records, versions, controls, archived }, file: saved, skipped, refused };
}

/** Starts a process that waits for its order. */
const startLoader = (): ChildProcess =>
  fork(LOADER, [], {
    serialization: 'advanced',
    execArgv: FLAGS,
    env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });

/** In bytes; the limit of the container if that is lower. */
function memoryOfMachine(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

function buildInChild(request: SaveOrder, onMessage: (message: LoaderMessage) => void): Promise<BuiltFile> {
  const loader = startLoader();
  return new Promise<BuiltFile>((resolve, reject) => {
    loader.on('message', (message: LoaderMessage) => {
      if (message.kind === 'built') resolve(message);
      else if (message.kind === 'failed') reject(new ConfigError(message.reason));
      else onMessage(message);
    });
    loader.once('error', reject);
    loader.once('exit', (code, signal) =>
      reject(new Error(`The loader ended before the lists were read (${signal ?? `exit code ${code}`}).`)),
    );
    if (request.inBackground === true) stepBack(loader.pid);
    loader.send(request);
  });
}

/**
 * Lowers the priority of the process. If the system does not allow it, a refresh competes with requests: it is slower,
 * but no less correct.
 */
function stepBack(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The process has ended, which its own event reports, or the system does not allow it.
  }
}

/** The file is removed when its records are opened; without records it is removed here. */
async function readHandedOver({ path, key, keep }: HandedOver): ReturnType<typeof readSaved> {
  const saved = await readSaved(path, key);
  const { records } = saved;
  if (keep) return saved;
  if (records === undefined) rmSync(path, { force: true });
  return { ...saved, records: records && { ...records, keep } };
}
