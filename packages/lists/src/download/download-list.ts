import { access, rm } from 'node:fs/promises';
import { assertAcceptable } from '../list/acceptance.ts';
import { ListRefused, type RefusalCode } from '../list/list-refused.ts';
import type { ListVersion } from '../list/list-version.ts';
import type { Source } from '../list/source.ts';
import { readListFile } from '../read/read-list-file.ts';
import { downloadDataset } from './dataset/download-dataset.ts';
import { SYSTEM_CLOCK } from './http/clock.ts';
import { DownloadFailed } from './http/download-failed.ts';
import type { DownloadedFile, DownloadOptions } from './http/download-options.ts';
import { fetchToFile, type Validators } from './http/fetch-to-file.ts';
import { withRetries } from './http/with-retries.ts';
import {
  currentFile,
  type DownloadMeta,
  makeListFolder,
  readMeta,
  replaceFile,
  temporaryFile,
  writeMeta,
} from './store/list-store.ts';
import { keepRefused } from './store/refused-files.ts';

/** Codes that may be a publisher's temporary fault; other faults of a file are not cured by a retry. */
const TRANSIENT: ReadonlySet<RefusalCode> = new Set([
  'empty',
  'html',
  'truncated',
  'malformed',
  'encoding',
  'count_mismatch',
]);

/**
 * Downloads one official list if the publisher has a newer version, reads it completely, and only then replaces the
 * last good one, which any failure leaves untouched. Throws `DownloadFailed`; its `cause` is a `ListRefused` if the
 * file arrived but must not be used.
 */
export async function downloadList(source: Source, options: DownloadOptions): Promise<DownloadedFile> {
  const report = options.onProgress ?? (() => {});
  await makeListFolder(options.dir, source.id);
  const nowMs = (options.clock ?? SYSTEM_CLOCK).now().getTime();
  const untilMs = nowMs + TIMES_ITS_TIMEOUT * (options.timeoutMs ?? source.downloadTimeoutMs);
  const result = await fromAnyAddress(source, { ...options, untilMs });
  report({ list: source.id, phase: 'done', status: result.status });
  return result;
}

/** All attempts at all addresses of a list start within this multiple of the timeout of one. */
const TIMES_ITS_TIMEOUT = 2;

type Bounded = DownloadOptions & { readonly untilMs: number };

/** Time for which a version from a preferred address is kept rather than replaced by one from a lesser address. */
const KEEP_BETTER_MS = 24 * 3_600_000;
const ATTEMPTS_AT_BETTER = 2;

/**
 * From the first address that works. A list from a preferred address is not replaced by a lesser form after a temporary
 * fault, which would lose its names in other scripts: only once the address has failed for a day.
 */
async function fromAnyAddress(source: Source, options: Bounded): Promise<DownloadedFile> {
  const attempts = options.attempts ?? 5;
  const better = source.preferredUrls ?? [];
  for (const url of better) {
    try {
      return await withAttempts({ ...source, url }, options, Math.min(attempts, ATTEMPTS_AT_BETTER));
    } catch (error) {
      if (!(error instanceof DownloadFailed)) throw error;
      const meta = await readMeta(options.dir, source.id);
      const now = (options.clock ?? SYSTEM_CLOCK).now().getTime();
      const isRecent = meta !== undefined && now - Date.parse(meta.checkedAt) < KEEP_BETTER_MS;
      if (isRecent && better.includes(meta.url ?? '')) throw error;
    }
  }
  try {
    return await withAttempts(source, options, attempts);
  } catch (error) {
    return await fromMirrors(source, options, error);
  }
}

/** Fetches files from mirrors that no other address provided. If all fail, a refused file is the most useful error. */
async function fromMirrors(source: Source, options: Bounded, first: unknown): Promise<DownloadedFile> {
  const failures = [first];
  for (const url of source.mirrors ?? []) {
    const { linkPattern: _, ...mirror } = { ...source, url };
    // The key is only for the publisher.
    const { key: __, ...plain } = options;
    try {
      return await withAttempts(mirror, plain, ATTEMPTS_AT_BETTER);
    } catch (error) {
      failures.push(error);
    }
  }
  throw failures.find((failure) => failure instanceof DownloadFailed && failure.code === 'refused') ?? first;
}

async function withAttempts(source: Source, options: Bounded, attempts: number): Promise<DownloadedFile> {
  const report = options.onProgress ?? (() => {});
  return await withRetries(
    async (attempt) => {
      report({ list: source.id, phase: 'requesting', attempt });
      return await (source.isDataset === true ? downloadDataset : attemptDownload)(source, options);
    },
    {
      attempts,
      clock: options.clock ?? SYSTEM_CLOCK,
      untilMs: options.untilMs,
      random: options.random ?? Math.random,
      onWait: (waitMs, { code, reason }) => report({ list: source.id, phase: 'waiting', waitMs, code, reason }),
    },
  );
}

