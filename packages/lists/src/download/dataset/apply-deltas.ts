import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { ListRefused } from '../../list/list-refused.ts';
import { ftmEntityOf } from '../../own-files/ftm/ftm-properties.ts';
import type { EntityChange } from './read-deltas.ts';

/** Lines written at a time. */
const BLOCK = 1_000;

export type Applied = { readonly checksum: string; readonly entities: number };

/**
 * Writes a changed copy of an entities file, with new entities at the end, synced to disk; memory holds only the
 * changes. All or nothing: throws `ListRefused` if a change does not fit this file, so that a missed or repeated delta
 * is noticed.
 */
export async function applyDeltas(
  from: string,
  to: string,
  changes: ReadonlyMap<string, EntityChange>,
): Promise<Applied> {
  const hash = createHash('sha256');
  const file = await open(to, 'wx');
  const found = new Set<string>();
  let entities = 0;
  let block: string[] = [];
  const flush = async (): Promise<void> => {
    const text = block.map((line) => `${line}\n`).join('');
    hash.update(text);
    await file.write(text);
    block = [];
  };
  const put = async (line: string): Promise<void> => {
    entities += 1;
    if (block.push(line) >= BLOCK) await flush();
  };
  try {
    for await (const line of createInterface({
      input: createReadStream(from, 'utf8'),
      crlfDelay: Number.POSITIVE_INFINITY,
    })) {
      if (line.trim() === '') continue;
      const id = ftmEntityOf(JSON.parse(line))?.id ?? '';
      const change = changes.get(id);
      if (change !== undefined) found.add(id);
      if (change === undefined) await put(line);
      else if (change.line !== null) await put(change.line);
    }
    for (const [id, { wasThere, line }] of changes) {
      if (wasThere !== found.has(id))
        throw new ListRefused('does_not_follow', 'does not follow the version here: one between is missing');
      if (!wasThere && line !== null) await put(line);
    }
    await flush();
    await file.sync();
  } finally {
    await file.close();
  }
  return { checksum: hash.digest('hex'), entities };
}
