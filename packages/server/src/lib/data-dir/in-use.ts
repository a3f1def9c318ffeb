import { hostname } from 'node:os';
import { ConfigError } from '../errors/config-error.ts';
import { SILENT_MS } from './is-held.ts';
import type { LockFile } from './lock-file.ts';
import type { LockOwner } from './lock-owner.ts';

/** The refusal of a second service, in the words of the operator. */
export function inUse(dataDir: string, file: LockFile): ConfigError {
  const owner = file.owner();
  const who = owner === undefined ? 'another service' : describeOwner(owner);
  return new ConfigError(
    `The data folder ${dataDir} is in use by ${who}. Stop that one first, or give this one a data folder of its own with --data.${remoteHint(owner, file)}`,
  );
}

/** An owner in words. */
export function describeOwner({ pid, host, startedAt }: LockOwner): string {
  return `the service with process id ${pid} on host ${host}, started ${startedAt.slice(0, 19)}Z`;
}

function remoteHint(owner: LockOwner | undefined, file: LockFile): string {
  const silentMs = file.silentMs();
  if (silentMs === undefined || owner?.host === hostname()) return '';
  const seconds = Math.max(0, Math.round(silentMs / 1_000));
  return ` Its last sign of life was ${seconds} s ago: if that machine is gone, start again ${SILENT_MS / 1_000} s after it, or remove ${file.path}.`;
}
