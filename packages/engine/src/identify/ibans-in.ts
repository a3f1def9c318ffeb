import { ibanLength, isIban } from '../normalise/identifiers/iban.ts';
import { isNumberWord } from './labels.ts';
import type { Stretch, TextParts } from './text-parts.ts';

/** Maximum number of groups in a written IBAN: one for each character. */
const MAX_GROUPS = 34;

export type FoundIban = Stretch & { readonly value: string };

/** Finds the IBANs of a text and takes their atoms: an IBAN is one number, however it is grouped. */
export function ibansIn(parts: TextParts): FoundIban[] {
  const found: FoundIban[] = [];
  for (let first = 0; first < parts.atoms.length; first++) {
    const iban = ibanAt(parts, first);
    if (!iban) continue;
    parts.take(iban);
    found.push(iban);
    first += iban.count - 1;
  }
  return found;
}

function ibanAt(parts: TextParts, first: number): FoundIban | undefined {
  const atom = parts.atoms[first];
  let value = (atom?.upper ?? '').replace(/^IBAN(?=[A-Z])/, '');
  // "No. 1234567890123" is not a Norwegian account, unless it is written as one word in capitals.
  if (atom && isNumberWord(atom) && (atom.text !== value || parts.atoms[first + 1]?.before !== 'none'))
    return undefined;
  const country = value.slice(0, 2);
  const length = ibanLength(country);
  if (length === 0) return undefined;
  const most = parts.reach(first, MAX_GROUPS);
  for (let count = 1; count <= most && value.length <= length; count++) {
    if (count > 1) value += parts.atoms[first + count - 1]?.upper ?? '';
    if (value.length === length)
      return isIban(value) && !parts.isListed(value.slice(2)) ? { first, count, value } : undefined;
  }
  return undefined;
}