async function attemptDownload(source: Source, options: DownloadOptions): Promise<DownloadedFile> {
  const { dir } = options;
  const report = options.onProgress ?? (() => {});
  const target = currentFile(dir, source.id);
  const meta = (await exists(target)) ? await readMeta(dir, source.id) : undefined;
  const temporary = temporaryFile(dir, source.id);
  try {
    let received = 0;
    const fetched = await fetchToFile(source, temporary, {
      fetch: options.fetch ?? globalThis.fetch,
      userAgent: options.userAgent ?? source.userAgent,
      validators: meta !== undefined && (meta.url ?? source.url) === source.url ? validatorsOf(meta) : {},
      ...(options.key === undefined ? {} : { key: options.key }),
      timeoutMs: options.timeoutMs ?? source.downloadTimeoutMs,
      stallMs: options.stallMs,
      maxBytes: options.maxBytes ?? 512 * 1024 * 1024,
      onBytes: (bytes, totalBytes) => {
        received = bytes;
        report({ list: source.id, phase: 'downloading', bytes, ...(totalBytes === undefined ? {} : { totalBytes }) });
      },
    });
    const checkedAt = (options.clock ?? SYSTEM_CLOCK).now().toISOString();
    if (!fetched.isModified) {
      if (meta === undefined) throw new DownloadFailed('http_status', source.id, 'the publisher answered 304 unasked');
      return await keep(source, dir, { ...meta, checkedAt });
    }
    report({ list: source.id, phase: 'verifying', bytes: received });
    const version = await verifyOrKeep(source, temporary, meta, options, checkedAt);
    const validators = validatorsOf(fetched);
    if (version.sha256 === meta?.version.sha256)
      return await keep(source, dir, { ...meta, ...validators, checkedAt, url: source.url });
    const updated = { ...version, file: target, checkedAt, ...sourceUpdatedOf(validators) };
    await replaceFile(temporary, target);
    await writeMeta(dir, source.id, { ...validators, checkedAt, url: source.url, version: updated });
    return { status: 'updated', path: target, version: updated };
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Nothing newer: only the time of the check changes. */
async function keep(source: Source, dir: string, meta: DownloadMeta): Promise<DownloadedFile> {
  const path = currentFile(dir, source.id);
  const version = { ...meta.version, file: path, checkedAt: meta.checkedAt };
  await writeMeta(dir, source.id, { ...meta, version });
  return { status: 'unchanged', path, version };
}

/** Keeps a refused file for inspection, outside the folders that lists are read from. */
async function verifyOrKeep(
  source: Source,
  path: string,
  meta: DownloadMeta | undefined,
  options: DownloadOptions,
  refusedAt: string,
): Promise<ListVersion> {
  try {
    return await verify(source, path, meta, options);
  } catch (error) {
    if (error instanceof DownloadFailed && error.cause instanceof ListRefused)
      await keepRefused(options.dir, source.id, path, error.cause, refusedAt);
    throw error;
  }
}

async function verify(
  source: Source,
  path: string,
  meta: DownloadMeta | undefined,
  { onListing = () => {}, force = false, clock = SYSTEM_CLOCK, maxBytes }: DownloadOptions,
): Promise<ListVersion> {
  try {
    const limit = maxBytes === undefined ? {} : { maxBytes };
    const version = await readListFile(path, { sourceHint: source.id, onListing, ...limit });
    if (!force) assertAcceptable(source, version, meta?.version, clock.now().getTime());
    return force ? { ...version, isAccepted: true } : version;
  } catch (error) {
    if (!(error instanceof ListRefused)) throw error;
    throw new DownloadFailed('refused', source.id, `the downloaded file ${error.reason}`, {
      isTransient: TRANSIENT.has(error.code),
      cause: error,
    });
  }
}

function validatorsOf({ etag, lastModified }: Validators): Validators {
  return { ...(etag === undefined ? {} : { etag }), ...(lastModified === undefined ? {} : { lastModified }) };
}

/** The publisher's `Last-Modified` as an ISO instant. */
function sourceUpdatedOf({ lastModified }: Validators): { sourceUpdated?: string } {
  const time = Date.parse(lastModified ?? '');
  return Number.isNaN(time) ? {} : { sourceUpdated: new Date(time).toISOString() };
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}
