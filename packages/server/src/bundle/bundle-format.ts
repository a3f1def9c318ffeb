import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { z } from 'zod';

/** First line of a bundle. */
export const BUNDLE_MARK = 'NAMESAKE LISTS 1\n';

/** No bundle of all official lists is near that large. */
const MOST_FILE_BYTES = 512 * 1024 * 1024;

const fileSchema = z.strictObject({
  list: z.string().regex(/^[a-z0-9_]{1,64}$/),
  /** Of the file as the publisher gave it, hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** How long it is in the bundle, compressed. */
  packedBytes: z.int().min(1),
  /** ISO 8601 instant of the last successful check with the publisher. */
  checkedAt: z.iso.datetime(),
});

const manifestSchema = z.strictObject({ createdAt: z.iso.datetime(), files: z.array(fileSchema).min(1).max(500) });

const headSchema = z.strictObject({ manifest: z.string(), signature: z.hex(), publicKey: z.hex() });

export type BundleManifest = z.output<typeof manifestSchema>;
export type BundledFile = BundleManifest['files'][number] & { readonly content: Buffer };

/** A bundle whose signature and hashes are right; whether its key is trusted is another matter. */
export type Bundle = {
  readonly createdAt: string;
  readonly fingerprint: string;
  readonly files: readonly BundledFile[];
};

/** A bundle that must not be used. */
export class BundleRefused extends Error {
  override readonly name = 'BundleRefused';
}

/** SHA-256 of a public key (SPKI, DER), hexadecimal: what two operators compare. */
export function fingerprintOf(key: KeyObject): string {
  return createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex');
}

/**
 * Opens a bundle: nothing of it is believed before its signature, and no file before its hash.
 *
 * @throws BundleRefused with the reason
 */
export function openBundle(bytes: Buffer): Bundle {
  if (bytes.toString('latin1', 0, BUNDLE_MARK.length) !== BUNDLE_MARK)
    throw new BundleRefused('It is no bundle of lists.');
  const end = bytes.indexOf('\n', BUNDLE_MARK.length);
  if (end < 0) throw new BundleRefused('It is cut off.');
  const { manifest: text, signature, publicKey } = parsed(headSchema, bytes.toString('utf8', BUNDLE_MARK.length, end));
  const key = keyOf(publicKey);
  if (!verify(null, Buffer.from(text, 'utf8'), key, Buffer.from(signature, 'hex')))
    throw new BundleRefused('Its signature is wrong: it was changed, or damaged on the way.');
  const { createdAt, files } = parsed(manifestSchema, text);
  let at = end + 1;
  const opened = files.map((file) => {
    const packed = bytes.subarray(at, at + file.packedBytes);
    at += file.packedBytes;
    return { ...file, content: unpack(file, packed) };
  });
  if (at !== bytes.length) throw new BundleRefused('It has more in it than its manifest tells.');
  return { createdAt, fingerprint: fingerprintOf(key), files: opened };
}

function unpack({ list, sha256, packedBytes }: BundleManifest['files'][number], packed: Buffer): Buffer {
  if (packed.length < packedBytes) throw new BundleRefused('It is cut off.');
  try {
    const content = zstdDecompressSync(packed, { maxOutputLength: MOST_FILE_BYTES });
    if (createHash('sha256').update(content).digest('hex') === sha256) return content;
  } catch {
    // Told below: damaged is damaged, whatever the decompressor says.
  }
  throw new BundleRefused(`The file of ${list} in it is damaged.`);
}

function keyOf(text: string): KeyObject {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'hex'), type: 'spki', format: 'der' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Told below.
  }
  throw new BundleRefused('It names no key that it could be signed with.');
}

function parsed<T>(schema: z.ZodType<T>, text: string): T {
  try {
    const result = schema.safeParse(JSON.parse(text));
    if (result.success) return result.data;
  } catch {
    // Told below.
  }
  throw new BundleRefused('Its head is damaged.');
}
