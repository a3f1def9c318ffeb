import { setTimeout as wait } from 'node:timers/promises';
import type { Storage } from '../storage/ports/storage.ts';
import { Purge } from './purge.ts';
import { PurgeExport } from './purge-export.ts';

/** Purges once a day while the service runs; stops when the outcome is called. */
export function watchPurge(
  storage: Storage,
  exportDir: string | null,
  now: () => number,
  tell: (problem: string) => void,
): () => Promise<void> {
  const exports = exportDir === null ? {} : { exports: new PurgeExport(exportDir, now) };
  return new Purge({ storage, now, pause: wait, tell, ...exports }).watch();
}
