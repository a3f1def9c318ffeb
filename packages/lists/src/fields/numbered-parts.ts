import { letteredParts } from './lettered-parts.ts';

const STARTS = /^\s*\(?1\)/;
const NUMBER = /(?:^|[\s;,.])\(?\d{1,2}\)[\s:]*/;

/**
 * Parts of "1) Testland 2) Quesk", "(1) A-0001 (Testland) (2) B-0002" or "a) x b) y". A value marked for several
 * numbers ("(1) to (6) Testland") is kept once; a dash is left out. A text that does not begin with the first number is
 * one part.
 */
export function numberedParts(text: string): string[] {
  const parts = STARTS.test(text) ? text.split(NUMBER) : letteredParts(text);
  return parts.map((part) => part.replace(/^[\s;,]+|[\s;,]+$/g, '')).filter((part) => !/^(?:-*|to|and|–)$/i.test(part));
}
