import { contactsIn } from '../normalise/identifiers/contact-keys.ts';
import type { FoundIdentifier } from './found-identifier.ts';
import type { TextParts } from './text-parts.ts';

/** A text without these signs contains no e-mail address, website or account. */
const MAY_HOLD = /[@.]/;

/** Listed e-mail addresses, websites and accounts in a text. Unlisted ones are left to name matching. */
export function contactsInText(parts: TextParts, text: string): FoundIdentifier[] {
  if (!MAY_HOLD.test(text)) return [];
  return contactsIn(text).flatMap(({ start, end, type, keys }): FoundIdentifier[] => {
    const first = parts.atoms.findIndex((atom) => atom.end > start);
    const last = parts.atoms.findLastIndex((atom) => atom.start < end);
    if (first < 0 || last < first || !keys.some((key) => parts.isListed(key))) return [];
    return [{ first, count: last - first + 1, value: text.slice(start, end), type }];
  });
}
