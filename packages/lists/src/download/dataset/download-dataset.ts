import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { assertAcceptable } from '../../list/acceptance.ts';
import { ListRefused } from '../../list/list-refused.ts';
import type { Source } from '../../list/source.ts';
import { MAX_DATASET_BYTES } from '../../read/look-ahead.ts';
import { readListFile } from '../../read/read-list-file.ts';
import { checkHop, namedHosts } from '../http/check-hop.ts';
import { SYSTEM_CLOCK } from '../http/clock.ts';
import { DownloadFailed } from '../http/download-failed.ts';
import type { DownloadedFile, DownloadOptions } from '../http/download-options.ts';
import { fetchToFile, type Validators } from '../http/fetch-to-file.ts';
import { type DownloadMeta, readMeta, replaceFile, writeMeta } from '../store/list-store.ts';
import { applyDeltas } from './apply-deltas.ts';
import { type DatasetIndex, ownManifest, readDatasetIndex } from './dataset-index.ts';
import { downloadedDataset, otherEntities } from './downloaded-dataset.ts';
import { addDelta, type EntityChange } from './read-deltas.ts';

/**
 * One attempt to download a FollowTheMoney dataset: its index, and what is new since the local version, by deltas if
 * they lead from it, else in full. The dataset is read in full before its manifest makes it replace the last good one.
 * @throws DownloadFailed with a `ListRefused` as its cause when the download must not be used
 */
