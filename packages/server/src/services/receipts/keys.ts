import type { ReceiptKeys } from '@namesake/contract';
import { publicKeyOf } from '../../proof/receipt-key.ts';
import type { ReceiptKey } from '../../storage/ports/ledger.ts';
import type { Needs } from '../app.ts';

/** The public keys that receipts are verified by. */
export async function listReceiptKeys(app: Needs<never, 'ledger'>): Promise<ReceiptKeys> {
  return { items: (await app.storage.ledger.keys()).map(presentKey) };
}

function presentKey({ id, publicKey, since, until }: ReceiptKey): ReceiptKeys['items'][number] {
  return {
    id,
    from: new Date(since).toISOString(),
    until: until === null ? null : new Date(until).toISOString(),
    jwk: { kty: 'OKP', crv: 'Ed25519', x: publicKey.toString('base64url'), kid: id },
    pem: publicKeyOf(publicKey).export({ format: 'pem', type: 'spki' }).toString(),
  };
}
