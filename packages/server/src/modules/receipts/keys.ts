import type { ReceiptKeys } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import type { ReceiptKey } from '../../db/ledger-entries.ts';
import { publicKeyOf } from '../../proof/receipt-key.ts';

/** The public keys that receipts are verified by. */
export async function listReceiptKeys(app: App): Promise<ReceiptKeys> {
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
