import { RECEIPT_FORMAT, type Receipt, type ReceiptKeys, type ReceiptVerdict } from '@namesake/contract';
import type { App, Call } from '../../context/app.ts';
import { audit } from '../../context/audit.ts';
import type { ReceiptKey, SealedEntry } from '../../db/ledger-entries.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { formatScreeningId } from '../../lib/ids/screening-id.ts';
import { publicKeyOf } from '../../proof/receipt-key.ts';
import { verifyReceipt } from '../../proof/verify-receipt.ts';
import { recordFor } from '../records/record-for.ts';

/** A receipt, or why there is none: it is not sealed yet, it predates receipts, or it is of the sample. */
type FoundReceipt = Receipt | 'pending' | 'unproved' | 'demo';

/** Options of the error for a receipt that is not sealed yet. */
export const PENDING = { headers: { 'retry-after': '1' } } as const;

/**
 * Receipt of a screening, for a caller who may read its record. Reading it is recorded.
 *
 * @throws ApiError `search_not_found`, `search_erased`, `receipt_pending`, `receipt_unavailable`
 */
export const getReceipt = (call: Call, searchId: string): Promise<Receipt> => readReceipt(call, searchId, 'json');

/** Receipt of a screening. `form` is the requested form, for the audit log. */
export async function readReceipt(call: Call, searchId: string, form: 'json' | 'pdf'): Promise<Receipt> {
  const { id } = await recordFor(call, searchId);
  const found = await findReceipt(call.app, id);
  if (found === undefined) throw new ApiError('search_not_found');
  if (found === 'pending') throw new ApiError('receipt_pending', PENDING);
  if (typeof found === 'string') throw new ApiError('receipt_unavailable', { detail: WHY_NONE[found] });
  await audit(call, 'receipt.read', searchId, { form });
  return found;
}

const WHY_NONE = {
  unproved: 'The screening was recorded before there were receipts.',
  demo: 'Only the fictional sample was loaded: this proves nothing.',
} as const;

/** Receipt of a screening; undefined if the screening is unknown. */
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

/** Receipt of a sealed entry, as its holder gets it. */
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

/** Public keys for verifying receipts. */
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

/** Whether this installation issued a receipt, and whether it was altered. */
export async function checkReceipt({ storage }: App, receipt: Receipt): Promise<ReceiptVerdict> {
  const trusted = new Set((await storage.ledger.keys()).map(({ id }) => id));
  return verifyReceipt(receipt, { trusted, isInChain: (segment, head) => storage.ledger.hasHead(segment, head) });
}
