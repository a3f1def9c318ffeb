import type { Part, Stretch } from '../parts/part.ts';
import { joinedPart, partAt } from './piece.ts';

/** Tags of fields that name a party: customers, banks, securities parties, credits. */
const PARTY = /^(?:50|5[1-9]|4[12]|8[2-8]|95)[A-Z]?$/;
/** Tags of account statements and credits that would match the pattern above. */
const NO_PARTY = /^(?:4[12][CDEFGMP]|86|95[CRS]|51C)$/;
const TAG = /:(\d{2}[A-Z]?):|^[ \t]*F?(5\d[A-Z]?|[27]\d[A-Z]?):(?=[ \t]*\S|[ \t]*$)/gm;
const KNOWN = /^(?:1[1-9]|2[0-9]|3[0-9]|4[0-9]|5[0-9]|6[0-9]|7[0-9]|8[0-9]|9[0-9])[A-Z]?$/;
const IS_BIC = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const ACCOUNT = /^\/[^\s]*/;
const NUMBERED = /^([1-8])\/(.*)$/;
const QUALIFIER = /^:[A-Z]{4}\/[^/\n]*\//;
const ADDRESS_FROM = 2;

/** The fields of SWIFT MT messages (`:50K:`, `:59:`, `:70:`): names of parties by line, and fields without names. */
export function swiftFields(text: string): Part[] {
  const tags = [...text.matchAll(TAG)].filter(({ index, 1: tag, 2: plain }) => isTag(text, index, tag ?? plain ?? ''));
  return tags.flatMap((match, i) => {
    const tag = match[1] ?? match[2] ?? '';
    const start = match.index + match[0].length;
    const end = endOfField(text, start, tags[i + 1]?.index ?? text.length);
    if (!PARTY.test(tag) || NO_PARTY.test(tag)) return partAt(text, start, end, 'other');
    return partyLines(text, start, end, tag);
  });
}

/** "12:30:45" contains no tags: a tag without a letter never follows a digit. */
const isTag = (text: string, at: number, tag: string): boolean =>
  KNOWN.test(tag) && (tag.length > 2 || !/\d/.test(text.charAt(at - 1)));

function endOfField(text: string, start: number, next: number): number {
  const block = text.slice(start, next).search(/\n-\}|\n-\s*$|-\}/);
  return block === -1 ? next : start + block;
}

type Line = { readonly start: number; readonly end: number; readonly value: string };

/** The lines of a party: account, name, a second name line or the address, address. */
function partyLines(text: string, start: number, end: number, tag: string): Part[] {
  const lines = linesOf(text, start, end);
  const numbered = lines.filter(({ value }) => NUMBERED.test(value));
  if (numbered.length > 0) return numberedLines(text, lines);
  const isCode = /[AC]$/.test(tag) || tag === '95P';
  const named = lines.filter(({ value }) => !(isCode && IS_BIC.test(value)));
  const [first, second] = named;
  const parts = lines
    .filter((line) => !named.includes(line))
    .flatMap((line) => partAt(text, line.start, line.end, 'other'));
  if (first === undefined) return parts;
  parts.push(...partAt(text, first.start, first.end, 'party'));
  if (second !== undefined) {
    parts.push(...partAt(text, first.start, second.end, 'party'), ...partAt(text, second.start, second.end, 'unknown'));
  }
  for (const line of named.slice(ADDRESS_FROM)) parts.push(...partAt(text, line.start, line.end, 'other'));
  return parts;
}

/** Option F: `1/` is the name, `2/` the address, `3/` country and town; a second `1/` continues the name. */
function numberedLines(text: string, lines: readonly Line[]): Part[] {
  const names: Stretch[] = [];
  const parts: Part[] = [];
  for (const { start, end, value } of lines) {
    const [, number, rest = ''] = NUMBERED.exec(value) ?? [];
    const from = end - rest.length;
    if (number === '1') {
      names.push([from, end]);
      parts.push(...partAt(text, from, end, 'party'));
    } else if (number !== undefined) parts.push(...partAt(text, from, end, 'other'));
    else parts.push(...partAt(text, start, end, 'unknown'));
  }
  return names.length > 1 ? [...joinedPart(text, names, 'party'), ...parts] : parts;
}

/** Non-empty lines, without a leading account (`/DE89…`, `//CH123`, `/C/123`) or securities qualifier. */
function linesOf(text: string, start: number, end: number): Line[] {
  const lines: Line[] = [];
  let at = start;
  for (const row of text.slice(start, end).split('\n')) {
    const skipped = QUALIFIER.exec(row)?.[0].length ?? ACCOUNT.exec(row.trimStart())?.[0].length ?? 0;
    const indent = row.length - row.trimStart().length;
    const value = row.slice(indent + skipped).trim();
    const from = at + row.indexOf(value, indent + skipped);
    if (value !== '') lines.push({ start: from, end: from + value.length, value });
    at += row.length + 1;
  }
  return lines;
}
