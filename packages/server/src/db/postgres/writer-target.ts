import { randomBytes } from 'node:crypto';
import type { StartWriterThread, WriterTarget } from '../writing/writer.ts';
import type { WriterStart } from './postgres-writer.ts';

/** What the probe writes: more than any screening takes, and nothing that the server could compress. */
const PROBE_BYTES = 64 * 1_024;
const PROBE =
  "insert into installation (key, value) values ('probe', $1) on conflict (key) do update set value = excluded.value";
const PROBE_AWAY = { sql: "delete from installation where key = 'probe'", parameters: [] };

/** What the writer of a PostgreSQL database needs to know of it. */
export function postgresWriterTarget(url: string, isService: boolean, startThread: StartWriterThread): WriterTarget {
  const start: WriterStart = { url, isService, writer: `w_${randomBytes(8).toString('hex')}` };
  const probe = [{ sql: PROBE, parameters: [randomBytes(PROBE_BYTES)] }, PROBE_AWAY];
  const entry = new URL('./writer-thread.ts', import.meta.url);
  return { startThread: () => startThread(entry, start), probe };
}
