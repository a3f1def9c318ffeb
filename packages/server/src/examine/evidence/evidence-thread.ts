import type { DatabaseSource } from '../../db/reading/database-source.ts';
import { answerInThread } from '../../lib/threads/answer-in-thread.ts';
import { stepBack } from '../../lib/threads/step-back.ts';
import { verifyRange } from '../verify/verify-range.ts';
import { verifyStore } from '../verify/verify-store.ts';
import type { EvidenceOrder } from './evidence-order.ts';
import { openEvidence } from './open-evidence.ts';
import { PackWriter } from './pack-writer.ts';
import { writePack } from './write-pack.ts';

/** Start data of the thread. */
export type EvidenceThreadStart = { readonly source: DatabaseSource; readonly order: EvidenceOrder };

stepBack();
await answerInThread<EvidenceThreadStart, null, Uint8Array>(async ({ source, order }, { ask }) => {
  const opened = await openEvidence(source);
  try {
    const pack = new PackWriter(order.madeAt);
    const written = writePack(pack, opened.evidence, order, () =>
      verifyStore(source, { trusted: order.trusted, rowKey: order.rowKey, here: verifyRange }),
    );
    written.catch((error: unknown) => pack.output.emit('error', error));
    // Backpressure: the next part is made once the reader takes this one.
    for await (const chunk of pack.output) await ask(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    await written;
  } finally {
    await opened.close();
  }
  return null;
});
