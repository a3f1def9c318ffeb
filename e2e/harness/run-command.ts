import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { productEnvironment } from './product-environment.ts';

const LONGEST_MS = 240_000;

/** How a command ended: `code` is null where a signal ended it. */
export type CommandResult = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

export type CommandOptions = {
  /** Text for its standard input. */
  readonly input?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
};

/** Runs a program to its end, for less than a test may take. */
export async function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const { input = '', env, cwd } = options;
  const spawnOptions: SpawnOptions = { env: productEnvironment(env), cwd, timeout: LONGEST_MS, stdio: 'pipe' };
  const child = spawn(command, args, spawnOptions);
  let [stdout, stderr] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  child.stdin?.on('error', () => {}).end(input);
  const [code]: (number | null)[] = await once(child, 'close');
  return { code: code ?? null, stdout, stderr };
}

/** Whether programs are installed; says which is not, because a test is skipped for it. */
export function haveCommands(...names: readonly string[]): boolean {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const missing = names.filter((name) => !folders.some((folder) => isExecutable(join(folder, name))));
  if (missing.length > 0) process.stdout.write(`skipped: ${missing.join(' and ')} not installed here\n`);
  return missing.length === 0;
}

/** Whether a path names a program that may be run. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
