import { oneLine } from '../xml/element.ts';

/** Members of a JSON object; empty for any other value. */
export function membersOf(value: unknown): ReadonlyMap<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? new Map(Object.entries(value))
    : new Map();
}

/** Items of a JSON array; empty for any other value. */
export function itemsIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Text or a number as one line; undefined for `null`, blank and anything else. */
export function textValue(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? oneLine(String(value)) : undefined;
}
