import { kindWithin, type Piece } from './piece.ts';

type Level = { key: string; readonly owner: number; readonly isArray: boolean };

const QUOTES = new Set(['"', "'", '“', '”']);
const DEEPEST = 64;

/** The strings of JSON and similar text: truncated, in single quotes, with unquoted keys, or with escaped quotes. */
export function jsonPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  const levels: Level[] = [{ key: '', owner: 0, isArray: false }];
  let owners = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    const level = levels.at(-1);
    if (level === undefined) break;
    if (char === '{' || char === '[') {
      owners++;
      if (levels.length < DEEPEST) levels.push({ key: '', owner: owners, isArray: char === '[' });
    } else if (char === '}' || char === ']') {
      if (levels.length > 1) levels.pop();
    } else if (isOpening(text, at)) {
      const { end, next } = stringAt(text, at);
      const colon = colonBehind(text, next);
      if (colon === -1) pieces.push(pieceOf(at + 1, end, levels));
      else level.key = text.slice(at + 1, end);
      at = colon === -1 ? next - 1 : colon;
    } else if (isWordStart(text, at)) {
      BARE.lastIndex = at;
      const [word, key] = BARE.exec(text) ?? [];
      if (key !== undefined) level.key = key;
      at += Math.max(0, (word?.length ?? 1) - 1);
    }
  }
  return pieces;
}

/** An unquoted key with its colon, or a number or word that is not a string. */
const BARE = /([A-Za-z_$][\w$]*)\s*:|[\w$.+-]+/y;
const isWordStart = (text: string, at: number): boolean => /[\w$]/.test(text.charAt(at));

/** An array's strings belong to the array's key. */
function pieceOf(start: number, end: number, levels: readonly Level[]): Piece {
  const keys = levels.map(({ key }) => key).filter((key) => key !== '');
  return { start, end, kind: kindWithin(keys.at(-1) ?? '', keys.slice(0, -1)), owner: levels.at(-1)?.owner ?? 0 };
}

/** Whether a quote begins a string: it follows a JSON sign. Between letters it is an apostrophe. */
function isOpening(text: string, at: number): boolean {
  if (!QUOTES.has(text.charAt(at))) return false;
  let before = at - 1;
  while (before >= 0 && before > at - LONGEST_GAP && /[\s\\]/.test(text.charAt(before))) before--;
  return before < 0 || /[{[,:(=]/.test(text.charAt(before));
}

const LONGEST_GAP = 40;

/** The end of a string, and the position after its quote. An unclosed string ends with its line. */
function stringAt(text: string, at: number): { readonly end: number; readonly next: number } {
  const quote = text.charAt(at);
  const isEscaped = text[at - 1] === '\\';
  const closing = quote === '“' ? '”' : quote;
  for (let i = at + 1; i < text.length; i++) {
    const char = text[i];
    if (char === '\\' && isEscaped && text[i + 1] === closing) return { end: i, next: i + 2 };
    if (char === '\\') i++;
    else if (char === closing && (closing !== "'" || closesString(text, i + 1))) return { end: i, next: i + 1 };
    else if (char === '\n') return { end: i, next: i };
  }
  return { end: text.length, next: text.length };
}

/** Whether a single quote closes a string: a JSON sign follows. Not in "O'Neill". */
const closesString = (text: string, at: number): boolean => /^\s{0,20}(?:[,:}\])]|$)/.test(text.slice(at, at + 21));

function colonBehind(text: string, at: number): number {
  const gap = /^\s{0,20}:/.exec(text.slice(at, at + 21));
  return gap ? at + gap[0].length - 1 : -1;
}
