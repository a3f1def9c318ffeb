import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { onDatabase, testDatabase } from '../../support/postgres.ts';

const FOLDER = import.meta.dirname;

/** What the version that wrote the records said of them then. */
export type Promises = {
  readonly commit: string;
  readonly engine: string;
  readonly secret: string;
  /** Passwords by user name. */
  readonly people: Readonly<Record<string, string>>;
  readonly tokens: Readonly<Record<'payments' | 'all' | 'revoked', string>>;
  /** Those of customers who are known by a reference have later decisions. */
  readonly searches: readonly {
    readonly request: { readonly searchText: string; readonly externalRef?: string; readonly policy?: string };
    readonly id: string;
    readonly outcome: string;
    readonly listings: readonly string[];
  }[];
  /** Current versions by name. */
  readonly policies?: Readonly<Record<string, number>>;
  readonly joined?: readonly string[];
  readonly decisions?: readonly { readonly id: string; readonly searchId: string; readonly listing: string }[];
  readonly goodGuy?: string;
  readonly batch?: { readonly id: string; readonly counts: Readonly<Record<string, number>> };
};

/** A data folder, or a database, of an earlier version; the way to start the service on it. */
export type EarlierStore = {
  readonly promises: Promises;
  readonly dataDir: string;
  readonly listsDir: string;
  readonly environment: Readonly<Record<string, string>>;
  remove(): Promise<void>;
};

/** Names of all that are kept, such as `0.1-sqlite`: the version of the engine, and the database. */
export const EARLIER_STORES: readonly string[] = readdirSync(FOLDER).filter((name) =>
  /-(?:sqlite|postgres)$/.test(name),
);

/** Makes a copy of one, as its version left it when it stopped. */
export async function earlierStore(name: string): Promise<EarlierStore> {
  const promises: Promises = JSON.parse(readFileSync(join(FOLDER, name, 'promises.json'), 'utf8'));
  const dir = await mkdtemp(join(tmpdir(), 'namesake-earlier-'));
  const [dataDir, listsDir] = [join(dir, 'data'), join(dir, 'lists')];
  for (const folder of [dataDir, listsDir]) await mkdir(folder, { mode: 0o700 });
  await cp(join(FOLDER, 'un.xml'), join(listsDir, 'un.xml'));
  const versions = join(FOLDER, name, 'versions');
  if (existsSync(versions)) await cp(versions, join(dataDir, 'versions'), { recursive: true });
  const database = name.endsWith('-postgres') ? await testDatabase() : undefined;
  if (database === undefined) {
    await writeFile(join(dataDir, 'namesake.db'), unpacked(name, 'namesake.db'));
    await writeFile(join(dataDir, 'secret'), `${promises.secret}\n`, { mode: 0o600 });
  } else await onDatabase(database.url, unpacked(name, 'database.sql').toString());
  return {
    promises,
    dataDir,
    listsDir,
    environment: database ? { NAMESAKE_DATABASE_URL: database.url, NAMESAKE_SECRET: promises.secret } : {},
    remove: async () => {
      await database?.drop();
      await rm(dir, { recursive: true });
    },
  };
}

const unpacked = (name: string, file: string): Buffer =>
  zstdDecompressSync(readFileSync(join(FOLDER, name, `${file}.zst`)));
