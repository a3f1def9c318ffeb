import { createHmac } from 'node:crypto';
import type { Keys } from '../../config/secret.ts';
import { storable } from '../../db/writing/history-columns.ts';

/** What stands for a customer reference where only its keyed hash may be kept. As the history stores the text. */
export function referenceHash({ references }: Pick<Keys, 'references'>, externalRef: string): Buffer {
  return createHmac('sha256', references).update(storable(externalRef)).digest();
}
