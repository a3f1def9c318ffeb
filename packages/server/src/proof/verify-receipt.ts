import type { Receipt, ReceiptVerdict } from '@namesake/contract';
import { recordOf } from '../lib/formats/json-record.ts';
import { parseScreeningId } from '../lib/ids/screening-id.ts';
import { screeningBytes } from './canonical-bytes.ts';
import { leafDigest, rootOfPath } from './merkle-tree.ts';
import { isSignedBy, keyIdOf, publicKeyOf } from './receipt-key.ts';
import { segmentHead } from './segment.ts';

type Check = ReceiptVerdict['checks'][number];
type Result = Check['result'];

type ReceiptTrust = {
  /** Ids of keys known to belong to the installation. */
  readonly trusted: ReadonlySet<string>;
  /** Whether the chain has the segment; undefined if it was purged. Absent if no chain is available. */
  readonly isInChain?: (segment: number, head: Buffer) => boolean | undefined | Promise<boolean | undefined>;
};

const TEXTS: Readonly<Record<Check['check'], Readonly<Record<Result, string>>>> = {
  content: {
    passed: 'The request and the answer are those that were recorded.',
    failed: 'The request, the answer or another part of the content is not what was recorded.',
    not_checked: 'The receipt does not show the request and the answer.',
  },
  path: {
    passed: 'The record is one of those that were sealed together.',
    failed: 'The record is not one of those that were sealed together.',
    not_checked: '',
  },
  segment: {
    passed: 'The time and the place in the chain are those that were sealed.',
    failed: 'The time or the place in the chain was changed.',
    not_checked: '',
  },
  signature: {
    passed: 'The seal has a valid signature.',
    failed: 'The signature is not one of the key that the receipt names.',
    not_checked: '',
  },
  key: {
    passed: 'The key is one of this installation.',
    failed: 'The key is none that is known here.',
    not_checked: '',
  },
  chain: {
    passed: 'The seal is in the chain of this installation.',
    failed: 'The seal is not in the chain of this installation: its records were cut off or replaced.',
    not_checked: 'The chain was not at hand, or that part of it was purged by order.',
  },
};

const VERDICTS: Readonly<Record<ReceiptVerdict['verdict'], string>> = {
  proved: 'This screening was recorded as the receipt says, and neither was changed since.',
  content_not_shown:
    'A record was made, and it was not changed since. The receipt does not show of what: it proves no request and no answer.',
  altered: 'This receipt was changed, or it is damaged. It proves nothing.',
  unknown_key: 'The receipt holds together, but another installation signed it. Ask whose key it is.',
  not_in_chain: 'The receipt is genuine, but the records of this installation lack it: they were cut off or replaced.',
};

/** Verifies a receipt. It needs no database, except for whether the chain contains it. */
export async function verifyReceipt(receipt: Receipt, { trusted, isInChain }: ReceiptTrust): Promise<ReceiptVerdict> {
  const { segment, signature } = receipt;
  const hex = (value: string): Buffer => Buffer.from(value, 'hex');
  const [leaf, head, root] = [hex(receipt.leaf), hex(segment.head), hex(segment.root)];
  const publicKey = Buffer.from(signature.publicKey, 'base64url');
  const place = { index: receipt.entry - segment.first, count: segment.last - segment.first + 1 };
  const sealed = { ...segment, sealedAt: Date.parse(segment.sealedAt), keyId: signature.keyId };
  const results: Record<Check['check'], boolean | undefined> = {
    content: receipt.content === undefined ? undefined : hasContent(receipt, leaf),
    path: rootOfPath(leaf, place, receipt.path.map(hex))?.equals(root) === true,
    segment: segmentHead({ ...sealed, previous: hex(segment.previous), root }).equals(head),
    signature: isKeyOf(publicKey, signature.keyId) && isSigned(head, signature.value, publicKey),
    key: trusted.has(signature.keyId),
    chain: isInChain === undefined ? undefined : await isInChain(segment.number, head),
  };
  const checks = (Object.keys(TEXTS) as Check['check'][]).map((check): Check => {
    const passed = results[check];
    const result = passed === undefined ? 'not_checked' : passed ? 'passed' : 'failed';
    return { check, result, text: TEXTS[check][result] };
  });
  const verdict = verdictOf(results);
  const proves = verdict === 'proved' && receipt.content !== undefined;
  return { verdict, text: VERDICTS[verdict], checks, screening: proves ? screeningOf(receipt) : null };
}

function verdictOf(results: Readonly<Record<Check['check'], boolean | undefined>>): ReceiptVerdict['verdict'] {
  const { content, path, segment, signature, key, chain } = results;
  if (content === false || !path || !segment || !signature) return 'altered';
  if (!key) return 'unknown_key';
  if (chain === false) return 'not_in_chain';
  return content === undefined ? 'content_not_shown' : 'proved';
}

function hasContent({ searchId, content, salt, leaf: _ }: Receipt, leaf: Buffer): boolean {
  const id = parseScreeningId(searchId);
  if (id === undefined || content === undefined) return false;
  const contextHash = Buffer.from(content.contextHash, 'hex');
  return leafDigest(Buffer.from(salt, 'hex'), screeningBytes({ ...content, id, contextHash })).equals(leaf);
}

const isKeyOf = (publicKey: Buffer, keyId: string): boolean => publicKey.length === 32 && keyIdOf(publicKey) === keyId;

const isSigned = (head: Buffer, signature: string, publicKey: Buffer): boolean =>
  isSignedBy(head, Buffer.from(signature, 'base64url'), publicKeyOf(publicKey));

/** Facts in the recorded answer about itself. */
function screeningOf({ searchId, content }: Receipt): ReceiptVerdict['screening'] {
  const { searchText, searchedAt, complete } = recordOf(JSON.parse(content?.answer ?? '{}'));
  return {
    searchId,
    searchText: String(searchText ?? ''),
    searchedAt: typeof searchedAt === 'string' ? searchedAt : null,
    outcome: content?.outcome ?? '',
    complete: complete === true,
  };
}
