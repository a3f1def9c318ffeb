import { hostname } from 'node:os';
import { join } from 'node:path';
import { bootId, isHeld, isRunning, processStart, SILENT_MS } from '../lib/data-dir/is-held.ts';
import { LockFile, type LockOwner } from '../lib/data-dir/lock-file.ts';

/** Whether a service uses a data folder. */
export type ServiceState =
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly owner: LockOwner }
  /** On another machine, or in another container. */
  | { readonly kind: 'elsewhere'; readonly owner: LockOwner; readonly silentMs: number }
  /** The lock of a service that ended without releasing it; `owner` is undefined if the file names none. */
  | { readonly kind: 'left'; readonly owner: LockOwner | undefined; readonly path: string }
  /** This user may not read the lock. */
  | { readonly kind: 'unknown'; readonly code: string };

/**
 * Reads the lock of a data folder without taking or touching it. A service on another host counts as running until its
 * heartbeat stops.
 */
export function serviceState(dataDir: string): ServiceState {
  try {
    return stateOf(dataDir);
  } catch (error) {
    return { kind: 'unknown', code: error instanceof Error && 'code' in error ? String(error.code) : String(error) };
  }
}

function stateOf(dataDir: string): ServiceState {
  const file = new LockFile(join(dataDir, 'service.lock'));
  const silentMs = file.silentMs();
  if (silentMs === undefined) return { kind: 'none' };
  const owner = file.owner();
  const left = { kind: 'left', owner, path: file.path } as const;
  if (owner === undefined) return left;
  const machine = { host: hostname(), boot: bootId(), isRunning, processStart };
  if (owner.host !== machine.host) return silentMs < SILENT_MS ? { kind: 'elsewhere', owner, silentMs } : left;
  return isHeld(owner, silentMs, machine) ? { kind: 'running', owner } : left;
}

/** Whether a service uses the folder. */
export const isInUse = ({ kind }: ServiceState): boolean => kind === 'running' || kind === 'elsewhere';
