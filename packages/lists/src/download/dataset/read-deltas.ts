import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { ListRefused } from '../../list/list-refused.ts';
import { ftmEntityOf } from '../../own-files/ftm/ftm-properties.ts';

/**
 * Net change of an entity by one or more deltas: its line, or null if it was deleted; and whether it existed before.
 */
export type EntityChange = { readonly wasThere: boolean; readonly line: string | null };

/** A delta covers some hours; one that is a large part of a dataset gains nothing over the whole. */
const MAX_CHANGES = 2_000_000;

/**
 * Merges the operations of a delta file into earlier ones: one line each, `{"op": "ADD" | "MOD" | "DEL", "entity":
 * {…}}`, where a deleted entity only has its id. Throws `ListRefused` if the file is invalid, or does not follow the
 * earlier deltas.
 */
export async function addDelta(path: string, changes: Map<string, EntityChange>): Promise<void> {
  let number = 0;
  for await (const line of createInterface({
    input: createReadStream(path, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    number += 1;
    if (line.trim() === '') continue;
    const { op, id, entity } = operationOf(line, number);
    const before = changes.get(id);
    if (op === 'ADD' ? before !== undefined && before.line !== null : before?.line === null)
      throw new ListRefused('does_not_follow', `does not follow the delta before it (line ${number})`);
    changes.set(id, { wasThere: before?.wasThere ?? op !== 'ADD', line: op === 'DEL' ? null : entity });
    if (changes.size > MAX_CHANGES) throw new ListRefused('too_large', 'changes too much to be a delta');
  }
}

type Operation = { readonly op: 'ADD' | 'MOD' | 'DEL'; readonly id: string; readonly entity: string };

function operationOf(line: string, number: number): Operation {
  const value = jsonOf(line);
  if (typeof value === 'object' && value !== null && 'op' in value && 'entity' in value) {
    const { op, entity } = value;
    const isGone = op === 'DEL';
    const id = isGone ? idOf(entity) : ftmEntityOf(entity)?.id;
    if ((op === 'ADD' || op === 'MOD' || isGone) && id !== undefined && id !== '')
      return { op, id, entity: JSON.stringify(entity) };
  }
  throw new ListRefused('malformed', `has a line that is no operation on an entity (line ${number})`);
}

function idOf(entity: unknown): string | undefined {
  const has = typeof entity === 'object' && entity !== null && 'id' in entity && typeof entity.id === 'string';
  return has ? String(entity.id) : undefined;
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
