import { type ChildProcess, fork } from 'node:child_process';
import { totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

const LOADER = fileURLToPath(new URL('./loader-process.ts', import.meta.url));
/** Of the machine's memory, what objects of the loader's may take: a dataset of millions is more than Node gives by itself. */
const MOST_MEMORY = 0.6;
/** Listings come and go by the thousand: a roomy young generation of each thread saves a fifth of the time. The memory is gone with the process. */
const FLAGS = [
  '--max-semi-space-size=32',
  `--max-old-space-size=${Math.floor((MOST_MEMORY * memoryOfMachine()) / 2 ** 20)}`,
];

/** A process that waits for what to load. */
export const startLoader = (): ChildProcess =>
  fork(LOADER, [], {
    serialization: 'advanced',
    execArgv: FLAGS,
    env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });

/** In bytes; that of a container where it has less. */
function memoryOfMachine(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
