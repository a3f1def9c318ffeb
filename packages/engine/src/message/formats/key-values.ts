import { fieldKind } from '../parts/field-kind.ts';
import { isSpaceAt, isWordAt } from '../parts/signs.ts';
import type { Piece } from './piece.ts';

/** A key with its colon or equals sign, at the beginning of a line or after a sign or two spaces. */
const KEY =
  /(?:^|[\n;|,(\t،；，。]|[ ]{2})[^\S\n]{0,20}(["'*_-]{0,3}[^\s:=：;|,()،；，。][^:=：;|,()\n،；，。]{0,40})[:=：](?!\/\/)/g;
const ENDS = /[\n;|；]/;

/** Lines and lists of `key: value`, `key=value`, "Получатель: …", "收款人：…". A value may be on the next line. */
export function keyValuePieces(text: string): Piece[] {
  const keys = [...text.matchAll(KEY)].filter(({ 1: key = '' }) => hasName(key));
  return keys.flatMap(({ 0: match, 1: key = '', index }, i): Piece[] => {
    const start = index + match.length;
    const next = keys[i + 1]?.index ?? text.length;
    const kind = fieldKind(key.trim());
    const end = valueEnd(text, start, next);
    if (!isBlank(text, start, end) || text[end] !== '\n') return [{ start, end, kind, owner: 0 }];
    return [{ start: end + 1, end: valueEnd(text, end + 1, next), kind, owner: 0 }];
  });
}

const hasName = (key: string): boolean => !/^[\d\s.]+$/.test(key);

function valueEnd(text: string, start: number, limit: number): number {
  const length = text.slice(start, limit).search(ENDS);
  return length === -1 ? Math.max(start, limit) : start + length;
}

function isBlank(text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (isWordAt(text, i) || !isSpaceAt(text, i)) return false;
  return true;
}

/** `name=…&iban=…`, as in URLs and forms. */
export function queryPieces(text: string): Piece[] {
  return [...text.matchAll(PAIR)].map(({ 0: match, 1: key = '', 2: value = '', index }) => {
    const end = index + match.length;
    return { start: end - value.length, end, kind: fieldKind(key.replace(/%5[BD]|[[\]]/gi, '_')), owner: 0 };
  });
}

const PAIR = /(?<=^|[?&\s])([\w.%[\]-]{1,60})=([^&\s][^&\n]*|)/g;
