import { pointerOf } from '@namesake/contract';

/** Limit of named duplicates; more would not help the caller. */
const MAX_NAMED = 20;
/** Limits of a pointer's parts: an error repeats a member's name, never a long text. */
const MAX_PART_LENGTH = 40;
const MAX_PARTS = 16;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const [COMMA, COLON] = [0x2c, 0x3a];
const [OBJECT_START, OBJECT_END, ARRAY_START, ARRAY_END] = [0x7b, 0x7d, 0x5b, 0x5d];

/** An open object or array: its members so far, and the current member or item. */
type Open = { readonly members: Set<string> | undefined; at: string | number };

/**
 * JSON Pointers of members whose name occurred before in the same object, with escapes resolved: `JSON.parse` silently
 * keeps the last one. Linear in the text; no recursion.
 * @param text JSON that `JSON.parse` accepts
 */
export function duplicateMembers(text: string): readonly string[] {
  const open: Open[] = [];
  const found: string[] = [];
  let isName = false;
  for (let at = 0; at < text.length && found.length < MAX_NAMED; at += 1) {
    const code = text.charCodeAt(at);
    const inner = open.at(-1);
    if (code === QUOTE) {
      const end = endOfString(text, at + 1);
      if (isName && inner?.members !== undefined) {
        inner.at = nameOf(text, at, end);
        if (inner.members.has(inner.at)) found.push(pointerTo(open));
        inner.members.add(inner.at);
      }
      at = end;
    } else if (code === OBJECT_START) {
      open.push({ members: new Set(), at: '' });
      isName = true;
    } else if (code === ARRAY_START) {
      open.push({ members: undefined, at: 0 });
      isName = false;
    } else if (code === OBJECT_END || code === ARRAY_END) {
      open.pop();
    } else if (code === COLON) {
      isName = false;
    } else if (code === COMMA && inner !== undefined) {
      isName = inner.members !== undefined;
      if (typeof inner.at === 'number') inner.at += 1;
    }
  }
  return [...new Set(found)];
}

/** Index of the closing quote. */
function endOfString(text: string, from: number): number {
  let at = from;
  for (let code = text.charCodeAt(at); code !== QUOTE && at < text.length; code = text.charCodeAt(at))
    at += code === BACKSLASH ? 2 : 1;
  return at;
}

/** A member's name with escapes resolved, so that different spellings compare equal. */
function nameOf(text: string, start: number, end: number): string {
  const raw = text.slice(start + 1, end);
  return raw.includes('\\') ? String(JSON.parse(text.slice(start, end + 1))) : raw;
}

function pointerTo(open: readonly Open[]): string {
  const parts = open.slice(0, MAX_PARTS).map(({ at }) => at);
  return pointerOf(parts.map((part) => (typeof part === 'string' ? part.slice(0, MAX_PART_LENGTH) : part)));
}
