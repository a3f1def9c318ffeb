import { type ErrorCode, parseRequest } from '@namesake/contract';
import type { z } from 'zod';
import { duplicateMembers } from '../lib/formats/duplicate-members.ts';
import type { LineText } from '../lib/formats/lines.ts';

/** A row of a JSONL file: its id, and its value or why it has none. */
type Row<T> = { readonly id: RowId } & (
  | { readonly value: T; readonly ignored: readonly string[] }
  | { readonly error: ErrorCode }
);

/** The row's own id, returned unchanged; null if it has none. */
type RowId = string | number | null;

/** Members of a line without its `id`, or why they cannot be read. */
type RowMembers = { readonly id: RowId } & (
  | { readonly members: Readonly<Record<string, unknown>> }
  | { readonly error: ErrorCode }
);

/** Parses one line into its members. A member that is null counts as absent. Never throws. */
export function readMembers(text: LineText): RowMembers {
  if (typeof text !== 'string') return { id: null, error: text.unreadable };
  // Some spreadsheets start a file with a byte order mark.
  const json = text.replace(/^\uFEFF/, '');
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return { id: null, error: 'malformed_json' };
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return { id: null, error: 'wrong_type' };
  const { id: given, ...members }: { id?: unknown } = parsed;
  const id = typeof given === 'string' || typeof given === 'number' ? given : null;
  if (id === null && given != null) return { id, error: 'wrong_type' };
  const duplicates = duplicateMembers(json);
  if (duplicates.length > 0) return { id: duplicates.includes('/id') ? null : id, error: 'duplicate_member' };
  return { id, members: withoutNulls(members) };
}

/**
 * Parses one line. The schema describes the row without its `id`. Unknown members are listed in `ignored`, since
 * exports carry columns of their own. Never throws.
 */
export function readRow<Schema extends z.ZodType>(text: LineText, schema: Schema): Row<z.output<Schema>> {
  const read = readMembers(text);
  if ('error' in read) return read;
  const { id, members } = read;
  const result = parseRequest(schema, members, { lenient: true });
  if (result.ok) return { id, value: result.value, ignored: result.ignored };
  return { id, error: result.errors[0]?.code ?? result.code };
}

function withoutNulls(members: object): Readonly<Record<string, unknown>> {
  const present = Object.entries(members).filter(([, member]) => member !== null);
  return Object.fromEntries(present.map(([name, member]) => [name, isObject(member) ? withoutNulls(member) : member]));
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
