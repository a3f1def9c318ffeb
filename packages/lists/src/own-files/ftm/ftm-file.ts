import { createHash, type Hash } from 'node:crypto';
import type { PipeEnd } from '../../formats/text-pipe.ts';
import { ListRefused } from '../../list/list-refused.ts';
import { SOURCES } from '../../registry/registry.ts';
import type { FtmTally } from './ftm-lines.ts';
import type { FtmManifest } from './manifest.ts';

/** Facts about a FollowTheMoney file known before it is read. */
export type FtmFile = {
  readonly listId: string;
  readonly manifest: FtmManifest | undefined;
  /** ISO 8601 instant at which the file was last replaced. */
  readonly modifiedAt: string;
};

/**
 * The manifest's dataset, or the file's name without `.ftm.json`. If that is the id of an official list, it is prefixed
 * with `ftm_`, so that it cannot pass for that list.
 */
export function ftmListId(fileName: string, manifest: FtmManifest | undefined): string {
  const id = listIdOf(manifest?.name ?? fileName);
  return SOURCES.some((source) => source.id === id) ? `ftm_${id}` : id;
}

/** Hash of the manifest's algorithm; undefined if it has no checksum. */
export function checksumHash(manifest: FtmManifest | undefined): Hash | undefined {
  if (manifest?.checksum === undefined) return undefined;
  return createHash(manifest.checksum.length === 64 ? 'sha256' : 'sha1');
}

/**
 * Facts about a file that was read to its end. Without a manifest, its version is the newest `modifiedAt` inside, or
 * its own time. A manifest states all facts, and the file must match it. Throws `ListRefused`.
 * @param checksum of all lines, by `checksumHash`, in hexadecimal
 */
export function ftmEnd(
  { listId, manifest, modifiedAt }: FtmFile,
  { entities, newestMs }: FtmTally,
  checksum: string | undefined,
): PipeEnd {
  if (manifest === undefined) {
    const source = { id: listId, title: listId, publisher: 'Private list', url: '' };
    if (newestMs === Number.NEGATIVE_INFINITY)
      return { source, facts: { version: modifiedAt.slice(0, 10), publishedAt: modifiedAt, isUndated: true } };
    const newest = new Date(newestMs).toISOString();
    return { source, facts: { version: newest, publishedAt: newest } };
  }
  if (checksum !== manifest.checksum)
    throw new ListRefused('checksum', 'does not have the checksum of its manifest: fetch both again');
  if (manifest.entities !== undefined && manifest.entities !== entities) {
    const reason = `holds ${entities} entities, but its manifest states ${manifest.entities}: fetch both again`;
    throw new ListRefused('count_mismatch', reason);
  }
  const { title, publisher, url, version, publishedAt } = manifest;
  return { source: { id: listId, title, publisher, url }, facts: { version, publishedAt } };
}

/** `vip customers.ftm.json.gz` → `vip_customers`. */
function listIdOf(fileName: string): string {
  const name = fileName.replace(/\.gz$/i, '').replace(/(?:\.ftm)?\.(?:json|jsonl|ndjson)$/i, '');
  return (
    name
      .toLowerCase()
      .replace(/[^a-z0-9_-]+/g, '_')
      .replace(/^_+|_+$/g, '') || 'private'
  );
}
