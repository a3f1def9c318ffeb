import type { Receipt } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import { presentReceipt } from './present-receipt.ts';

/** A receipt, or why there is none: it is not sealed yet, was recorded before there were any, or is of the sample. */
export type FoundReceipt = Receipt | 'pending' | 'unproved' | 'demo';

/** The receipt of a screening; undefined where nothing is known of it. */
export async function findReceipt(app: App, id: Buffer): Promise<FoundReceipt | undefined> {
  const { ledger } = app.storage;
  const found = await ledger.find(id);
  if (found === undefined) return undefined;
  if (found.state !== 'sealed') return found.state;
  const { entry } = found;
  if (entry.content.outcome === 'demo') return 'demo';
  const key = (await ledger.keys()).find(({ id: known }) => known === entry.segment.keyId);
  if (key === undefined) throw new Error(`The key ${entry.segment.keyId} of a segment is not kept.`);
  return presentReceipt(entry, key.publicKey);
}

/** What refuses a receipt that is not sealed yet. */
export const PENDING = { headers: { 'retry-after': '1' } } as const;
