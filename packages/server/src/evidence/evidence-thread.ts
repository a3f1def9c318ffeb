import { parentPort, workerData } from 'node:worker_threads';
import { SqliteEvidence } from '../storage/sqlite/evidence-reader.ts';
import { verifyRange } from '../storage/verify/verify-range.ts';
import { verifyStore } from '../storage/verify/verify-store.ts';
import type { EvidenceOrder } from './evidence-order.ts';
import { PackWriter } from './pack-writer.ts';
import { writePack } from './write-pack.ts';

/** What the thread is started with. */
export type EvidenceThreadStart = { readonly path: string; readonly order: EvidenceOrder };

const port = parentPort;
if (port === null) throw new Error('evidence-thread.ts runs as a worker only');
const { path, order }: EvidenceThreadStart = workerData;

/** Each message asks for one more chunk, so that no more is made than the reader takes. */
let wanted = 0;
let wake: (() => void) | undefined;
port.on('message', () => {
  wanted += 1;
  wake?.();
});

const source = new SqliteEvidence(path);
try {
  const pack = new PackWriter(order.madeAt);
  const written = writePack(pack, source, order, () =>
    verifyStore(path, { trusted: order.trusted, here: verifyRange }),
  );
  written.catch((error: unknown) => pack.output.emit('error', error));
  for await (const chunk of pack.output) {
    while (wanted === 0)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    wanted -= 1;
    port.postMessage(chunk);
  }
  await written;
} finally {
  source.close();
}
port.postMessage(null);
port.close();
