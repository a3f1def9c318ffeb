import { createHash } from 'node:crypto';
import { closeSync, createWriteStream, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { VERSION } from '../config/version.ts';
import { copyDatabase } from '../db/sqlite/copy-database.ts';
import { examineDatabase } from '../db/sqlite/examine-database.ts';
import { type BackedUpFile, BackupRefused, DATABASE, MANIFEST, type Manifest } from './backup-format.ts';
import { filesToBackUp } from './files-to-back-up.ts';
import { hashing } from './hashing.ts';
import { readBackup } from './read-backup.ts';

export type BackupOptions = {
  readonly dataDir: string;
  /** The file to write. An existing file stays until the new backup is verified. */
  readonly path: string;
  readonly nowMs: number;
  /** Receives each step. */
  readonly onStep?: (step: string) => void;
};

/**
 * Writes everything a restore needs into one file, while the service runs, and proves it by reading it back.
 *
 * @throws BackupRefused where the database is damaged, or the file that was written is not what was packed
 */
export async function writeBackup({ dataDir, path, nowMs, onStep = () => {} }: BackupOptions): Promise<Manifest> {
  const [copy, part] = [`${path}.database.part`, `${path}.part`];
  try {
    onStep('copying the database');
    copyDatabase(join(dataDir, DATABASE), copy);
    const { damage, schema, counts, contents } = examineDatabase(copy);
    if (damage !== undefined) throw new BackupRefused(`The database is damaged (${damage}). Nothing was backed up.`);
    // After the database: what it relies on was stored before it.
    const { names, missingVersions } = filesToBackUp(dataDir, contents);
    onStep(`packing the database and ${names.length} other files`);
    const about = { format: 1, createdAt: new Date(nowMs).toISOString(), version: VERSION, schema, counts } as const;
    const sources = [{ name: DATABASE, path: copy }, ...names.map((name) => ({ name, path: join(dataDir, name) }))];
    const manifest = await packAll(part, sources, (files) => ({
      ...about,
      missingVersions: [...missingVersions],
      files,
    }));
    onStep('reading it back');
    await readBackup(part);
    renameSync(part, path);
    flushFolder(dirname(path));
    return manifest;
  } finally {
    for (const left of [copy, part]) rmSync(left, { force: true });
  }
}

type Source = { readonly name: string; readonly path: string };

async function packAll(
  target: string,
  sources: readonly Source[],
  manifestOf: (files: BackedUpFile[]) => Manifest,
): Promise<Manifest> {
  const tar = pack();
  const written = pipeline(tar, createZstdCompress(), createWriteStream(target, { mode: 0o600, flush: true }));
  const packed = (async (): Promise<Manifest> => {
    const files: BackedUpFile[] = [];
    for (const source of sources) files.push(await packFile(tar, source));
    const manifest = manifestOf(files);
    tar.entry({ name: MANIFEST, mode: 0o600 }, `${JSON.stringify(manifest, null, 2)}\n`);
    tar.finalize();
    return manifest;
  })();
  packed.catch((error: unknown) => tar.destroy(error instanceof Error ? error : new Error(String(error))));
  const [manifest] = await Promise.all([packed, written]);
  return manifest;
}

/** Packs a file as it is now: what is put in its place meanwhile is another file. */
async function packFile(tar: Pack, { name, path }: Source): Promise<BackedUpFile> {
  const file = await open(path);
  try {
    const { size: bytes } = await file.stat();
    const hash = createHash('sha256');
    const entry = tar.entry({ name, size: bytes, mode: 0o600 });
    const source = file.createReadStream({ autoClose: false, ...(bytes === 0 ? {} : { end: bytes - 1 }) });
    await pipeline(source, hashing(hash), entry);
    return { name, sha256: hash.digest('hex'), bytes };
  } finally {
    await file.close();
  }
}

/** The name of the file survives a power cut, too. */
function flushFolder(dir: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(dir, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
