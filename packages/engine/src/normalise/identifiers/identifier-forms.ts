import type { IdentifierType } from '../../types/listing.ts';
import { isContactType, listedContactKeys } from './contact-keys.ts';
import { foldIdentifier } from './identifier.ts';

/** Minimum number of characters and digits in a part of a published value that is looked up by itself. */
const SHORTEST_PART = 6;
const LEAST_DIGITS = 5;
const DATES = /^(?:\d{4}-\d{2}-\d{2},\s*)+/;
const MORE_THAN_A_NUMBER = /[,;:()]|\s-\s|\d\s*\/\s*\d|[A-Za-z]{4}/;
/** Separators between two numbers. */
const BETWEEN = /[,;]|\s-\s|(?<=\d{7})\s*\/\s*(?=\d{7})/;
/** Words about a number: in lower case, or followed by a colon. Four capitals before a number may be its series. */
const WORDS = /(?<![\w/.-])(?:[A-Z]?[a-z'’.]{3,}|[A-Z]{3,}:)(?![\w/-])/g;
/** A note in brackets, unless it is inside a number: "12/XAKANA(N)020199". */
const NOTE = /\([^)]*(?:\)(?![\w-])|$)/g;
const REGISTER_OF_PLACE = /^\d{1,2}\/[A-Za-z]/;

/**
 * The forms of a published identifier: its own, and that of each number in it if the publisher put several into the
 * field ("2019-05-06, DB0007366", "381110042 (expired 2016)", "Diplomatic passport D014433").
 */
export function identifierForms(value: string, type?: IdentifierType): readonly string[] {
  const own = foldIdentifier(value, type);
  if (type !== undefined && isContactType(type)) return [...new Set([own, ...listedContactKeys(value, type)])];
  if (type === 'crypto_address' || !MORE_THAN_A_NUMBER.test(value) || REGISTER_OF_PLACE.test(value)) return [own];
  const forms = new Set([own]);
  const dated = value.replace(DATES, '');
  // The text after dates is the number, however short.
  if (dated !== value && dated !== '') forms.add(foldIdentifier(dated, type));
  for (const part of dated.replace(NOTE, ',').split(BETWEEN)) {
    const folded = foldIdentifier(part.replace(WORDS, ' '), type);
    if (folded.length >= SHORTEST_PART && folded.replace(/[^0-9]/g, '').length >= LEAST_DIGITS) forms.add(folded);
  }
  return [...forms];
}
