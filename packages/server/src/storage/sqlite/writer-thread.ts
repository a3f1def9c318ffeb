import { parentPort, workerData } from 'node:worker_threads';
import { openConnection } from './open-connection.ts';
import { batchWriter } from './write-batch.ts';
import type { WriterReply, WriterRequest } from './writer-protocol.ts';

/** Most writes in one commit: bounds how long the first of them waits. */
const LARGEST_BATCH = 2_000;

const port = parentPort;
if (port === null) throw new Error('writer-thread.ts runs as a worker only');
const db = openConnection(String(workerData));
const dictionaries = new Map<number, Uint8Array>();
const write = batchWriter(db, dictionaries);
let waiting: Extract<WriterRequest, { seq: number }>[] = [];
let closing = false;
let scheduled = false;

// Group commit: while one transaction waits for the disk, the next one's writes pile up in the message queue.
port.on('message', (request: WriterRequest) => {
  if (request.kind === 'dictionary') dictionaries.set(request.contextId, Buffer.from(request.body));
  else if (request.kind === 'close') closing = true;
  else waiting.push(request);
  if (!scheduled) {
    scheduled = true;
    setImmediate(commit);
  }
});

function commit(): void {
  scheduled = false;
  while (waiting.length > 0) {
    const batch = waiting.slice(0, LARGEST_BATCH);
    waiting = waiting.slice(LARGEST_BATCH);
    port?.postMessage(write(batch) satisfies WriterReply);
  }
  if (closing) {
    db.close();
    port?.close();
  }
}
