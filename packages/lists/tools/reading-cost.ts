import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HostileFile, makeHostile } from '../test/hostile-files.ts';

/**
 * More than this is too much for a file that is refused. CPU time: how long it takes says more of what else the machine
 * does.
 */
export const MAX_CPU_SECONDS = 5;
export const MAX_MB = 300;
/** Waiting for a FIFO needs no CPU time. */
const MAX_WAIT_MS = 60_000;

/** Result and cost of reading one file. */
export type ReadingCost = {
  readonly outcome: string;
  readonly cpuSeconds: number;
  /** The most that its process held meanwhile, resident; if the system cannot say, its maximum ever. */
  readonly megabytes: number;
};

/** Whether it was refused, at a cost that nobody notices. */
export const isCheap = ({ outcome, cpuSeconds, megabytes }: ReadingCost): boolean =>
  outcome.startsWith('refused') && cpuSeconds <= MAX_CPU_SECONDS && megabytes <= MAX_MB;

/** Reads hostile files in a process of its own: what making them takes is not counted. */
export class Reader {
  readonly #child: ChildProcess = fork(join(import.meta.dirname, 'read-in-turn.ts'), { execArgv: [] });

  /** Makes the file, has it read, and removes it. */
  async costOf(file: HostileFile, megabytes: number): Promise<ReadingCost> {
    const dir = mkdtempSync(join(tmpdir(), 'namesake-hostile-'));
    try {
      return await this.#read(makeHostile(file, dir, megabytes));
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }

  #read(path: string): Promise<ReadingCost> {
    const child = this.#child;
    return new Promise((resolve) => {
      const done = (cost: ReadingCost): void => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(cost);
      };
      const fail = (outcome: string): void => done({ outcome, cpuSeconds: Number.POSITIVE_INFINITY, megabytes: 0 });
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        fail('waited without end');
      }, MAX_WAIT_MS);
      child.once('message', (cost: ReadingCost) => done(cost));
      child.once('exit', (code, signal) => fail(`ended with ${signal ?? code}`));
      if (child.exitCode !== null || child.signalCode !== null) fail('ended with an earlier file');
      else child.send(path);
    });
  }
}
