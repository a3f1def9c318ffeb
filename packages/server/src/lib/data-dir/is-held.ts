import type { LockOwner } from './lock-owner.ts';

/** How long after its last sign of life the owner of another machine counts as gone. */
export const SILENT_MS = 30_000;

/** What this machine is, and what it knows of processes. */
export type Machine = {
  readonly host: string;
  readonly boot: string | null;
  readonly isRunning: (pid: number) => boolean;
  readonly processStart: (pid: number) => string | null;
};

/**
 * Whether the owner of a lock file may still be running, asked by one who holds the guard: on this machine the system
 * would not have given the guard away while the owner lived. Pure.
 *
 * @param silentMs since the owner's last sign of life
 */
export function isHeld(owner: LockOwner | undefined, silentMs: number, machine: Machine): boolean {
  const silent = silentMs >= SILENT_MS;
  if (owner === undefined) return !silent;
  const bootsKnown = owner.boot !== null && machine.boot !== null;
  const sameBoot = bootsKnown && owner.boot === machine.boot;
  // A container of this machine that is gone: it had another name, and its process numbers mean nothing here.
  if (owner.host !== machine.host) return !sameBoot && !silent;
  // This machine was started anew since.
  if (bootsKnown && !sameBoot) return false;
  if (!machine.isRunning(owner.pid)) return false;
  const start = machine.processStart(owner.pid);
  return start === null || owner.processStart === null ? !silent : start === owner.processStart;
}
