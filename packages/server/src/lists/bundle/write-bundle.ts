import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import {
  BUNDLE_MARK,
  type BundledFile,
  type BundledList,
  type BundleHead,
  type BundleManifest,
} from './bundle-format.ts';

/** A file to bundle under a name: from a path, or as text. */
type FileToBundle = {
  readonly name: string;
  readonly from: { readonly path: string } | { readonly text: string };
};

/** A list to bundle, and when its publisher was last asked. */
export type ListToBundle = {
  readonly list: string;
  readonly checkedAt: string;
  readonly files: readonly FileToBundle[];
};

/**
 * Writes the lists to one file, signed with this private key. Works as a stream, since lists may be larger than memory.
 * An existing file stays until the bundle is complete.
 */
export async function writeBundle(
  path: string,
  lists: readonly ListToBundle[],
  key: KeyObject,
  { createdAt, expiresAt }: Pick<BundleManifest, 'createdAt' | 'expiresAt'>,
): Promise<void> {
  const [content, whole] = [`${path}.content.part`, `${path}.part`];
  try {
    await writeFile(content, '');
    const bundled: BundledList[] = [];
    for (const { list, checkedAt, files } of lists) {
      const packed: BundledFile[] = [];
      for (const file of files) packed.push(await pack(file, content));
      bundled.push({ list, checkedAt, files: packed });
    }
    const head = signed({ createdAt, ...(expiresAt === undefined ? {} : { expiresAt }), lists: bundled }, key);
    await writeFile(whole, `${BUNDLE_MARK}${JSON.stringify(head)}\n`);
    await pipeline(createReadStream(content), createWriteStream(whole, { flags: 'a', flush: true }));
    await rename(whole, path);
  } finally {
    for (const part of [content, whole]) await rm(part, { force: true });
  }
}

/** Appends a compressed file and returns its description. */
async function pack({ name, from }: FileToBundle, target: string): Promise<BundledFile> {
  const hash = createHash('sha256');
  const source = 'path' in from ? createReadStream(from.path) : Readable.from([Buffer.from(from.text, 'utf8')]);
  const plain = counter((chunk) => hash.update(chunk));
  const packed = counter();
  await pipeline(source, plain.stream, createZstdCompress(), packed.stream, createWriteStream(target, { flags: 'a' }));
  return { name, sha256: hash.digest('hex'), bytes: plain.bytes(), packedBytes: packed.bytes() };
}

/** Passes bytes through and counts them. */
function counter(look: (chunk: Buffer) => void = () => {}): {
  readonly stream: Transform;
  readonly bytes: () => number;
} {
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      look(chunk);
      done(null, chunk);
    },
  });
  return { stream, bytes: () => bytes };
}

function signed(manifest: BundleManifest, key: KeyObject): BundleHead {
  const text = JSON.stringify(manifest);
  return {
    manifest: text,
    signature: sign(null, Buffer.from(text, 'utf8'), key).toString('hex'),
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('hex'),
  };
}
