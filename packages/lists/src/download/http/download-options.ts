import type { Listing } from '@namesake/engine';
import type { ListVersion } from '../../list/list-version.ts';
import type { Clock } from './clock.ts';
import type { DownloadFailureCode } from './download-failed.ts';

export type DownloadOptions = {
  /** Folder of all downloaded lists; each has a sub-folder. */
  readonly dir: string;
  readonly fetch?: typeof globalThis.fetch;
  /** Default: the source's own. */
  readonly userAgent?: string;
  /** The public key that the source's `keyHeader` requires. */
  readonly key?: string;
  /** Limit after decompression. Default 512 MiB. */
  readonly maxBytes?: number;
  /** Per request. Default: the source's own. */
  readonly timeoutMs?: number;
  /** A body that brings next to nothing for this long is given up. Default: one minute. */
  readonly stallMs?: number;
  /** Maximum number of attempts. Default 5. */
  readonly attempts?: number;
  /** Accept a version that is older, much smaller or much larger, after a person has checked it. */
  readonly force?: boolean;
  readonly onProgress?: (progress: DownloadProgress) => void;
  /** Receives the listings of a new version while it is verified; discard them if the download then fails. */
  readonly onListing?: (listing: Listing) => void;
  readonly clock?: Clock;
  readonly random?: () => number;
};

export type DownloadProgress =
  | { readonly list: string; readonly phase: 'requesting'; readonly attempt: number }
  | { readonly list: string; readonly phase: 'downloading'; readonly bytes: number; readonly totalBytes?: number }
  /** `reason`: why it failed, without the name of the list. */
  | {
      readonly list: string;
      readonly phase: 'waiting';
      readonly waitMs: number;
      readonly code: DownloadFailureCode;
      readonly reason: string;
    }
  | { readonly list: string; readonly phase: 'verifying'; readonly bytes: number }
  | { readonly list: string; readonly phase: 'done'; readonly status: DownloadedFile['status'] };

export type DownloadedFile = {
  /** `unchanged`: the publisher has nothing newer; only `version.checkedAt` changed. */
  readonly status: 'updated' | 'unchanged';
  readonly path: string;
  readonly version: ListVersion;
};
