import { open } from 'node:fs/promises';
import type { Source } from '../../list/source.ts';
import { connectionFailure } from './connection-failure.ts';
import { DownloadFailed } from './download-failed.ts';
import { follow } from './follow.ts';
import { linkOn } from './link-on.ts';
import { StallGuard } from './stall-guard.ts';

/** Headers by which the publisher recognises the version next time. */
export type Validators = { readonly etag?: string; readonly lastModified?: string };

export type FetchOptions = {
  readonly fetch: typeof globalThis.fetch;
  readonly userAgent: string;
  /** Sent in the source's `keyHeader`. */
  readonly key?: string;
  /** Sent as `If-None-Match` and `If-Modified-Since`. */
  readonly validators: Validators;
  readonly timeoutMs: number;
  /** A body that brings next to nothing for this long is given up. Default: one minute. */
  readonly stallMs?: number | undefined;
  /** Hosts configured for the list. Default: those of the source. */
  readonly named?: readonly string[] | undefined;
  readonly maxBytes: number;
  readonly onBytes: (bytes: number, totalBytes: number | undefined) => void;
};

type Came = { host: string; bytes: number; totalBytes: number | undefined };

const STALL_MS = 60_000;
const seconds = (ms: number): string => `${Math.ceil(ms / 1_000)} s`;

export type Fetched = { readonly isModified: false } | ({ readonly isModified: true } & Validators);

/**
 * One request, streamed to `path` and synced to disk. Redirects are followed; their target is never stored, because
 * some publishers redirect to storage addresses that expire. Throws `DownloadFailed`.
 */
export async function fetchToFile(source: Source, path: string, options: FetchOptions): Promise<Fetched> {
  const { fetch, named, userAgent } = options;
  const stalled = new StallGuard(options.stallMs ?? STALL_MS);
  const signal = AbortSignal.any([AbortSignal.timeout(options.timeoutMs), stalled.signal]);
  const came: Came = { host: new URL(source.url).host, bytes: 0, totalBytes: undefined };
  const onHop = (url: string): void => {
    came.host = new URL(url).host;
  };
  try {
    const headers = headersOf(source, options);
    const asking = { fetch, signal, named, onHop };
    const url = source.linkPattern === undefined ? source.url : await linkOn(source, { ...asking, userAgent });
    const response = await follow(source, url, { ...asking, headers });
    if (response.status === 304) {
      await response.body?.cancel();
      return { isModified: false };
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw statusFailure(source, came.host, response);
    }
    came.totalBytes = announcedBytes(response);
    const onBytes = (bytes: number, totalBytes: number | undefined): void => {
      came.bytes = bytes;
      stalled.saw(bytes);
      options.onBytes(bytes, totalBytes);
    };
    await writeBody(source, response, path, { ...options, onBytes });
    return { isModified: true, ...validatorsOf(response) };
  } catch (error) {
    if (error instanceof DownloadFailed) throw error;
    if (!signal.aborted) throw connectionFailure(source, error, came);
    const reason = stalled.signal.aborted
      ? `${came.host} sent nearly nothing for ${seconds(options.stallMs ?? STALL_MS)} (${came.bytes} bytes were read)`
      : `${came.host} did not send the whole file within ${seconds(options.timeoutMs)}`;
    throw new DownloadFailed('timeout', source.id, reason, { isTransient: true, cause: error });
  } finally {
    stalled.stop();
  }
}

function headersOf({ keyHeader }: Source, { userAgent, validators, key }: FetchOptions): Record<string, string> {
  return {
    'user-agent': userAgent,
    accept: 'application/xml, text/xml, */*;q=0.5',
    ...(keyHeader === undefined || key === undefined ? {} : { [keyHeader]: key }),
    ...(validators.etag === undefined ? {} : { 'if-none-match': validators.etag }),
    ...(validators.lastModified === undefined ? {} : { 'if-modified-since': validators.lastModified }),
  };
}

function validatorsOf({ headers }: Response): Validators {
  const etag = headers.get('etag');
  const lastModified = headers.get('last-modified');
  return { ...(etag === null ? {} : { etag }), ...(lastModified === null ? {} : { lastModified }) };
}

function statusFailure(source: Source, host: string, { status, headers }: Response): DownloadFailed {
  const isTransient = status >= 500 || status === 408 || status === 425 || status === 429;
  const retryAfter = Number(headers.get('retry-after') ?? Number.NaN);
  const hint =
    status === 403 || status === 404 ? ': the publisher may refuse this User-Agent or have moved the file' : '';
  return new DownloadFailed('http_status', source.id, `${host} answered ${status}${hint}`, {
    status,
    isTransient,
    ...(Number.isFinite(retryAfter) && retryAfter > 0 ? { retryAfterMs: retryAfter * 1000 } : {}),
  });
}

/** Only a hint: for a compressed transfer, the length is that of the compressed bytes. */
function announcedBytes({ headers }: Response): number | undefined {
  const length = headers.has('content-encoding') ? Number.NaN : Number(headers.get('content-length') ?? Number.NaN);
  return Number.isFinite(length) ? length : undefined;
}

async function writeBody(source: Source, response: Response, path: string, options: FetchOptions): Promise<void> {
  const total = announcedBytes(response);
  if (total !== undefined && total > options.maxBytes) throw tooLarge(source, options.maxBytes);
  const file = await open(path, 'wx');
  try {
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > options.maxBytes) throw tooLarge(source, options.maxBytes);
      await file.write(chunk);
      options.onBytes(bytes, total);
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

function tooLarge(source: Source, maxBytes: number): DownloadFailed {
  return new DownloadFailed('too_large', source.id, `the file is larger than ${maxBytes} bytes, which no list is`);
}
