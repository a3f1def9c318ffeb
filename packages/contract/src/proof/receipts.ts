import { z } from 'zod';
import { instant, instantOrNull } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';

/** Format identifier in a receipt. */
export const RECEIPT_FORMAT = 'namesake-receipt-1';

const HEX_32 = '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d';
const SEARCH_ID = 'srch_001KqU4mGxY0u8hT2b9VwZ';
const KEY_ID = 'rk_4fd2c1a09be87d6655aa0c1e2f3b4d5e';
const PUBLIC_KEY = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo';
const REQUEST = '{"searchText":"Orlan Vestrakov"}';

const EXAMPLE = {
  format: RECEIPT_FORMAT,
  searchId: SEARCH_ID,
  salt: '000102030405060708090a0b0c0d0e0f',
  leaf: HEX_32,
  entry: 1234,
  path: [HEX_32],
  segment: {
    number: 41,
    kind: 'entries',
    first: 1233,
    last: 1234,
    sealedAt: '2026-03-02T09:15:00.000Z',
    sealedBy: 'w_8f3a90b1c2d4e5f6',
    note: '',
    previous: HEX_32,
    root: HEX_32,
    head: HEX_32,
  },
  signature: { algorithm: 'Ed25519', keyId: KEY_ID, publicKey: PUBLIC_KEY, value: '5N0Yk1bW…' },
};

const digest = (description: string) =>
  z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .meta({ description: `${description} SHA-256, hexadecimal.`, examples: [HEX_32] });
const wholeNumber = (description: string, example: number) =>
  z
    .int()
    .min(0)
    .meta({ description, examples: [example] });
/** A text as long as a body may be. */
const longText = (description: string, example: string) => z.string().meta({ description, examples: [example] });
const text = (description: string, example: string, most = 200) =>
  z
    .string()
    .max(most)
    .meta({ description, examples: [example] });

const receiptContentSchema = z
  .strictObject({
    actor: text('Who asked.', 'token:tok_4fGhJk2mNp8qRs1T'),
    outcome: text('Outcome of the screening.', 'no_match'),
    total: wholeNumber('Results before the limit.', 0),
    contextHash: digest('Hash of its lists, engine and policy, as JSON.'),
    request: longText('JSON of the request, byte for byte.', REQUEST),
    answer: longText('JSON of the answer, byte for byte.', `{"searchId":"${SEARCH_ID}","outcome":"no_match"}`),
  })
  .meta({
    id: 'ReceiptContent',
    description: 'What was recorded of the screening. A receipt proves without it that something was recorded.',
  });

const receiptSegmentSchema = z
  .strictObject({
    number: wholeNumber('Number of the segment in the chain.', 41),
    kind: text('genesis, entries, recovered or checkpoint.', 'entries', 20),
    first: wholeNumber('Its first entry.', 1200),
    last: wholeNumber('Its last entry.', 1234),
    sealedAt: instant('When it was sealed.'),
    sealedBy: text('The process that sealed it.', 'w_8f3a90b1c2d4e5f6'),
    note: text('Records from before the chain; only for the first segment and checkpoints.', '', 2_000),
    previous: digest('Head of the previous segment; zeros for the first.'),
    root: digest('Root of the Merkle tree over its entries.'),
    head: digest('Hash of all the above: the signed value.'),
  })
  .meta({ id: 'ReceiptSegment', description: 'The entries that were sealed together within a second.' });

const receiptSignatureSchema = z
  .strictObject({
    algorithm: z.literal('Ed25519').meta({ description: 'The kind of signature.', examples: ['Ed25519'] }),
    keyId: text('Id of the key: its fingerprint.', KEY_ID, 100),
    publicKey: text('The public key, 32 bytes in base64url. Trust it only if you know keyId.', PUBLIC_KEY, 100),
    value: text('Signature of the head, base64url.', '5N0Yk1bW…', 200),
  })
  .meta({ id: 'ReceiptSignature', description: 'The signature of the segment.' });

