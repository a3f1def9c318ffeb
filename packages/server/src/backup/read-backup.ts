import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { type Entry, extract } from 'tar-stream';
import {
  type BackedUpFile,
  BackupRefused,
  hashing,
  isBackedUp,
  MANIFEST,
  MAX_MANIFEST_BYTES,
  type Manifest,
  manifestSchema,
} from './backup-format.ts';

/**
 * Reads a backup in full and checks every file against the manifest; writes the files into a folder if one is given.
 * @throws BackupRefused when it is not a backup, was truncated or changed, or has an unexpected file
 */
export async function readBackup(path: string, into?: string): Promise<Manifest> {
  const found: BackedUpFile[] = [];
  const read: { manifest?: Manifest } = {};
  const tar = extract();
  const unpacked = pipeline(createReadStream(path), createZstdDecompress(), tar);
  // Reported by the loop below, which ends with the same error.
  unpacked.catch(() => {});
  try {
    for await (const entry of tar) {
      if (read.manifest !== undefined) throw new BackupRefused('It goes on after its manifest.');
      if (entry.header.name === MANIFEST) read.manifest = await manifestOf(entry);
      else found.push(await readFile(entry, into));
    }
    await unpacked;
  } catch (error) {
    throw refusalOf(error);
  }
  if (read.manifest === undefined)
    throw new BackupRefused('It has no manifest: it was cut off, or is no backup of Namesake.');
  checkFiles(read.manifest, found);
  return read.manifest;
}

async function readFile(entry: Entry, into: string | undefined): Promise<BackedUpFile> {
  const { name, type, size: bytes = 0 } = entry.header;
  if (type !== 'file' || !isBackedUp(name))
    throw new BackupRefused(`It holds ${JSON.stringify(name)}, which no backup has.`);
  const hash = createHash('sha256');
  await pipeline(entry, hashing(hash), into === undefined ? nowhere() : await fileIn(into, name));
  return { name, sha256: hash.digest('hex'), bytes };
}

async function fileIn(dir: string, name: string): Promise<Writable> {
  const path = join(dir, name);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  return createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
}

const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

async function manifestOf(entry: Entry): Promise<Manifest> {
  const { size = 0 } = entry.header;
  if (size > MAX_MANIFEST_BYTES) throw new BackupRefused('Its manifest is too large.');
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk);
  const parsed = manifestSchema.safeParse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  if (!parsed.success) throw new BackupRefused('Its manifest is damaged, or of another version of Namesake.');
  return parsed.data;
}

function checkFiles({ files }: Manifest, found: readonly BackedUpFile[]): void {
  if (files.length !== found.length) throw new BackupRefused('It has not the files that its manifest names.');
  for (const [at, file] of files.entries()) {
    const other = found[at];
    if (other?.name !== file.name) throw new BackupRefused(`It has not ${file.name}, which its manifest names.`);
    if (other.sha256 !== file.sha256) throw new BackupRefused(`${file.name} in it was changed or damaged.`);
  }
}

/** Converts library errors about bytes that are not a compressed tar file. */
function refusalOf(error: unknown): unknown {
  if (error instanceof BackupRefused) return error;
  if (error instanceof Error && 'syscall' in error) return error;
  return new BackupRefused(
    `It is no backup of Namesake, or is damaged (${error instanceof Error ? error.message : String(error)}).`,
  );
}
