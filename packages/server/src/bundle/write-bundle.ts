import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import { BUNDLE_MARK, type BundleManifest } from './bundle-format.ts';

/** A list to be taken along: the publisher's file, and when the publisher was last asked. */
export type FileToBundle = { readonly list: string; readonly checkedAt: string; readonly content: Buffer };

/** One file with these lists, signed with this private key. */
export function writeBundle(files: readonly FileToBundle[], key: KeyObject, createdAt: string): Buffer {
  const packed = files.map(({ content }) => zstdCompressSync(content));
  const manifest: BundleManifest = {
    createdAt,
    files: files.map(({ list, checkedAt, content }, at) => ({
      list,
      sha256: createHash('sha256').update(content).digest('hex'),
      packedBytes: packed[at]?.length ?? 0,
      checkedAt,
    })),
  };
  const text = JSON.stringify(manifest);
  const head = {
    manifest: text,
    signature: sign(null, Buffer.from(text, 'utf8'), key).toString('hex'),
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('hex'),
  };
  return Buffer.concat([Buffer.from(`${BUNDLE_MARK}${JSON.stringify(head)}\n`, 'utf8'), ...packed]);
}