/** A receipt: everything that proves one screening offline. */
export const receiptSchema = z
  .strictObject({
    format: z.literal(RECEIPT_FORMAT).meta({ description: 'What this is.', examples: [RECEIPT_FORMAT] }),
    searchId: text('The screening.', SEARCH_ID, 100),
    content: receiptContentSchema
      .optional()
      .meta({ description: 'What was recorded; may be left out to show a receipt without names.' }),
    salt: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .meta({ description: 'Random bytes of the leaf, hexadecimal.', examples: ['000102030405060708090a0b0c0d0e0f'] }),
    leaf: digest('Of the salt and the content.'),
    entry: wholeNumber('Number of the entry in the chain.', 1234),
    path: z
      .array(digest('A neighbour.'))
      .max(64)
      .meta({ description: 'Hashes from the leaf to the root, lowest first.', examples: [[HEX_32]] }),
    segment: receiptSegmentSchema.meta({ description: 'Where the entry was sealed.' }),
    signature: receiptSignatureSchema.meta({ description: 'The signature of the segment.' }),
  })
  .meta({
    id: 'Receipt',
    description: 'Proof that a screening was recorded, and of its request and answer.',
    examples: [EXAMPLE],
  });

export type Receipt = DeepReadonly<z.output<typeof receiptSchema>>;

/** Response of `GET /searches/{id}/receipt.pdf`. */
export const receiptPdfSchema = z
  .string()
  .meta({ id: 'ReceiptPdf', format: 'binary', description: 'A PDF of A4 pages.', examples: ['%PDF-1.7 …'] });

/** The checks of a receipt, in order. */
export const RECEIPT_CHECKS = ['content', 'path', 'segment', 'signature', 'key', 'chain'] as const;

const receiptCheckSchema = z
  .object({
    check: z.enum(RECEIPT_CHECKS).meta({ description: 'What was checked.', examples: ['content'] }),
    result: z
      .enum(['passed', 'failed', 'not_checked'])
      .meta({ description: 'Result of the check.', examples: ['passed'] }),
    text: text('The same in words.', 'The request and the answer are those that were recorded.', 500),
  })
  .meta({ id: 'ReceiptCheck', description: 'One check of a receipt.' });

const receiptScreeningSchema = z
  .object({
    searchId: text('The screening.', SEARCH_ID),
    searchText: longText('What was screened.', 'Orlan Vestrakov'),
    searchedAt: instantOrNull('When.'),
    outcome: text('Outcome of the screening.', 'no_match'),
    complete: z.boolean().meta({ description: 'Whether all required lists were searched.', examples: [true] }),
  })
  .meta({ id: 'ReceiptScreening', description: 'The screening that a receipt proves.' });

/** Response of `POST /receipts/verify`. */
export const receiptVerdictSchema = z
  .object({
    verdict: z.enum(['proved', 'content_not_shown', 'altered', 'unknown_key', 'not_in_chain']).meta({
      description:
        'proved: recorded here as the receipt says. content_not_shown: something was recorded here, and the receipt does not say what. altered: the receipt is inconsistent. unknown_key: it is consistent, and another installation signed it. not_in_chain: its segment is missing from the chain of this installation.',
      examples: ['proved'],
    }),
    text: text('The verdict in words.', 'This screening was recorded here and was not changed since.', 500),
    checks: z.array(receiptCheckSchema).meta({ description: 'Every check, in order.', examples: [[]] }),
    screening: receiptScreeningSchema
      .nullable()
      .meta({ description: 'What is proved; null if the receipt proves no content.', examples: [null] }),
  })
  .meta({ id: 'ReceiptVerdict', description: 'Whether a receipt can be relied on, and why.' });

export type ReceiptVerdict = DeepReadonly<z.output<typeof receiptVerdictSchema>>;

const receiptKeySchema = z
  .object({
    id: text('Id of the key: the first half of the SHA-256 of its 32 bytes.', KEY_ID),
    from: instant('When it began to sign.'),
    until: instantOrNull('When another key replaced it; null for the current key.'),
    jwk: z
      .object({
        kty: z.literal('OKP').meta({ description: 'Kind of key.', examples: ['OKP'] }),
        crv: z.literal('Ed25519').meta({ description: 'Curve.', examples: ['Ed25519'] }),
        x: text('The 32 bytes, base64url.', PUBLIC_KEY),
        kid: text('Id of the key.', KEY_ID),
      })
      .meta({ description: 'As a JSON Web Key (RFC 8037).' }),
    pem: text('As PEM.', '-----BEGIN PUBLIC KEY-----\n…', 1_000),
  })
  .meta({ id: 'ReceiptKey', description: 'A public key that signs or signed receipts.' });

/** Response of `GET /receipts/keys`. */
export const receiptKeysSchema = z
  .object({ items: z.array(receiptKeySchema).meta({ description: 'The latest first.', examples: [[]] }) })
  .meta({ id: 'ReceiptKeys', description: 'Every key that signs or signed receipts of this installation.' });

export type ReceiptKeys = DeepReadonly<z.output<typeof receiptKeysSchema>>;
