import type { Part, Stretch } from '../parts/part.ts';
import { joinedPart, partAt } from './piece.ts';

const LINE = /^(?:[\w-]+\.)?([A-Z-]+)(?:;[^:\n]*)?:([^\n]*)$/gim;
const PARTY = new Set(['FN', 'ORG', 'NICKNAME', 'SORT-STRING', 'AGENT', 'X-COMPANY', 'ORGANIZER', 'ATTENDEE']);
const SAYS_NOTHING = new Set(['BEGIN', 'END', 'VERSION', 'PRODID', 'REV', 'UID']);
/** `N:family;given;middle;prefix;suffix`. */
const PIECES = 3;

/** Names of vCards: `FN` and `ORG` as a whole, `N` from its components. */
export function vcardFields(text: string): Part[] {
  return [...text.matchAll(LINE)].flatMap(({ 0: match, 1: name = '', 2: value = '', index }) => {
    const key = name.toUpperCase();
    const end = index + match.length;
    const start = end - value.length;
    if (SAYS_NOTHING.has(key)) return [];
    if (key === 'N') return joinedPart(text, piecesOf(value, start).slice(0, PIECES), 'party');
    if (key === 'ORG') return piecesOf(value, start).flatMap((piece) => partAt(text, ...piece, 'party'));
    return partAt(text, start, end, PARTY.has(key) ? 'party' : 'other');
  });
}

function piecesOf(value: string, start: number): Stretch[] {
  let at = start;
  return value.split(';').map((piece) => {
    const from = at;
    at += piece.length + 1;
    return [from, from + piece.length];
  });
}
