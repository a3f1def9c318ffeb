import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { productEnvironment, REPOSITORY } from './product-environment.ts';

const LONGEST_START_MS = 240_000;
const POLL_MS = 50;

export type ServiceOptions = {
  readonly dataDir: string;
  /** 0, the default, takes a free one. */
  readonly port?: number;
  /** Further options of `namesake serve`; by default `--offline`: the sample list. */
  readonly args?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Starts as an operator does, with `npm start`, instead of by the program itself. */
  readonly withNpm?: boolean;
};

/** The product as a process of its own. */
export type RunningService = {
  /** `http://127.0.0.1:…`, without a slash at its end. */
  readonly url: string;
  /** The one-time link; undefined where an administrator exists. */
  readonly setupLink: string | undefined;
  /** All it wrote so far, to standard output and standard error. */
  readonly output: () => string;
  /** The log alone, on standard output; standard error is what an operator reads at the terminal. */
  readonly log: () => string;
  /** Stops it and resolves when it and its children have ended. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts the service and resolves when it is ready to answer.
 *
 * @throws Error with all it wrote, when it ends before or takes over a minute
 */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { dataDir, port = 0, args = ['--offline'], env, withNpm = false } = options;
  const [command, first] = withNpm ? ['npm', ['start', '--']] : ['namesake', ['serve']];
  const child = spawn(command, [...first, '--port', String(port), '--data', dataDir, ...args], {
    cwd: REPOSITORY,
    env: productEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let log = '';
  let ended = false;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (stream === child.stdout) log += text;
    });
  const closed = once(child, 'close').then(() => {
    ended = true;
  });
  const stop = async (): Promise<void> => {
    if (!ended) child.kill('SIGTERM');
    await closed;
  };

  const deadlineMs = performance.now() + LONGEST_START_MS;
  const pollUntil = async <T>(look: () => T | undefined | Promise<T | undefined>): Promise<T> => {
    for (;;) {
      const found = await look();
      if (found !== undefined) return found;
      if (ended || performance.now() > deadlineMs) {
        await stop();
        throw new Error(`The service did not become ready:\n${output}`);
      }
      await wait(POLL_MS);
    }
  };
  const url = await pollUntil(() => /listening on (http:\/\/\S+)/.exec(output)?.[1]);
  await pollUntil(async () => ((await isReady(url)) ? true : undefined));
  const setupLink = /^\s*(http:\S+\/setup#token=\S+)$/m.exec(output)?.[1];
  return { url, setupLink, output: () => output, log: () => log, stop };
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`).catch(() => undefined);
  await response?.body?.cancel();
  return response?.ok === true;
}
