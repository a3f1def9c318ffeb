import { readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { dropLoader, startLoaderAhead } from '../snapshot/start-loader.ts';
import type { ReadIndex } from './read-saved.ts';
import { type IndexUser, keyOfName } from './saved-name.ts';

/** It holds blocks of a file for a moment, all else is shared memory. */
const LIMITS = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 64 };

/** What a thread is told to read. */
export type AheadOrder = { readonly path: string; readonly key: string };

type Ahead = { readonly path: string; readonly read: Promise<ReadIndex | undefined> };
let ahead: Ahead | undefined;

/**
 * Begins to read the newest saved index, in a thread, while this one loads the program: by the time lists are loaded it has been read and checked. Whether it is the
 * index of these lists is decided then, as ever. Where none is saved, the process that will build one begins to load its program. With one processor there is nothing to gain.
 */
export function readAhead(dir: string, user: IndexUser, processors = availableParallelism()): void {
  if (processors < 2) return;
  const order = newestIn(dir, user);
  if (order === undefined) {
    startLoaderAhead();
    return;
  }
  const worker = new Worker(new URL('./read-ahead-thread.ts', import.meta.url), {
    workerData: order,
    resourceLimits: LIMITS,
  });
  const { promise, resolve } = Promise.withResolvers<ReadIndex | undefined>();
  worker.on('message', resolve);
  // Whatever is wrong is found, and told, when it is read again.
  worker.on('error', () => resolve(undefined));
  worker.on('exit', () => resolve(undefined));
  ahead = { path: order.path, read: promise };
}

/** What was read of this file; undefined where it was not, or could not be. It is given once, and what was read of another is forgotten. */
export async function takeAhead(path: string): Promise<ReadIndex | undefined> {
  const own = ahead;
  ahead = undefined;
  return own?.path === path ? await own.read : undefined;
}

/** Forgets what nobody asked for. */
export function dropAhead(): void {
  dropLoader();
  ahead = undefined;
}

function newestIn(dir: string, user: IndexUser): AheadOrder | undefined {
  try {
    const found = readdirSync(dir).flatMap((name) => {
      const [path, key] = [join(dir, name), keyOfName(user, name)];
      return key === undefined ? [] : [{ path, key, mtimeMs: statSync(path).mtimeMs }];
    });
    return found.sort((a, b) => b.mtimeMs - a.mtimeMs)[0];
  } catch {
    // No folder yet, or a file that went meanwhile.
    return undefined;
  }
}
