import type { Edit } from '../view/view.ts';
import { WINDOWS_1252 } from './code-pages.ts';
import { BARE_ENTITY_NAMES, ENTITY_NAMES } from './entity-names.gen.ts';

const REFERENCE = /&(?:#x0{0,8}([0-9a-f]{1,6});?|#0{0,8}([0-9]{1,7});?|([a-z][a-z0-9]{1,31};?))/gi;

const tableOf = (rows: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    rows
      .flatMap((row) => row.split(' '))
      .flatMap((entry) => {
        const [names = '', codes = ''] = entry.split('=');
        const text = String.fromCodePoint(...codes.split('+').map((code) => Number.parseInt(code, 16)));
        return names.split(',').map((name) => [name, text] as const);
      }),
  );

const BARE = tableOf(BARE_ENTITY_NAMES);
const NAMED = tableOf(ENTITY_NAMES);
const LONGEST_BARE = Math.max(...[...BARE.keys()].map((name) => name.length));

/** Undoes HTML and XML character references: named, decimal and hexadecimal, with or without the semicolon. */
export function entityEdits(text: string): readonly Edit[] {
  if (!text.includes('&')) return [];
  const edits: Edit[] = [];
  for (const { 0: all, 1: hex, 2: decimal, 3: name, index } of text.matchAll(REFERENCE)) {
    if (name !== undefined) {
      const found = named(name);
      if (found) edits.push({ start: index, end: index + 1 + found.length, text: found.text });
      continue;
    }
    const char = charOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
    if (char !== undefined) edits.push({ start: index, end: index + all.length, text: char });
  }
  return edits;
}

/**
 * The character for a name and the length of its reference; without a semicolon, the longest name that it begins with.
 */
function named(written: string): { text: string; length: number } | undefined {
  if (written.endsWith(';')) {
    const name = written.slice(0, -1);
    const text = BARE.get(name) ?? NAMED.get(name) ?? BARE.get(name.toLowerCase());
    if (text !== undefined) return { text, length: written.length };
  }
  for (let length = Math.min(LONGEST_BARE, written.length); length > 1; length--) {
    const text = BARE.get(written.slice(0, length));
    if (text !== undefined) return { text, length };
  }
  return undefined;
}

/** The character for a number; like browsers, treats 128 to 159 as Windows-1252. */
function charOf(code: number): string | undefined {
  if (code >= 0x80 && code < 0xa0) return WINDOWS_1252.charAt(code - 0x80);
  return code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? undefined : String.fromCodePoint(code);
}
