import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import {
  BUNDLE_MARK,
  type BundledFile,
  type BundledList,
  type BundleManifest,
  BundleRefused,
  MAX_HEAD_BYTES,
  readHead,
} from './bundle-format.ts';

/**
 * A bundle whose head has a valid signature and states the actual length. The files are checked when they are unpacked.
 */
export type Bundle = {
  readonly path: string;
  readonly createdAt: string;
  /** Time after which it must not be imported; undefined in older bundles. */
  readonly expiresAt: string | undefined;
  readonly fingerprint: string;
  readonly lists: readonly BundledList[];
  /** Offset of the first file in bytes. */
  readonly filesFrom: number;
};

/**
 * Opens a bundle. Nothing in it is trusted before its signature is verified.
 * @throws BundleRefused with the reason
 */
export async function openBundle(path: string): Promise<Bundle> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BUNDLE_MARK.length + MAX_HEAD_BYTES), 0);
    const start = buffer.subarray(0, bytesRead);
    if (start.toString('latin1', 0, BUNDLE_MARK.length) !== BUNDLE_MARK)
      throw new BundleRefused('It is no bundle of lists, or one of another version of Namesake.');
    const end = start.indexOf('\n', BUNDLE_MARK.length);
    if (end < 0) throw new BundleRefused('It is cut off.');
    const { manifest, fingerprint } = readHead(start.toString('utf8', BUNDLE_MARK.length, end));
    const ids = manifest.lists.map(({ list }) => list);
    const again = ids.find((list, at) => ids.indexOf(list) !== at);
    if (again !== undefined) throw new BundleRefused(`It holds the list ${again} twice.`);
    const missing = end + 1 + packedBytes(manifest.lists) - (await file.stat()).size;
    if (missing > 0) throw new BundleRefused('It is cut off.');
    if (missing < 0) throw new BundleRefused('It contains more than its manifest states.');
    const { createdAt, expiresAt, lists } = manifest;
    return { path, createdAt, expiresAt, fingerprint, lists, filesFrom: end + 1 };
  } finally {
    await file.close();
  }
}

const packedBytes = (lists: BundleManifest['lists']): number =>
  lists.flatMap(({ files }) => files).reduce((sum, file) => sum + file.packedBytes, 0);

/**
 * Writes one file of a bundle to a path as a stream, so memory use stays constant.
 * @throws BundleRefused if it differs from the manifest; the written file is then worthless
 */
export async function unpackFile({ path, lists, filesFrom }: Bundle, file: BundledFile, target: string): Promise<void> {
  const files = lists.flatMap((list) => list.files);
  const start = files.slice(0, files.indexOf(file)).reduce((sum, one) => sum + one.packedBytes, filesFrom);
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      if (bytes > file.bytes) done(new Error('longer than its manifest states'));
      else done(null, chunk);
    },
  });
  const packed = createReadStream(path, { start, end: start + file.packedBytes - 1 });
  try {
    await pipeline(packed, createZstdDecompress(), counted, createWriteStream(target, { flags: 'wx', flush: true }));
  } catch (error) {
    // Disk errors are not faults of the bundle.
    if (error instanceof Error && 'syscall' in error) throw error;
    throw damaged(file);
  }
  if (bytes !== file.bytes || hash.digest('hex') !== file.sha256) throw damaged(file);
}

const damaged = ({ name }: BundledFile): BundleRefused => new BundleRefused(`A file in it (${name}) is damaged.`);
