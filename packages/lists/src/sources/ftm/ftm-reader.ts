import { createHash, type Hash } from 'node:crypto';
import { ListRefused } from '../../list-refused.ts';
import type { ListTitle, TextPipe } from '../../read/text-pipe.ts';
import type { FileFacts, ReaderOptions } from '../../source.ts';
import { SOURCES } from '../registry.ts';
import { type FtmEdges, NO_EDGES } from './edges.ts';
import { type FtmEntity, ftmEntityOf } from './ftm-properties.ts';
import type { FtmManifest } from './manifest.ts';
import { FTM_TYPES, toListing } from './to-listing.ts';

/** One line may not be longer: a file without line breaks would otherwise be held in memory whole. */
const MAX_LINE = 16 * 1024 * 1024;

/**
 * FollowTheMoney JSON lines (`*.ftm.json`): a private list in a format that other programs write. The list's id is
 * the file's name without `.ftm.json`; its version is the newest `modifiedAt` inside, or the file's own time without any. With a
 * manifest all this is told there, and the file is held to what it promises.
 */
export class FtmReader implements TextPipe {
  readonly listId: string;
  readonly #onRecord: ReaderOptions['onRecord'];
  #line = 1;
  #rest = '';
  #entities = 0;
  #lastChangedAt: string | undefined;
  /** The newest instant at which an entity was changed, as milliseconds of the epoch. */
  #newestMs = Number.NEGATIVE_INFINITY;
  readonly #manifest: FtmManifest | undefined;
  readonly #edges: FtmEdges;
  /** ISO 8601 instant at which the file was last replaced. */
  readonly #modifiedAt: string;
  readonly #hash: Hash;

  /** `ftm`: what is known before the file is read: its manifest, and the relations that stand anywhere in it. */
  constructor(
    { fileName, onRecord }: ReaderOptions,
    {
      manifest,
      edges,
      modifiedAt,
    }: { readonly manifest?: FtmManifest | undefined; readonly edges: FtmEdges; readonly modifiedAt?: string } = {
      edges: NO_EDGES,
    },
  ) {
    this.listId = manifest === undefined ? listIdOf(fileName) : datasetId(manifest.name);
    this.#onRecord = onRecord;
    this.#manifest = manifest;
    this.#edges = edges;
    this.#modifiedAt = modifiedAt ?? new Date(0).toISOString();
    this.#hash = createHash(manifest?.checksum?.length === 64 ? 'sha256' : 'sha1');
  }

  get position() {
    return { line: this.#line, column: 0 };
  }

  write(text: string): void {
    if (this.#manifest?.checksum !== undefined) this.#hash.update(text);
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    if (this.#rest.length > MAX_LINE)
      throw this.#refusal('unsupported_format', 'is JSON without line breaks, which is not read');
    for (const line of lines) this.#read(line);
  }

  end(): { source: ListTitle; facts: FileFacts } {
    this.#read(this.#rest);
    if (this.#entities === 0) throw this.#refusal('unsupported_format', 'is JSON, but not FollowTheMoney lines');
    if (this.#manifest !== undefined) return this.#promised(this.#manifest);
    const source = { id: this.listId, title: this.listId, publisher: 'Private list', url: '' };
    if (this.#newestMs > Number.NEGATIVE_INFINITY) {
      const newest = new Date(this.#newestMs).toISOString();
      return { source, facts: { version: newest, publishedAt: newest } };
    }
    return { source, facts: { version: this.#modifiedAt.slice(0, 10), publishedAt: this.#modifiedAt } };
  }

  #promised({ title, publisher, url, version, publishedAt, checksum, entities }: FtmManifest) {
    if (checksum !== undefined && checksum !== this.#hash.digest('hex')) {
      throw new ListRefused('checksum', 'has not the checksum that its manifest tells: fetch both again');
    }
    if (entities !== undefined && entities !== this.#entities) {
      const reason = `holds ${this.#entities} entities where its manifest tells of ${entities}: fetch both again`;
      throw new ListRefused('count_mismatch', reason);
    }
    return { source: { id: this.listId, title, publisher, url }, facts: { version, publishedAt } };
  }

  #read(line: string): void {
    if (line.trim() !== '') this.#entity(this.#parse(line));
    this.#line += 1;
  }

  #parse(line: string): FtmEntity {
    const entity = ftmEntityOf(this.#json(line));
    if (entity !== undefined) return entity;
    throw this.#entities === 0
      ? this.#refusal('unsupported_format', 'is JSON, but not FollowTheMoney lines')
      : this.#refusal('malformed', 'has a line that is no FollowTheMoney entity: it needs id, schema and properties');
  }

  #json(line: string): unknown {
    try {
      return JSON.parse(line);
    } catch (cause) {
      if (this.#entities > 0) throw this.#refusal('malformed', 'has a line that is no JSON: it may be cut off', cause);
      throw this.#refusal('unsupported_format', 'is JSON of a kind that is not read', cause);
    }
  }

  #entity(entity: FtmEntity): void {
    this.#entities += 1;
    this.#see(entity.properties['modifiedAt']?.[0]);
    if (Object.hasOwn(FTM_TYPES, entity.schema)) {
      this.#onRecord(toListing(entity, this.listId, this.#edges.get(entity.id)));
    }
  }

  /** Most entities of a dataset were changed on the same few days. */
  #see(changedAt: string | undefined): void {
    if (changedAt === undefined || changedAt === this.#lastChangedAt) return;
    this.#lastChangedAt = changedAt;
    const changed = Date.parse(changedAt);
    if (!Number.isNaN(changed) && changed > this.#newestMs) this.#newestMs = changed;
  }

  #refusal(code: 'unsupported_format' | 'malformed', reason: string, cause?: unknown): ListRefused {
    return new ListRefused(code, reason, { position: this.position, ...(cause === undefined ? {} : { cause }) });
  }
}

/** A dataset made from an official list may not pass for it: its records have other ids. */
function datasetId(name: string): string {
  const id = listIdOf(name);
  return SOURCES.some((source) => source.id === id) ? `ftm_${id}` : id;
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
