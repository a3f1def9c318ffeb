import { constants, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePolicy } from '@namesake/contract';
import { DEFAULT_POLICY, ENGINE_VERSION } from '@namesake/engine/vocabulary';
import type { Keys } from '../config/secret.ts';
import type { Settings } from '../config/settings.ts';
import type { App } from '../context/app.ts';
import { databaseSource } from '../db/reading/database-source.ts';
import { buildExamine } from '../examine/build-examine.ts';
import { ConfigError } from '../lib/errors/config-error.ts';
import { type BuildListsOptions, buildLists } from '../lists/build-lists.ts';
import { VersionFiles } from '../lists/versions/version-files.ts';
import { shareVersions } from '../lists/versions/version-share.ts';
import { keepDefault } from '../modules/policies/keep-default.ts';
import { StandardPolicy } from '../modules/policies/store/standard-policy.ts';
import { buildSearch } from '../screening/build-search.ts';
import type { Storage } from '../stores/storage.ts';
import { buildApp } from './build-app.ts';

type PreviewOptions = Pick<BuildListsOptions, 'onProgress' | 'report'> & {
  readonly settings: Settings;
  /** Opened as a preview: writes are dropped. */
  readonly storage: Storage;
  readonly keys: Keys;
};

type OpenPreview = { readonly app: App; readonly close: () => Promise<void> };

/**
 * Starts this version of the application beside a running service, on its records and its lists, parsed again by this
 * code. Files it makes are in a temporary folder, removed when the process ends.
 * @throws ConfigError when the lists cannot be loaded
 */
export async function openPreview({
  settings: given,
  storage,
  keys,
  ...options
}: PreviewOptions): Promise<OpenPreview> {
  const now = Date.now;
  const dataDir = mkdtempSync(join(tmpdir(), 'namesake-preview-'));
  const removeIt = (): void => rmSync(dataDir, { recursive: true, force: true });
  process.once('exit', removeIt);
  await borrowLists(given.dataDir, dataDir, storage);
  const settings = { ...given, dataDir, offline: true, oidc: null };
  // Takes no part in what nodes share about lists.
  const parts = { ...options, settings, storage: { ...storage, shared: null }, acceptLists: null, now };
  const lists = await buildLists({ ...parts, onLoaded: async () => {}, random: Math.random });
  // Stops watching at once: a preview keeps the lists it started with.
  (await lists.start())();
  const search = buildSearch({ settings, lists: lists.keeper, report: options.report, now });
  const standard = new StandardPolicy(parsePolicy(DEFAULT_POLICY));
  const app = await buildApp({
    settings,
    storage,
    keys,
    lists: lists.parts,
    search: search.parts,
    examine: buildExamine(databaseSource(given), keys, now),
    standard,
    queues: { queueBatch: refuse, queueLookback: refuse, queueRun: refuse },
    isEnding: () => false,
    now,
  });
  await keepDefault(storage, standard, ENGINE_VERSION, now());
  const close = async (): Promise<void> => {
    search.close();
    process.off('exit', removeIt);
    removeIt();
  };
  return { app, close };
}

/** Makes files available read-only: downloads, and the versions against which removals are held. */
async function borrowLists(from: string, to: string, { shared, listVersions, heldRemovals }: Storage): Promise<void> {
  const versions = join(to, 'versions');
  mkdirSync(versions, { mode: 0o700 });
  const contents = [...(await listVersions.active()), ...(await heldRemovals.all())].flatMap(
    ({ content }) => content ?? [],
  );
  const there = new VersionFiles(join(from, 'versions'));
  for (const content of new Set(contents))
    if (there.has(content)) {
      const name = VersionFiles.nameOf(content);
      copyFileSync(join(from, 'versions', name), join(versions, name), constants.COPYFILE_FICLONE);
    }
  await shareVersions(versions, shared).fetch(contents);
  // Creating a directory junction needs no privileges on any platform.
  const downloads = join(from, 'lists');
  if (existsSync(downloads)) symlinkSync(downloads, join(to, 'lists'), 'junction');
}

const refuse = async (): Promise<never> => {
  throw new ConfigError('A preview does no other work.');
};
