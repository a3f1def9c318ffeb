import { randomBytes } from 'node:crypto';
import type { StartWriterThread, WriterTarget } from '../writing/writer.ts';
import type { FileIds } from './database-files.ts';
import type { WriterStart } from './sqlite-writer.ts';

/** What the probe writes: more than any screening takes, so that where it has room, they have. */
const PROBE_BYTES = 64 * 1_024;
const PROBE = { sql: "insert or replace into installation values ('probe', zeroblob(?))", parameters: [PROBE_BYTES] };
const PROBE_AWAY = { sql: "delete from installation where key = 'probe'", parameters: [] };

/** What the writer of a SQLite database needs to know of it. */
export function sqliteWriterTarget(files: FileIds, isService: boolean, startThread: StartWriterThread): WriterTarget {
  const start: WriterStart = { ...files, isService, writer: `w_${randomBytes(8).toString('hex')}` };
  const entry = new URL('./writer-thread.ts', import.meta.url);
  return { startThread: () => startThread(entry, start), probe: [PROBE, PROBE_AWAY] };
}
