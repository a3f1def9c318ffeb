import type { Part, Stretch } from '../parts/part.ts';
import { joinedPart, partAt } from './piece.ts';

const CODE = /(SVWZ|EREF|KREF|MREF|CRED|DEBT|ABWA|ABWE|ANAM|COAM|OAMT|IBAN|BIC|PURP|RREF|SQTP|OCMT)\+/g;
const PARTY = new Set(['ABWA', 'ABWE', 'ANAM']);
const FIELD = /\?(\d\d)/g;
const BREAK = /\n|\?\d\d/;
const NAMES = new Set(['32', '33']);

/** Code words of German account statements (`SVWZ+…ABWA+NAME`), and their numbered fields (`?32NAME?33MORE`). */
export function statementCodes(text: string): Part[] {
  const codes = text.includes('+') ? [...text.matchAll(CODE)] : [];
  const parts = codes.flatMap(({ 0: match, 1: code = '', index }, i) => {
    const start = index + match.length;
    const end = untilBreak(text, start, codes[i + 1]?.index ?? text.length);
    return partAt(text, start, end, PARTY.has(code) ? 'party' : 'other');
  });
  return text.includes('?') ? [...parts, ...numbered(text)] : parts;
}

/** `?32` and `?33` are the other party's name over two lines of 27 characters. */
function numbered(text: string): Part[] {
  const fields = [...text.matchAll(FIELD)];
  if (fields.length < 2) return [];
  const parts: Part[] = [];
  let name: Stretch[] = [];
  const close = () => {
    parts.push(
      ...joinedPart(text, name, 'party'),
      ...(name.length > 1 ? partAt(text, ...(name[0] ?? [0, 0]), 'party') : []),
    );
    name = [];
  };
  fields.forEach(({ 0: match, 1: code = '', index }, i) => {
    const stretch: Stretch = [
      index + match.length,
      untilBreak(text, index + match.length, fields[i + 1]?.index ?? text.length),
    ];
    if (code === '32') close();
    if (NAMES.has(code)) name.push(stretch);
  });
  close();
  return parts;
}

/** The end of the line or the start of the next numbered field. */
function untilBreak(text: string, start: number, limit: number): number {
  const length = text.slice(start, limit).search(BREAK);
  return length === -1 ? limit : start + length;
}
