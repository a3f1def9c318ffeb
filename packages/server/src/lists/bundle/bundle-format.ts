import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { z } from 'zod';

/** First line of a bundle. The head follows as one line of JSON, then the files, each compressed (zstd). */
export const BUNDLE_MARK = 'NAMESAKE LISTS 2\n';

/** A head has at most 500 lists. */
export const MAX_HEAD_BYTES = 1024 * 1024;
/** Larger than any supported dataset. */
const MAX_FILE_BYTES = 8 * 1024 ** 3;

const fileSchema = z.strictObject({
  /** File name in the folder of its list. */
  name: z.string().regex(/^[a-z][\w.-]{0,99}$/),
  /** SHA-256 of the unpacked file, hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.int().min(0).max(MAX_FILE_BYTES),
  /** Compressed size in the bundle. */
  packedBytes: z.int().min(1),
});

const listSchema = z.strictObject({
  list: z.string().regex(/^[a-z0-9_]{1,64}$/),
  /** ISO 8601 instant of the last successful check with the publisher. */
  checkedAt: z.iso.datetime(),
  /** The list and its companion files: a dataset also has a manifest. */
  files: z.array(fileSchema).min(1).max(2),
});

const manifestSchema = z.strictObject({
  createdAt: z.iso.datetime(),
  /** Time after which the bundle must not be imported; older bundles have none. */
  expiresAt: z.iso.datetime().optional(),
  lists: z.array(listSchema).min(1).max(500),
});

const headSchema = z.strictObject({ manifest: z.string(), signature: z.hex(), publicKey: z.hex() });

export type BundleManifest = z.output<typeof manifestSchema>;
export type BundledList = BundleManifest['lists'][number];
export type BundledFile = BundledList['files'][number];
export type BundleHead = z.output<typeof headSchema>;

/** A bundle that must not be used. */
export class BundleRefused extends Error {
  override readonly name = 'BundleRefused';
}

/** SHA-256 of a public key (SPKI, DER), hexadecimal, for two operators to compare. */
export function fingerprintOf(key: KeyObject): string {
  return createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex');
}

/**
 * Parses the head of a bundle. Whether its signing key is trusted is checked elsewhere.
 * @param line the head without its line end
 * @throws BundleRefused when the signature is wrong, or the format is invalid
 */
export function readHead(line: string): { readonly manifest: BundleManifest; readonly fingerprint: string } {
  const { manifest, signature, publicKey } = parsed(headSchema, line);
  const key = keyOf(publicKey);
  if (!verify(null, Buffer.from(manifest, 'utf8'), key, Buffer.from(signature, 'hex')))
    throw new BundleRefused('Its signature is wrong: it was changed, or damaged on the way.');
  return { manifest: parsed(manifestSchema, manifest), fingerprint: fingerprintOf(key) };
}

function keyOf(text: string): KeyObject {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'hex'), type: 'spki', format: 'der' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Reported below.
  }
  throw new BundleRefused('It names no key that it could be signed with.');
}

function parsed<T>(schema: z.ZodType<T>, text: string): T {
  try {
    const result = schema.safeParse(JSON.parse(text));
    if (result.success) return result.data;
  } catch {
    // Reported below.
  }
  throw new BundleRefused('Its head is damaged.');
}
