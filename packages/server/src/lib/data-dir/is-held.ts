import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { ConfigError } from '../errors/config-error.ts';
import type { LockFile, LockOwner } from './lock-file.ts';

/** Time since its last sign of life after which an owner on another machine counts as gone. */
export const SILENT_MS = 30_000;

/** Facts about this machine and its processes. */
export type Machine = {
  readonly host: string;
  readonly boot: string | null;
  readonly isRunning: (pid: number) => boolean;
  readonly processStart: (pid: number) => string | null;
};

/**
 * Whether the owner of a lock file may still be running. The caller holds the guard: on this machine, the system would
 * not have released that while the owner lived. Pure.
 * @param silentMs since the owner's last sign of life
 */
export function isHeld(owner: LockOwner | undefined, silentMs: number, machine: Machine): boolean {
  const silent = silentMs >= SILENT_MS;
  if (owner === undefined) return !silent;
  const bootsKnown = owner.boot !== null && machine.boot !== null;
  const sameBoot = bootsKnown && owner.boot === machine.boot;
  // A container of this machine that has ended: it had another name, and its process ids mean nothing here.
  if (owner.host !== machine.host) return !sameBoot && !silent;
  // This machine was restarted since.
  if (bootsKnown && !sameBoot) return false;
  if (!machine.isRunning(owner.pid)) return false;
  const start = machine.processStart(owner.pid);
  return start === null || owner.processStart === null ? !silent : start === owner.processStart;
}

/** Error for a second service on the same data folder. */
export function inUse(dataDir: string, file: LockFile): ConfigError {
  const owner = file.owner();
  const who = owner === undefined ? 'another service' : describeOwner(owner);
  return new ConfigError(
    `The data folder ${dataDir} is in use by ${who}. Stop that one first, or give this one a data folder of its own with --data.${remoteHint(owner, file)}`,
  );
}

/** Describes an owner. */
export function describeOwner({ pid, host, startedAt }: LockOwner): string {
  return `the service with process id ${pid} on host ${host}, started ${startedAt.slice(0, 19)}Z`;
}

function remoteHint(owner: LockOwner | undefined, file: LockFile): string {
  const silentMs = file.silentMs();
  if (silentMs === undefined || owner?.host === hostname()) return '';
  const seconds = Math.max(0, Math.round(silentMs / 1_000));
  return ` Its last sign of life was ${seconds} s ago: if that machine is gone, start again ${SILENT_MS / 1_000} s after it, or remove ${file.path}.`;
}

/** Identifies this boot of the machine; null if the system does not say. Containers on one machine share it. */
export function bootId(): string | null {
  return read('/proc/sys/kernel/random/boot_id');
}

/**
 * Start of a process in ticks since boot, which tells apart processes that reuse an id. Null if the system does not
 * say.
 */
export function processStart(pid: number): string | null {
  const stat = read(`/proc/${pid}/stat`);
  // The name, in brackets, may contain anything; the start is field 22, and the state after the name is field 3.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

/** Whether a process with this id exists. */
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
