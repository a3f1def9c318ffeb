import type { IdentifierType } from '../types/listing.ts';
import type { FoundIdentifier } from './found-identifier.ts';
import type { Stretch, TextParts } from './text-parts.ts';

/** Maximum number of groups in one number. */
const MAX_GROUPS = 24;
/** Length of identifiers whose length is fixed. */
const LENGTHS: Partial<Readonly<Record<IdentifierType, number>>> = { imo: 7, mmsi: 9, lei: 20 };
const SHORTEST = 5;
/** Fewer digits occur in names: "Tolvane2". */
const LEAST_DIGITS = 4;
/** Marks of ships and aircraft may consist of letters only, which are then capitals. "Reg." may precede any of them. */
const LETTER_TYPES = new Set<IdentifierType>([
  'call_sign',
  'aircraft_registration',
  'vessel_registration',
  'registration_number',
]);
const CAPITALS = /^[A-Z]{4,7}$/;

/**
 * Numbers that no list carries but that are identifiers because of their label, or because the text contains nothing
 * else.
 */
export function labelledIn(parts: TextParts): FoundIdentifier[] {
  const isAlone = parts.atoms.every((_, at) => !parts.isOther(at));
  const found: FoundIdentifier[] = [];
  for (let first = 0; first < parts.atoms.length; first++) {
    const label = parts.labels.before(first);
    if (parts.isTaken(first) || !(isAlone || label) || !isFirstGroup(parts, first)) continue;
    const stretch = wholeNumber(parts, first, label && LENGTHS[label.type]);
    const value = parts.join(stretch, 'upper');
    const digits = parts.atoms.slice(first, first + stretch.count).reduce((sum, atom) => sum + atom.digits, 0);
    if (value.length < Math.max(SHORTEST, label?.shortest ?? 0) || digits < LEAST_DIGITS || !parts.isFree(stretch))
      continue;
    // Alone, a date is a date, even if a list has these digits in prose.
    if (!label && parts.isListed(value) && !parts.isTelling(value, true)) continue;
    found.push({ ...stretch, value, type: label?.type });
  }
  return [...found, ...markedIn(parts)];
}

/** Whether an atom has digits and no earlier group of the same number has any. */
function isFirstGroup({ atoms }: TextParts, at: number): boolean {
  const [atom, before] = [atoms[at], atoms[at - 1]];
  return (
    atom !== undefined && atom.digits > 0 && (atom.before === 'break' || before === undefined || before.digits === 0)
  );
}

/** All groups of a number, or as many as add up to its required length. */
function wholeNumber(parts: TextParts, first: number, length: number | undefined): Stretch {
  const most = parts.reach(first, MAX_GROUPS);
  let [count, characters] = [0, 0];
  while (count < most && (parts.atoms[first + count]?.digits ?? 0) > 0) {
    characters += parts.atoms[first + count]?.upper.length ?? 0;
    count++;
    if (characters === length) break;
  }
  return { first, count };
}

/** Listed marks of letters only, after their label or as the whole text: "call sign EQXY", "XP-TOL", "EQXY". */
function markedIn(parts: TextParts): FoundIdentifier[] {
  const found: FoundIdentifier[] = [];
  for (let first = 0; first < parts.atoms.length; first++) {
    for (let count = 1; count <= Math.min(2, parts.reach(first, 2)); count++) {
      const value = parts.join({ first, count }, 'text');
      if (!CAPITALS.test(value) || !parts.isFree({ first, count })) continue;
      const label = parts.labels.before(first);
      const isMark = label ? LETTER_TYPES.has(label.type) : parts.isWhole({ first, count });
      const type = label?.type ?? (count === 2 ? 'aircraft_registration' : undefined);
      if (isMark && parts.isListed(value)) found.push({ first, count, value, type });
    }
  }
  return found;
}
