import { isValidLei } from '../normalise/identifiers/iban.ts';
import { foldNumber } from '../normalise/identifiers/identifier.ts';
import type { IdentifierType } from '../types/listing.ts';
import type { FoundIdentifier } from './found-identifier.ts';
import type { Label } from './labels.ts';
import type { Stretch, TextParts } from './text-parts.ts';

/** Maximum number of groups in one number, down to a digit each, and of groups with letters only ("LBR HBB 61S17"). */
const MAX_GROUPS = 24;
const MAX_LETTER_GROUPS = 4;
const LONGEST_LETTERS = 8;
const LONGEST = 64;
/** Minimum length of an identifier that is looked up at all. */
const SHORTEST = 4;
/**
 * Minimum number of characters and digits in an unlabelled number: hundreds of listed numbers are shorter than any
 * invoice number.
 */
const SHORTEST_IN_TEXT = 7;
const DIGITS_IN_TEXT = 5;
const LEI_LENGTH = 20;
const LEI_GROUP = 4;

/** Listed numbers in a text, in one or several groups; legal entity identifiers whether listed or not. */
export function numbersIn(parts: TextParts): FoundIdentifier[] {
  const found: FoundIdentifier[] = [];
  for (let first = 0; first < parts.atoms.length; first++) {
    if (!parts.isTaken(first)) findFrom(parts, first, found);
  }
  const isFragment = ({ first, count, value }: FoundIdentifier): boolean =>
    value.length < SHORTEST_IN_TEXT &&
    found.some((other) => other.count > count && other.first <= first && other.first + other.count >= first + count);
  return found.filter((one) => !isFragment(one));
}

function findFrom(parts: TextParts, first: number, found: FoundIdentifier[]): void {
  const label = parts.labels.before(first);
  const most = parts.reach(first, MAX_GROUPS);
  let [upper, digits, letterGroups] = ['', 0, 0];
  for (let count = 1; count <= most; count++) {
    const at = first + count - 1;
    const atom = parts.atoms[at];
    if (!atom || parts.isTaken(at)) return;
    if (atom.digits === 0 && (atom.upper.length > LONGEST_LETTERS || ++letterGroups > MAX_LETTER_GROUPS)) return;
    upper += atom.upper;
    digits += atom.digits;
    if (upper.length > LONGEST) return;
    if (digits === 0 || upper.length < SHORTEST || !isLongEnough(parts, { first, count }, upper, digits, label))
      continue;
    const folded = foldNumber(upper, label?.type);
    const isLei = upper.length === LEI_LENGTH && isGroupedAsLei(parts, { first, count }) && isValidLei(upper);
    const isListed = (): boolean =>
      parts.isListed(folded) && (label !== undefined || parts.isTelling(folded, parts.isWhole({ first, count })));
    if (isLei || isListed()) found.push({ first, count, value: upper, type: typeOf(isLei, label) });
  }
}

/** Whether it is one group or groups of four: words next to a number often add up to twenty characters. */
const isGroupedAsLei = ({ atoms }: TextParts, { first, count }: Stretch): boolean =>
  count === 1 || atoms.slice(first, first + count).every(({ upper }) => upper.length === LEI_GROUP);

const typeOf = (isLei: boolean, label: Label | undefined): IdentifierType | undefined => (isLei ? 'lei' : label?.type);

/** Whether a short number may be looked up: because of its length or its label, or because it is the whole text. */
export const isLongEnough = (
  parts: TextParts,
  stretch: Stretch,
  upper: string,
  digits: number,
  label: Label | undefined,
): boolean =>
  (upper.length >= SHORTEST_IN_TEXT && digits >= DIGITS_IN_TEXT) ||
  (label !== undefined && upper.length >= label.shortest) ||
  parts.isWhole(stretch);
