import { randomBytes } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { ConfigError } from '../errors/config-error.ts';
import type { StorageProblem } from '../errors/storage-problem.ts';
import { bootId, describeOwner, inUse, isHeld, isRunning, processStart } from './is-held.ts';
import { LockFile, type LockOwner } from './lock-file.ts';
import { makeDataDir } from './make-data-dir.ts';

/** Interval of the owner's signs of life. */
const BEAT_MS = 5_000;
/** How long concurrent starts wait for each other. */
const GUARD_PATIENCE_MS = 1_000;

/**
 * The lock of a data folder: one service at a time. `service.lock` names the owner; the system locks the guard next to
 * it, a SQLite file, while the process lives. Both are needed: the guard does not reach other machines, and the file
 * alone cannot be taken over without a race.
 */
export class ServiceLock {
  readonly #file: LockFile;
  readonly #owner: LockOwner;
  readonly #guard: Database.Database;
  readonly #timer: NodeJS.Timeout;
  #onLost: (problem: StorageProblem) => void = () => {};

  private constructor(file: LockFile, owner: LockOwner, guard: Database.Database) {
    this.#file = file;
    this.#owner = owner;
    this.#guard = guard;
    this.#timer = setInterval(() => this.beat(), BEAT_MS).unref();
  }

  /**
   * Takes the data folder for this process.
   * @throws ConfigError naming the owner, when another service has it
   */
  static take(dataDir: string): ServiceLock {
    makeDataDir(dataDir);
    const file = new LockFile(join(dataDir, 'service.lock'));
    const guard = lockGuard(dataDir, file);
    try {
      const silentMs = file.silentMs();
      if (silentMs !== undefined) {
        const machine = { host: hostname(), boot: bootId(), isRunning, processStart };
        if (isHeld(file.owner(), silentMs, machine)) throw inUse(dataDir, file);
        file.remove();
      }
      const owner = thisProcess();
      if (!file.write(owner)) throw inUse(dataDir, file);
      return new ServiceLock(file, owner, guard);
    } catch (error) {
      guard.close();
      throw error;
    }
  }

  /** Called if another process owns the lock: only a program that ignores the guard can take it. */
  onLost(tell: (problem: StorageProblem) => void): void {
    this.#onLost = tell;
  }

  /** Gives a sign of life, and checks that this process still owns the lock. */
  beat(): void {
    try {
      const owner = this.#file.owner();
      if (owner !== undefined && owner.id !== this.#owner.id) this.#onLost(taken(owner));
      else if (owner !== undefined || !this.#file.write(this.#owner)) this.#file.touch();
    } catch {
      // A full or failing disk: the next beat tries again, and the operator sees that nothing can be recorded.
    }
  }

  /** Releases the folder. The guard's file stays: if it were removed, two processes could each lock one. */
  release(): void {
    clearInterval(this.#timer);
    if (!this.#guard.open) return;
    if (this.#file.owner()?.id === this.#owner.id) this.#file.remove();
    this.#guard.close();
  }
}

function lockGuard(dataDir: string, file: LockFile): Database.Database {
  let guard: Database.Database | undefined;
  try {
    const path = join(dataDir, 'service.lock.guard');
    guard = new Database(path, { timeout: GUARD_PATIENCE_MS });
    chmodSync(path, 0o600);
    guard.exec('begin exclusive');
    return guard;
  } catch (error) {
    guard?.close();
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    if (code.startsWith('SQLITE_BUSY')) throw inUse(dataDir, file);
    throw new ConfigError(
      `The data folder ${dataDir} cannot be locked (${code}). It must be writable, and on a local disk: network shares lack the locks that the database needs, too.`,
    );
  }
}

function thisProcess(): LockOwner {
  const { pid } = process;
  const id = randomBytes(8).toString('hex');
  const startedAt = new Date().toISOString();
  return { id, pid, host: hostname(), startedAt, boot: bootId(), processStart: processStart(pid) };
}

function taken(owner: LockOwner): StorageProblem {
  const text = `The data folder was taken over by ${describeOwner(owner)}, so this one records and answers nothing any more. Stop one of the two.`;
  return { kind: 'taken', text };
}
