import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { openConnection } from './open-connection.ts';
import { batchWriter } from './write-batch.ts';
import { keepDictionary, type WriterReply, type WriterRequest } from './writer-protocol.ts';

const port = parentPort;
if (port === null) throw new Error('writer-thread.ts runs as a worker only');
const db = openConnection(String(workerData));
const dictionaries = new Map<number, Uint8Array>();
const write = batchWriter(db, dictionaries);

// One message is one batch; while its transaction waits for the disk, the next one gathers on the other side.
port.on('message', (requests: readonly WriterRequest[]) => {
  const writes: Extract<WriterRequest, { seq: number }>[] = [];
  let closing = false;
  for (const request of requests) {
    if (request.kind === 'dictionary') keepDictionary(dictionaries, request.contextId, Buffer.from(request.body));
    else if (request.kind === 'close') closing = true;
    else writes.push(request);
  }
  const results = writes.length === 0 ? [] : write(writes);
  port.postMessage(results satisfies WriterReply);
  if (!closing) return;
  db.close();
  port.close();
});
// What a thread loads is not kept compiled when it ends, as that of a process is.
flushCompileCache();