export async function downloadDataset(source: Source, options: DownloadOptions): Promise<DownloadedFile> {
  const folder = join(options.dir, source.id);
  const stage = join(folder, `.next-${randomUUID()}`);
  await mkdir(stage, { recursive: true });
  try {
    return await refusing(source, () => attempt(source, options, folder, stage));
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

async function attempt(
  source: Source,
  options: DownloadOptions,
  folder: string,
  stage: string,
): Promise<DownloadedFile> {
  const report = options.onProgress ?? (() => {});
  const here = await downloadedDataset(folder);
  const meta = here === undefined ? undefined : await readMeta(options.dir, source.id);
  const fetched = await fetchPart(source, source.url, join(stage, 'publisher.json'), options, meta);
  const checkedAt = (options.clock ?? SYSTEM_CLOCK).now().toISOString();
  const keep = async (kept: DownloadMeta, path: string): Promise<DownloadedFile> => {
    const version = { ...kept.version, file: path, checkedAt };
    await writeMeta(options.dir, source.id, { ...kept, checkedAt, version });
    return { status: 'unchanged', path, version };
  };
  if (!fetched.isModified) {
    if (meta === undefined || here === undefined)
      throw new DownloadFailed('http_status', source.id, 'the publisher answered 304 unasked');
    return keep(meta, here.path);
  }
  const validators = validatorsOf(fetched);
  const index = await readDatasetIndex(join(stage, 'publisher.json'));
  if (here !== undefined && meta !== undefined && here.version === index.version)
    return keep({ ...meta, ...validators }, here.path);
  const file = `entities-${index.version.replace(/[^\w-]+/g, '_')}.ftm.json`;
  const staged = join(stage, file);
  const checked =
    (await byDeltas(source, options, index, here, staged)) ?? (await whole(source, options, index, staged));
  await write(join(stage, 'index.json'), ownManifest(index, { name: file, ...checked }));
  report({ list: source.id, phase: 'verifying', bytes: 0 });
  const { onListing = () => {}, force = false, clock = SYSTEM_CLOCK } = options;
  const version = await readListFile(staged, { onListing, maxBytes: options.maxBytes ?? MAX_DATASET_BYTES });
  if (version.id !== source.id)
    throw new ListRefused('wrong_list', `is the dataset ${version.id}, where ${source.id} was expected`);
  if (!force) assertAcceptable(source, version, meta?.version, clock.now().getTime());
  const path = join(folder, file);
  const updated = { ...version, file: path, checkedAt, ...(force ? { isAccepted: true as const } : {}) };
  await replaceFile(staged, path);
  await replaceFile(join(stage, 'index.json'), join(folder, 'index.json'));
  await writeMeta(options.dir, source.id, { ...validators, checkedAt, url: source.url, version: updated });
  for (const other of await otherEntities(folder, file)) await rm(other, { force: true });
  return { status: 'updated', path, version: updated };
}

type Checked = { readonly checksum: string | undefined; readonly entities: number | undefined };

/**
 * The local version with every later delta applied. Undefined if no deltas start from it, or if they do not lead to the
 * version of the index.
 */
async function byDeltas(
  source: Source,
  options: DownloadOptions,
  index: DatasetIndex,
  here: { readonly path: string; readonly version: string } | undefined,
  staged: string,
): Promise<Checked | undefined> {
  if (here === undefined || index.deltaUrl === undefined || options.force === true) return undefined;
  const part = `${staged}.delta`;
  try {
    await fetchPart(source, index.deltaUrl, part, options);
    const urls = versionsOf(JSON.parse(await readFile(part, 'utf8')));
    const known = [...urls.keys()].sort();
    if (!known.includes(here.version)) return undefined;
    const changes = new Map<string, EntityChange>();
    for (const version of known.filter((each) => each > here.version && each <= index.version)) {
      await rm(part, { force: true });
      await fetchPart(source, urls.get(version) ?? '', part, options);
      await addDelta(part, changes);
    }
    const applied = await applyDeltas(here.path, staged, changes);
    if (index.entities === undefined || applied.entities === index.entities) return applied;
  } catch (error) {
    if (!(error instanceof ListRefused || error instanceof DownloadFailed || error instanceof SyntaxError)) throw error;
  } finally {
    await rm(part, { force: true });
  }
  await rm(staged, { force: true });
  return undefined;
}

async function whole(source: Source, options: DownloadOptions, index: DatasetIndex, staged: string): Promise<Checked> {
  await fetchPart(source, index.url, staged, options);
  return { checksum: index.checksum, entities: index.entities };
}

async function fetchPart(
  source: Source,
  url: string,
  path: string,
  options: DownloadOptions,
  validators: Validators = {},
): ReturnType<typeof fetchToFile> {
  const named = namedHosts(source);
  await checkHop(source, source.url, url, named);
  return fetchToFile({ ...source, url }, path, {
    named,
    fetch: options.fetch ?? globalThis.fetch,
    userAgent: options.userAgent ?? source.userAgent,
    // Parts may be on another host, which must not receive the key.
    ...(options.key === undefined || new URL(url).origin !== new URL(source.url).origin ? {} : { key: options.key }),
    validators: validatorsOf(validators),
    timeoutMs: options.timeoutMs ?? source.downloadTimeoutMs,
    stallMs: options.stallMs,
    maxBytes: options.maxBytes ?? MAX_DATASET_BYTES,
    onBytes: (bytes, totalBytes) =>
      options.onProgress?.({
        list: source.id,
        phase: 'downloading',
        bytes,
        ...(totalBytes === undefined ? {} : { totalBytes }),
      }),
  });
}

/** Versions and their delta addresses from `{"versions": {"20260307120000-abc": "https://…"}}`. */
function versionsOf(value: unknown): ReadonlyMap<string, string> {
  const has = typeof value === 'object' && value !== null && 'versions' in value;
  const versions: unknown = has ? value.versions : undefined;
  if (typeof versions !== 'object' || versions === null) return new Map();
  return new Map(Object.entries(versions).filter((each): each is [string, string] => typeof each[1] === 'string'));
}

function validatorsOf({ etag, lastModified }: Validators): Validators {
  return { ...(etag === undefined ? {} : { etag }), ...(lastModified === undefined ? {} : { lastModified }) };
}

async function write(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function refusing(source: Source, deed: () => Promise<DownloadedFile>): Promise<DownloadedFile> {
  try {
    return await deed();
  } catch (error) {
    if (!(error instanceof ListRefused)) throw error;
    const what =
      error.file === undefined
        ? 'what came'
        : basename(error.file).startsWith('entities-')
          ? 'the dataset'
          : 'the index';
    throw new DownloadFailed('refused', source.id, `${what} ${error.reason}`, {
      isTransient: error.code === 'truncated' || error.code === 'checksum' || error.code === 'count_mismatch',
      cause: error,
    });
  }
}
