import { readFileSync } from 'node:fs';

/** Which start of the machine this is; null if the system does not say. Containers on one machine share it. */
export function bootId(): string | null {
  return read('/proc/sys/kernel/random/boot_id');
}

/**
 * When a process started, in ticks since the machine did: a number given to another process has another. Null where the
 * system does not say.
 */
export function processStart(pid: number): string | null {
  const stat = read(`/proc/${pid}/stat`);
  // The name, in brackets, may hold anything; the start is field 22 and the state after the name field 3.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

/** Whether there is a process with this number. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return null;
  }
}
