import { JsonLimits } from '../../formats/json-limits.ts';
import { jsonValues } from '../../formats/json-values.ts';
import { TextLines } from '../../formats/text-lines.ts';
import type { TextPipe } from '../../formats/text-pipe.ts';
import { ListRefused } from '../../list/list-refused.ts';
import { NOT_FOLLOWED, type ReaderOptions, type RecordValues } from '../../list/record.ts';
import type { FtmEdges } from './edges.ts';
import { type FtmEntity, ftmEntityOf } from './ftm-properties.ts';
import { FTM_TYPES, toListing } from './to-listing.ts';

/** Limit of a line, in UTF-16 units: a file without line breaks would otherwise be held in memory. */
export const MAX_LINE = 8 * 1024 * 1024;
/** A shorter line cannot be nested too deep or hold too many values. */
const LONG_LINE = 64 * 1024;
/** A file of blank lines would otherwise be read for minutes before it is refused. */
const MAX_BLANK_LINES = 1_000_000;

/** Results besides listings. */
export type FtmTally = {
  /** Number of entities of any kind, including addresses. */
  readonly entities: number;
  /** Newest instant of a change, in Unix milliseconds; minus infinity if no entity states one. */
  readonly newestMs: number;
};

/** Receiver of the parties. */
export type FtmOptions = Pick<ReaderOptions, 'onRecord' | 'keepsValues'>;

/** Reads entities, one per line, from a file or part of one. */
export class FtmLines implements TextPipe<FtmTally> {
  readonly listId: string;
  readonly #edges: FtmEdges;
  readonly #onRecord: ReaderOptions['onRecord'];
  readonly #keepsValues: boolean;
  readonly #lines: TextLines;
  #line = 1;
  #blank = 0;
  #entities = 0;
  #lastChangedAt: string | undefined;
  #newestMs = Number.NEGATIVE_INFINITY;

  /** `edges`: relations from anywhere in the file. */
  constructor(listId: string, edges: FtmEdges, { onRecord, keepsValues = false }: FtmOptions) {
    this.listId = listId;
    this.#edges = edges;
    this.#onRecord = onRecord;
    this.#keepsValues = keepsValues;
    this.#lines = new TextLines(
      MAX_LINE,
      (line) => this.#read(line),
      () => this.#refusal('unsupported_format', 'is JSON without line breaks, which is not read'),
    );
  }

  get position() {
    return { line: this.#line, column: 0 };
  }

  write(text: string): void {
    this.#lines.write(text);
  }

  end(): FtmTally {
    this.#lines.end();
    return { entities: this.#entities, newestMs: this.#newestMs };
  }

  #read(line: string): void {
    if (line.trim() !== '') this.#entity(this.#parse(line));
    else this.#blank += 1;
    if (this.#blank > MAX_BLANK_LINES) throw this.#refusal('malformed', 'has more than a million empty lines');
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
    if (line.length > LONG_LINE) new JsonLimits().write(line);
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
      this.#onRecord(toListing(entity, this.listId, this.#edges.get(entity.id)), this.#valuesOf(entity));
    }
  }

  /** One shared function if values are not needed: this runs for millions. */
  #valuesOf(entity: FtmEntity): RecordValues {
    return this.#keepsValues ? valuesIn(entity) : NOT_FOLLOWED;
  }

  /** Skips repeated values: most entities of a dataset were changed on the same few days. */
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

function valuesIn({ schema, properties }: FtmEntity): RecordValues {
  return () => jsonValues(properties, schema);
}
