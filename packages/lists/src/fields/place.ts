import type { Place } from '@namesake/engine';
import { compact } from './compact.ts';
import { countryAtEnd, countryCode } from './country-code.ts';

/** Parts of an address as published. `country` is a name or code, resolved here. */
export type PlaceParts = {
  readonly street?: string | undefined;
  readonly city?: string | undefined;
  readonly region?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly country?: string | undefined;
  /** Further text, such as "previous address". Only added to the text. */
  readonly note?: string | undefined;
};

/**
 * A place from its parts. Its text joins them with commas, without a part that the previous one ends with: "9 Osel
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

/** A place from one line; the country is read at its end. */
export function placeOfLine(line: string): Place {
  return compact({ text: line, country: countryAtEnd(line) });
}

/** Whether a part equals another, or ends with its words. */
function endsWith(before: string | undefined, word: string): boolean {
  if (before === undefined) return false;
  const [text, end] = [before.toLowerCase(), word.toLowerCase()];
  return text === end || text.endsWith(`, ${end}`);
}

function isSaid(part: string | undefined): part is string {
  return part !== undefined && part !== '';
}
