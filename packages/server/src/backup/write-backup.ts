import { createHash } from 'node:crypto';
import {
  closeSync,
  createWriteStream,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { VERSION } from '../config/version.ts';
import { examineDatabase } from '../db/sqlite/examine-database.ts';
import { openConnection } from '../db/sqlite/open-connection.ts';
import { VersionFiles } from '../lists/versions/version-files.ts';
import {
  type BackedUpFile,
  BackupRefused,
  DATABASE,
  hashing,
  isBackedUp,
  MANIFEST,
  type Manifest,
} from './backup-format.ts';
import { readBackup } from './read-backup.ts';

/** Files to back up besides the database. */
type FilesToBackUp = {
  /** Names within the data folder. */
  readonly names: readonly string[];
  /** Versions that the database relies on but the folder lacks: SHA-256, hexadecimal. */
  readonly missingVersions: readonly string[];
};

type BackupOptions = {
  readonly dataDir: string;
  /** The file to write. An existing file stays until the new backup is verified. */
  readonly path: string;
  readonly nowMs: number;
  /** Receives each step. */
  readonly onStep?: (step: string) => void;
};

/**
 * Writes everything that a restore needs into one file, while the service runs, and verifies it by reading it back.
 * @throws BackupRefused when the database is damaged, or the written file differs from what was packed
 */
export async function writeBackup({ dataDir, path, nowMs, onStep = () => {} }: BackupOptions): Promise<Manifest> {
  const [copy, part] = [`${path}.database.part`, `${path}.part`];
  try {
    onStep('copying the database');
    copyDatabase(join(dataDir, DATABASE), copy);
    const { damage, schema, counts, contents } = examineDatabase(copy);
    if (damage !== undefined) throw new BackupRefused(`The database is damaged (${damage}). Nothing was backed up.`);
    // After the database copy: files it relies on were stored before it.
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

/** Packs a file in its current state: a later replacement is another file. */
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

/** Makes the name of the file survive a power cut too. */
function flushFolder(dir: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(dir, 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/** Keys, the stored versions that the database relies on, and the last downloaded lists. Indexes can be rebuilt. */
function filesToBackUp(dataDir: string, contents: readonly string[]): FilesToBackUp {
  const keys = ['secret', 'bundle-key.pem', 'trusted-bundle-keys'].filter((name) => existsSync(join(dataDir, name)));
  const files = new VersionFiles(join(dataDir, 'versions'));
  const versions = contents
    .filter((content) => files.has(content))
    .map((content) => `versions/${VersionFiles.nameOf(content)}`);
  return {
    names: [...keys, ...versions, ...downloaded(dataDir)],
    missingVersions: contents.filter((content) => !files.has(content)),
  };
}

function downloaded(dataDir: string): readonly string[] {
  const dir = join(dataDir, 'lists');
  if (!existsSync(dir)) return [];
  const lists = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return lists.flatMap(({ name: list }) =>
    readdirSync(join(dir, list), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
      .map(({ name }) => `lists/${list}/${name}`)
      .filter(isBackedUp),
  );
}

/**
 * Copies a database into a new file, from one snapshot, while others write to it. Reads every page, so that damage is
 * noticed.
 * @throws the database's error; then there is no copy
 */
function copyDatabase(path: string, target: string): void {
  rmSync(target, { force: true });
  const connection = openConnection(path, 'existing');
  try {
    connection.prepare('vacuum into ?').run(target);
  } catch (error) {
    rmSync(target, { force: true });
    throw error;
  } finally {
    connection.close();
  }
}
