import type { Part } from '../parts/part.ts';
import { partAt } from './piece.ts';

/** Code words between slashes that introduce a party: `/ORG/`, `/BNF/`, `/ORDP/`. */
const PARTY = new Set(
  'ORG ORD ORDP ORDR ORDB BNF BEN BENM BENEF BENB INS REC RCB INT UB UD UP ULTB ULTD ULTC ULTIMATE UDTR UCDT NAME NM BUYR SELL DEBT CRED DBTR CDTR PAYEE PAYER ABWA ABWE ACC ORIG ORGR SENDER RCVR CNEE SHPR NTFY OWNER CUST CLIENT FROM TO'.split(
    ' ',
  ),
);
const VESSEL = new Set('VSL VESSEL MV SHIP VSSL'.split(' '));
const OTHER = new Set(
  'IBAN BIC REMI USTD STRD EREF MREF KREF CREF RFB ROC INV IPI PURP TRCD CSID MARF SVCL EXCH OCMT COAM CHGS PHON PHONE TELE ISDT REF RFD SWIFT TSU URI TRN CNT TRTP ID ADDR CITY CTRY VALD RTRN RETN RJCT MRCH AMT'.split(
    ' ',
  ),
);
const CODE = /\/([A-Z][A-Z0-9]{1,8})\//g;
const KNOWN = [PARTY, VESSEL, OTHER];

/**
 * Code words of payment fields and bank statements, with the text after each up to the next slash, and with its
 * continuation line.
 */
export function bankCodes(text: string): Part[] {
  const codes = [...text.matchAll(CODE)].filter(({ 1: code = '' }) => KNOWN.some((set) => set.has(code)));
  return codes.flatMap(({ 0: match, 1: code = '', index }, i) => {
    const start = afterSlashes(text, index + match.length);
    const next = codes[i + 1]?.index ?? text.length;
    const line = lineEnd(text, start, next);
    if (OTHER.has(code)) return partAt(text, start, line, 'other');
    const holds = VESSEL.has(code) ? 'vessel' : 'party';
    const end = nameEnd(text, start, line);
    const parts = partAt(text, start, end, holds);
    if (end < line) parts.push(...partAt(text, end, line, 'other'));
    // A line that begins with "//" is a continuation.
    const more = /^\r?\n\/\//.exec(text.slice(line, line + 4))?.[0].length;
    if (end === line && more !== undefined) {
      const [from, to] = [line + more, lineEnd(text, line + more, next)];
      const [own] = parts;
      const [rest] = partAt(text, from, to, holds);
      if (own && rest)
        parts.push({
          start: own.start,
          end: rest.end,
          holds,
          joined: [
            [own.start, own.end],
            [rest.start, rest.end],
          ],
        });
    }
    return parts;
  });
}

const afterSlashes = (text: string, at: number): number => (text[at] === '/' ? at + 1 : at);

function lineEnd(text: string, start: number, limit: number): number {
  const line = text.indexOf('\n', start);
  return line === -1 || line > limit ? limit : line;
}

/** A slash ends the name, unless it follows a single letter: "QUELM A/S". */
function nameEnd(text: string, start: number, limit: number): number {
  for (let i = start; i < limit; i++)
    if (text[i] === '/' && !/(?:^|\s)[A-Z]$/.test(text.slice(Math.max(start, i - 2), i))) return i;
  return limit;
}
