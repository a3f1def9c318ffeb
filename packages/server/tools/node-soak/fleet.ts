import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type SpawnedService, spawnService } from '../../test/support/spawn-service.ts';

const START_AGAIN_AFTER_MS = 500;

export type FleetOptions = {
  readonly dir: string;
  readonly listsDir: string;
  readonly environment: NodeJS.ProcessEnv;
  /** How many nodes. */
  readonly count: number;
};

/** Services on one database, each a process with a data folder of its own. */
export class Fleet {
  /** How often a node was killed. */
  killed = 0;
  readonly #options: FleetOptions;
  readonly #nodes: (SpawnedService | undefined)[] = [];
  #ended = false;

  constructor(options: FleetOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    for (let number = 0; number < this.#options.count; number += 1) await this.#start(number);
  }

  /** Where those that run now listen. */
  urls(): readonly string[] {
    return this.#nodes.filter((node) => node !== undefined).map(({ url }) => url);
  }

  /** Kills a node, and starts it again on the same folder. The first is never killed: its memory is looked at. */
  async kill(): Promise<void> {
    const number = 1 + (this.killed % (this.#options.count - 1));
    const node = this.#nodes[number];
    this.#nodes[number] = undefined;
    this.killed += 1;
    await node?.end('SIGKILL');
    await this.#start(number);
  }

  /** Resident memory of the first node, in MB. */
  memory(): number {
    const status = readFileSync(`/proc/${this.#nodes[0]?.pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1_024;
  }

  async end(): Promise<void> {
    this.#ended = true;
    await Promise.all(this.#nodes.map((node) => node?.end('SIGTERM')));
  }

  /** A start fails while the database restarts: it is tried again, as a supervisor does. */
  async #start(number: number): Promise<void> {
    const { dir, listsDir, environment } = this.#options;
    const dataDir = join(dir, `node-${number}`);
    await mkdir(dataDir, { recursive: true });
    while (!this.#ended) {
      const node = await spawnService(dataDir, ['--lists', listsDir], environment).catch(() => undefined);
      if (node !== undefined) {
        this.#nodes[number] = node;
        return;
      }
      await wait(START_AGAIN_AFTER_MS);
    }
  }
}
