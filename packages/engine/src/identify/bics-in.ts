import { isBic } from '../normalise/identifiers/bank-keys.ts';
import { foldNumber } from '../normalise/identifiers/identifier.ts';
import type { FoundIdentifier } from './found-identifier.ts';
import type { Stretch, TextParts } from './text-parts.ts';

/** Bank, country, location, branch. */
const MAX_GROUPS = 4;
const LONGEST = 11;

/**
 * Business identifier codes of listed banks in a text: in capitals, or in any case after a label or as the whole text.
 */
export function bicsIn(parts: TextParts): FoundIdentifier[] {
  const found: FoundIdentifier[] = [];
  for (let first = 0; first < parts.atoms.length; first++) {
    const atom = parts.atoms[first];
    if (!atom || atom.upper.length > LONGEST || !/^[A-Z]/.test(atom.upper)) continue;
    const most = parts.reach(first, MAX_GROUPS);
    for (let count = 1; count <= most; count++) {
      const value = parts.join({ first, count }, 'upper');
      if (value.length > LONGEST) break;
      if (isBic(value) && isMeant(parts, { first, count }, value)) found.push({ first, count, value, type: 'bic' });
    }
  }
  return found.filter(({ first, count }) => !found.some((o) => o.first === first && o.count > count));
}

function isMeant(parts: TextParts, stretch: Stretch, value: string): boolean {
  const isWritten =
    parts.join(stretch, 'text') === value ||
    parts.labels.before(stretch.first)?.type === 'bic' ||
    parts.isWhole(stretch);
  return isWritten && parts.isListed(foldNumber(value, 'bic'));
}
