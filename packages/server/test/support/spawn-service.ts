import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { logged, used } from './log-search/sink.ts';

const BIN = fileURLToPath(new URL('../../bin/namesake.js', import.meta.url));

export type Command = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

/**
 * Environment of a child without any setting of this one. Invented lists have fixed dates, and are current whenever the
 * tests run.
 */
export const cleanEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:NAMESAKE_|npm_)/.test(name))),
  NAMESAKE_LISTS_ATTESTED: 'invented lists are current; until 2999-12-31',
});

/**
 * Runs a command of the real program to its end.
 *
 * @param wrap puts its command into another one
 */
export async function runCommand(
  args: readonly string[],
  input = '',
  environment: NodeJS.ProcessEnv = {},
  wrap: (command: readonly string[]) => readonly string[] = (command) => command,
): Promise<Command> {
  const [program = '', ...command] = wrap([process.execPath, BIN, ...args]);
  const child = spawn(program, command, { env: { ...cleanEnvironment(), ...environment } });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  child.stdin.on('error', () => {}).end(input);
  const [code]: (number | null)[] = await once(child, 'close');
  return { code: code ?? null, stdout, stderr };
}

/** The real program as a process of its own. */
export type SpawnedService = {
  readonly pid: number;
  readonly url: string;
  /** All messages to the operator so far. */
  readonly said: () => string;
  readonly log: () => string;
  /** Sends a signal and resolves with the exit code, or null where the signal killed it. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
};

/** As in the program's first line, which a direct start of Node does not read. */
const FLAGS = ['--max-semi-space-size=8', '--v8-pool-size=0'];

/**
 * Starts the service on a free port and resolves when searches are answered.
 *
 * @param wrap puts its command into another one, which must become it
 */
export async function spawnService(
  dataDir: string,
  args: readonly string[] = ['--offline'],
  environment: NodeJS.ProcessEnv = {},
  wrap: (command: readonly string[]) => readonly string[] = (command) => command,
): Promise<SpawnedService> {
  const serve = [process.execPath, ...FLAGS, BIN, 'serve', '--port', '0', '--data', dataDir, ...args];
  const [program = '', ...command] = wrap(serve);
  const child: ChildProcess = spawn(program, command, {
    env: { ...cleanEnvironment(), MALLOC_ARENA_MAX: '2', NAMESAKE_STOP_GRACE_MS: '50', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [said, log] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    log += text;
    logged(text);
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      // Printed here on purpose, and nowhere else.
      for (const [, token] of text.matchAll(/#token=([\w-]+)/g)) used(token ?? '', true);
      const [, url] = /Ready: searches are answered at (http:\/\/[\d.:]+)\//.exec(said) ?? [];
      if (url !== undefined) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`ended with ${String(code)} before it was ready: ${said}`)));
  });
  const url = await ready;
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exited = once(child, 'exit');
    child.kill(signal);
    const [code]: (number | null)[] = await exited;
    return code ?? null;
  };
  return { pid: child.pid ?? 0, url, said: () => said, log: () => log, end };
}
