import { createHash } from 'node:crypto';
import type { StatsFs } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { openInstallation } from '../../src/app/open-installation.ts';
import { resolveSettings } from '../../src/config/settings.ts';
import { type ExamineOptions, examine } from '../../src/doctor/examine.ts';
import type { CheckName, Finding } from '../../src/doctor/finding.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { daysAgo } from './folder-service.ts';
import { numbers, unListOf } from './un-list-of.ts';

/** A large local disk. */
export const ROOMY: StatsFs = {
  type: 0xef53,
  bsize: 4_096,
  blocks: 2 ** 28,
  bfree: 2 ** 27,
  bavail: 2 ** 27,
  files: 2 ** 24,
  ffree: 2 ** 23,
  frsize: 4_096,
};
export const LARGE = { node: '24.0.0', memory: 2 ** 34, cores: 4 };

/** An installation as it lies on the disk, without a service: healthy until a test breaks it. */
export class InstallationFolder {
  readonly dir: string;
  readonly port: number;

  static async make(): Promise<InstallationFolder> {
    const folder = new InstallationFolder(await mkdtemp(join(tmpdir(), 'namesake-doctor-')), await freePort());
    await mkdir(folder.listsDir);
    await writeFile(join(folder.listsDir, 'consolidated.xml'), unListOf(daysAgo(1), numbers(10, 30)));
    await folder.store(async () => {});
    return folder;
  }

  private constructor(dir: string, port: number) {
    this.dir = dir;
    this.port = port;
  }

  get dataDir(): string {
    return join(this.dir, 'data');
  }

  get listsDir(): string {
    return join(this.dir, 'lists');
  }

  path(name: string): string {
    return join(this.dataDir, name);
  }

  /** Writes to the database as the program does, and closes it. */
  async store(write: (storage: Storage) => Promise<void>): Promise<void> {
    const { storage } = await openInstallation(resolveSettings({ DATA_DIR: this.dataDir }), { openFor: 'command' });
    try {
      await write(storage);
    } finally {
      await storage.close();
    }
  }

  /** Everything that doctor finds, having changed no file and made none. */
  async examine(
    environment: Readonly<Record<string, string>> = {},
    options: Partial<ExamineOptions> = {},
  ): Promise<readonly Finding[]> {
    const before = await this.#hashes();
    const overrides = { DATA_DIR: this.dataDir, LISTS_DIR: this.listsDir, PORT: String(this.port) };
    const { findings } = await examine({
      environment,
      overrides,
      isFull: false,
      machine: LARGE,
      statfs: () => ROOMY,
      ...options,
    });
    expect(await this.#hashes()).toEqual(before);
    return findings;
  }

  /** What is wrong by one check, as lines `status: text / fix`. */
  async wrong(
    check: CheckName,
    environment: Readonly<Record<string, string>> = {},
    options: Partial<ExamineOptions> = {},
  ): Promise<readonly string[]> {
    const findings = await this.examine(environment, options);
    const of = findings.filter((finding) => finding.check === check && finding.status !== 'ok');
    for (const { fix } of of) expect(fix).toMatch(/\w{3}/);
    return of.map(({ status, text, fix }) => `${status}: ${text} / ${fix}`);
  }

  close(): Promise<void> {
    return rm(this.dir, { recursive: true });
  }

  async #hashes(): Promise<Readonly<Record<string, string>>> {
    const entries = await readdir(this.dir, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    const hashed = paths.sort().map(async (path) => {
      const hash = createHash('sha256').update(await readFile(path));
      return [path, hash.digest('hex')] as const;
    });
    return Object.fromEntries(await Promise.all(hashed));
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Reported lines, one for each pattern. */
export const matching = (...patterns: readonly RegExp[]): unknown =>
  patterns.map((pattern) => expect.stringMatching(pattern));
