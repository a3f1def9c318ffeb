import { parentPort, workerData } from 'node:worker_threads';
import type { DatabaseSource } from '../../db/reading/database-source.ts';
import { stepBack } from '../../lib/threads/step-back.ts';
import { verifyRange } from '../verify/verify-range.ts';
import { verifyStore } from '../verify/verify-store.ts';
import type { EvidenceOrder } from './evidence-order.ts';
import { openEvidence } from './open-evidence.ts';
import { PackWriter } from './pack-writer.ts';
import { writePack } from './write-pack.ts';

/** What the thread is started with. */
export type EvidenceThreadStart = { readonly source: DatabaseSource; readonly order: EvidenceOrder };

const port = parentPort;
if (port === null) throw new Error('evidence-thread.ts runs as a worker only');
stepBack();
const { source, order }: EvidenceThreadStart = workerData;

/** Each message asks for one more chunk, so that no more is made than the reader takes. */
let wanted = 0;
let wake: (() => void) | undefined;
port.on('message', () => {
  wanted += 1;
  wake?.();
});

const opened = await openEvidence(source);
try {
  const pack = new PackWriter(order.madeAt);
  const written = writePack(pack, opened.evidence, order, () =>
    verifyStore(source, { trusted: order.trusted, rowKey: order.rowKey, here: verifyRange }),
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
  await opened.close();
}
port.postMessage(null);
port.close();
