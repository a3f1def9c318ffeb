import { closeSync, fstatSync, fsyncSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { formatScreeningId } from '../../../lib/ids/screening-id.ts';
import { decisionLine } from '../../decisions/store/event-digest.ts';
import type { WholeScreening } from '../store/erased-records.ts';

/**
 * Writes records to a file of JSON lines before they are purged, one file per day. The data are synced to disk and read
 * back before a record may be deleted. After a crash in between, a record is in both places, never in none.
 */
export class PurgeExport {
  readonly #dir: string;
  readonly #now: () => number;

  constructor(dir: string, now: () => number) {
    this.#dir = dir;
    this.#now = now;
  }

  /** @throws ExportFailed if the records are not in the file as written */
  async write(records: readonly WholeScreening[]): Promise<void> {
    if (records.length === 0) return;
    const day = new Date(this.#now()).toISOString().slice(0, 10);
    const lines = Buffer.from(records.map((record) => `${JSON.stringify(lineOf(record))}\n`).join(''));
    try {
      mkdirSync(this.#dir, { recursive: true, mode: 0o700 });
      append(join(this.#dir, `purged-${day}.jsonl`), lines);
    } catch (cause) {
      throw new ExportFailed(
        'The records could not be exported, so nothing was purged. Check NAMESAKE_PURGE_EXPORT_DIR.',
        {
          cause,
        },
      );
    }
  }
}

function append(path: string, bytes: Buffer): void {
  const file = openSync(path, 'a+', 0o600);
  try {
    const start = fstatSync(file).size;
    for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
    fsyncSync(file);
    const read = Buffer.alloc(bytes.length);
    const count = readSync(file, read, 0, read.length, start);
    if (count !== bytes.length || !read.equals(bytes)) throw new Error('the file does not hold what was written to it');
  } finally {
    closeSync(file);
  }
}

/** Includes what a receipt contains, so that an exported record can still be checked against the chain. */
function lineOf({
  id,
  entry,
  salt,
  actor,
  outcome,
  total,
  context,
  request,
  answer,
  decisions,
}: WholeScreening): unknown {
  return {
    searchId: formatScreeningId(Buffer.from(id)),
    entry,
    salt: salt === null ? null : Buffer.from(salt).toString('hex'),
    actor,
    outcome,
    total,
    context,
    request,
    answer,
    decisions: decisions.map((decision) => decisionLine(decision, true)),
  };
}

/** Thrown if records could not be exported before purging. They stay. */
export class ExportFailed extends Error {
  override readonly name = 'ExportFailed';
}
