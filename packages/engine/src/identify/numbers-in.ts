import { isValidLei } from '../normalise/identifiers/iban.ts';
import { foldNumber } from '../normalise/identifiers/identifier.ts';
import type { IdentifierType } from '../types/listing.ts';
import type { FoundIdentifier } from './found-identifier.ts';
import type { Label } from './labels.ts';
import type { Stretch, TextParts } from './text-parts.ts';

/**
 * Groups one number may be written in: a digit each, even. And those of them that are letters only ("LBR HBB 61S17").
 */
const MOST_GROUPS = 24;
const MOST_LETTER_GROUPS = 4;
const LONGEST_LETTERS = 8;
const LONGEST = 64;
/** Characters of the shortest identifier that is looked up at all. */
const SHORTEST = 4;
/**
 * Characters and digits that a number has at least which nothing says to be one: hundreds of listed numbers are shorter
 * than any invoice's.
 */
const SHORTEST_IN_TEXT = 7;
const DIGITS_IN_TEXT = 5;
const LEI_LENGTH = 20;
const LEI_GROUP = 4;

/** The listed numbers of a text in one group or several; a legal entity identifier whether listed or not. */
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
  const most = parts.reach(first, MOST_GROUPS);
  let [upper, digits, letterGroups] = ['', 0, 0];
  for (let count = 1; count <= most; count++) {
    const at = first + count - 1;
    const atom = parts.atoms[at];
    if (!atom || parts.isTaken(at)) return;
    if (atom.digits === 0 && (atom.upper.length > LONGEST_LETTERS || ++letterGroups > MOST_LETTER_GROUPS)) return;
    upper += atom.upper;
    digits += atom.digits;
    if (upper.length > LONGEST) return;
    if (digits === 0 || upper.length < SHORTEST || !counts(parts, { first, count }, upper, digits, label)) continue;
    const folded = foldNumber(upper, label?.type);
    const isLei = upper.length === LEI_LENGTH && isGroupedAsLei(parts, { first, count }) && isValidLei(upper);
    const isListed = (): boolean =>
      parts.isListed(folded) && (label !== undefined || parts.isTelling(folded, parts.isWhole({ first, count })));
    if (isLei || isListed()) found.push({ first, count, value: upper, type: typeOf(isLei, label) });
  }
}

/** In one group, or in fours: words next to a number often make twenty characters. */
const isGroupedAsLei = ({ atoms }: TextParts, { first, count }: Stretch): boolean =>
  count === 1 || atoms.slice(first, first + count).every(({ upper }) => upper.length === LEI_GROUP);

const typeOf = (isLei: boolean, label: Label | undefined): IdentifierType | undefined => (isLei ? 'lei' : label?.type);

/** Whether so short a number may be looked up: by its length, by its label, or as all that the text is. */
const counts = (parts: TextParts, stretch: Stretch, upper: string, digits: number, label: Label | undefined): boolean =>
  (upper.length >= SHORTEST_IN_TEXT && digits >= DIGITS_IN_TEXT) ||
  (label !== undefined && upper.length >= label.shortest) ||
  parts.isWhole(stretch);
