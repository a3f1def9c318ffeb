import type { Place } from '@namesake/engine';
import { compact } from './compact.ts';
import { countryAtEnd, countryCode } from './country-code.ts';

/** The parts of an address as a publisher gives them. `country` is a name or code, resolved here. */
export type PlaceParts = {
  readonly street?: string | undefined;
  readonly city?: string | undefined;
  readonly region?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly country?: string | undefined;
  /** What else was said: "previous address". Goes into the text only. */
  readonly note?: string | undefined;
};

/**
 * A place from its parts; its text is the parts joined by commas, each once where the one before ends with it: "9 Osel
 * Road, Singapore". Undefined if all are absent.
 */
export function placeOf({ note, ...parts }: PlaceParts): Place | undefined {
  const words = [parts.street, parts.city, parts.region, parts.postalCode, parts.country].filter(isSaid);
  if (words.length === 0 && !isSaid(note)) return undefined;
  const line = words.filter((word, at) => !endsWith(words[at - 1], word)).join(', ');
  const text = !isSaid(note) ? line : line === '' ? note : `${line} (${note.replace(/^\((.*)\)$/, '$1')})`;
  // "Testland (at time of listing)"
  const country = countryCode(parts.country) ?? countryCode(parts.country?.replace(/\s*\([^()]*\)\s*$/, ''));
  return compact({ text, ...parts, country });
}

/** A place from one line; the country is read from its end. */
export function placeOfLine(line: string): Place {
  return compact({ text: line, country: countryAtEnd(line) });
}

/** Whether a part is, or ends with, another as its last words. */
function endsWith(before: string | undefined, word: string): boolean {
  if (before === undefined) return false;
  const [text, end] = [before.toLowerCase(), word.toLowerCase()];
  return text === end || text.endsWith(`, ${end}`);
}

function isSaid(part: string | undefined): part is string {
  return part !== undefined && part !== '';
}
