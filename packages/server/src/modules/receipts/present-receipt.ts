import { RECEIPT_FORMAT, type Receipt } from '@namesake/contract';
import type { SealedEntry } from '../../db/ledger-entries.ts';
import { formatScreeningId } from '../../lib/ids/screening-id.ts';

/** A sealed entry as its holder gets it. */
export function presentReceipt(entry: SealedEntry, publicKey: Buffer): Receipt {
  const { content, segment } = entry;
  const { actor, outcome, total, request, answer, contextHash } = content;
  const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
  const { number, kind, first, last, sealedAt, sealedBy, note, previous, root, head, keyId, signature } = segment;
  return {
    format: RECEIPT_FORMAT,
    searchId: formatScreeningId(Buffer.from(content.id)),
    content: { actor, outcome, total, contextHash: hex(contextHash), request, answer },
    salt: hex(entry.salt),
    leaf: hex(entry.digest),
    entry: entry.number,
    path: entry.path.map(hex),
    segment: {
      number,
      kind,
      first,
      last,
      sealedAt: new Date(sealedAt).toISOString(),
      sealedBy,
      note,
      previous: hex(previous),
      root: hex(root),
      head: hex(head),
    },
    signature: {
      algorithm: 'Ed25519',
      keyId,
      publicKey: publicKey.toString('base64url'),
      value: signature.toString('base64url'),
    },
  };
}
