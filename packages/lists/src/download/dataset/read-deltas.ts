import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { ListRefused } from '../../list/list-refused.ts';
import { ftmEntityOf } from '../../own-files/ftm/ftm-properties.ts';

/**
 * What one or several deltas make of an entity: its line, or null where it is gone; and whether it was there before
 * them.
 */
export type EntityChange = { readonly wasThere: boolean; readonly line: string | null };

/** A delta holds what changed in some hours; one that is a good part of a dataset is no gain over the whole. */
const MOST_CHANGES = 2_000_000;

/**
 * Adds the operations of a delta file to those before it: one line each, `{"op": "ADD" | "MOD" | "DEL", "entity":
 * {…}}`, where a deleted entity has only its id. Throws `ListRefused` where the file is not that, or does not follow
 * what was before.
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
    if (changes.size > MOST_CHANGES) throw new ListRefused('too_large', 'changes too much to be a delta');
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
