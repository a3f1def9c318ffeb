import { foldIdentifier } from '../normalise/identifiers/identifier.ts';
import { mayBeWord } from '../normalise/identifiers/near-identifier.ts';
import type { QueryIdentifier } from '../types/query.ts';
import type { Span } from '../types/result.ts';
import { bicsIn } from './bics-in.ts';
import { contactsInText } from './contacts-in-text.ts';
import { documentNumbersIn } from './document-numbers-in.ts';
import type { FoundIdentifier } from './found-identifier.ts';
import { ibansIn } from './ibans-in.ts';
import { labelledIn } from './labelled-in.ts';
import { mayHoldIdentifier } from './may-hold-identifier.ts';
import { numbersIn } from './numbers-in.ts';
import { type Stretch, TextParts } from './text-parts.ts';
import { walletsIn } from './wallets-in.ts';

/** An identifier and its position in the text, without its label. */
export type TypedIdentifier = QueryIdentifier & { readonly span: Span };

/** Identifiers found in a text. */
export type TypedIdentifiers = {
  /** In order of position. */
  readonly identifiers: readonly TypedIdentifier[];
  /** Whether the text consists only of identifiers and their labels. */
  readonly only: boolean;
  /** Recognised types that no list carries, e.g. `iban`, and their positions. */
  readonly notCovered: readonly string[];
  readonly notCoveredSpans: readonly Span[];
};

/** Letters without a label may well be a name. */
const isMaybeWord = ({ value, type }: QueryIdentifier): boolean => type === undefined && mayBeWord(value);

const NONE: TypedIdentifiers = { identifiers: [], only: false, notCovered: [], notCoveredSpans: [] };

/**
 * Finds the identifiers of a text, however their digits are written and grouped. A number counts if a list carries it
 * and it is long, labelled, or the whole text; or if its label, shape or check digits identify it, listed or not. A
 * failed checksum is a warning, never a clearance. Linear in the length of the text.
 * @param isListed whether a listing carries a folded identifier, or is the bank that it names
 * @param isFirm whether a listing carries it outside prose
 */
export function typedIdentifiers(
  searchText: string,
  isListed: (folded: string) => boolean,
  isFirm = isListed,
): TypedIdentifiers {
  if (!mayHoldIdentifier(searchText)) return NONE;
  const parts = new TextParts(searchText, isListed, isFirm);
  const found = new Map<string, FoundIdentifier>();
  const add = (all: readonly FoundIdentifier[]): void => {
    for (const one of all) {
      parts.take(one);
      const folded = foldIdentifier(one.value, one.type);
      if (!found.has(folded)) found.set(folded, one);
    }
  };
  const ibans = ibansIn(parts);
  const listed = ibans.filter(({ value }) => parts.isListed(value));
  const others = ibans.filter((iban) => !listed.includes(iban));
  add(listed.map((iban) => ({ ...iban, type: undefined })));
  add(contactsInText(parts, searchText));
  add(walletsIn(parts));
  const banks = bicsIn(parts);
  add([...numbersIn(parts), ...banks]);
  add(documentNumbersIn(parts, searchText));
  add(labelledIn(parts));
  const spanOf = ({ first, count }: Stretch): Span => [
    parts.atoms[first]?.start ?? 0,
    parts.atoms[first + count - 1]?.end ?? 0,
  ];
  const identifiers = [...found.values()]
    .sort((a, b) => a.first - b.first || b.count - a.count)
    .map((one) => ({ value: one.value, ...(one.type && { type: one.type }), span: spanOf(one) }));
  const isRest = (_: unknown, at: number): boolean => !parts.isTaken(at) && parts.isOther(at);
  return {
    identifiers,
    only: (identifiers.length > 0 || ibans.length > 0) && !identifiers.some(isMaybeWord) && !parts.atoms.some(isRest),
    notCovered: others.length > 0 ? ['iban'] : [],
    notCoveredSpans: others.map(spanOf),
  };
}
