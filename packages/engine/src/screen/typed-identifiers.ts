import { foldIdentifier, isValidImo, looksLikeWallet } from '../normalise/identifier.ts';
import { compose } from '../normalise/unicode.ts';
import type { IdentifierType } from '../types/listing.ts';
import type { QueryIdentifier } from '../types/query.ts';
import type { Warning } from '../types/result.ts';
import { isBic, isIban } from './identifier-shapes.ts';

/** What of a text is an identifier. */
export type TypedIdentifiers = {
  readonly identifiers: readonly QueryIdentifier[];
  /** The text is nothing but identifiers and their labels. */
  readonly only: boolean;
  /** Kinds recognised that no list carries, e.g. `iban`. */
  readonly notCovered: readonly string[];
};

const LABELS: ReadonlyMap<string, IdentifierType> = new Map(
  (
    [
      ['imo', 'imo'],
      ['mmsi', 'mmsi'],
      ['passport pass reisepass pasaporte passeport', 'passport'],
      ['swift bic', 'bic'],
      ['lei', 'lei'],
      ['inn tin vat nif cuit rfc ein', 'tax_id'],
      ['ogrn reg registration hrb', 'registration_number'],
    ] as const
  ).flatMap(([words, type]) => words.split(' ').map((word) => [word, type] as const)),
);
const FILLER =
  /^(iban|no|nr|number|num|id|identification|card|national|code|tax|address|wallet|of|the|n|#|№|:|-|[A-Z]{1,3}-?)\.?$/i;
/** Words one number may be written in ("45 08 123 456", "LBR HBB 61S17 Z352F"). */
const MOST_WORDS = 6;
const LONGEST_TEXT = 1000;
/** Characters an identifier has at least: standing alone or behind its label, and in the midst of other words. */
const SHORTEST = 4;
const SHORTEST_IN_TEXT = 7;
const DIGITS_IN_TEXT = 5;

/**
 * Finds identifiers typed in the search box, in one word or several. A run of words counts when a list carries it, or when its shape or
 * label tells what it is. A failed checksum is a warning, never a clearance. Only the first thousand characters are looked at.
 * @param isListed whether some listing carries an identifier, folded
 */
export function typedIdentifiers(searchText: string, isListed: (folded: string) => boolean): TypedIdentifiers {
  const text = compose(searchText).slice(0, LONGEST_TEXT);
  const words = text.split(/[\s,;:#№()]+/).filter((word) => word !== '');
  const found = new Map<string, QueryIdentifier>();
  const used = new Set<number>();
  const others = () =>
    words.filter((word, i) => !used.has(i) && !/\d/.test(word) && labelOf(word) === undefined && !FILLER.test(word));
  const alone = words.every((word) => /\d/.test(word) || labelOf(word) !== undefined || FILLER.test(word));
  const withDigits = words.map(hasDigit);
  for (let first = 0; first < words.length; first++) {
    for (let count = Math.min(MOST_WORDS, words.length - first); count > 0; count--) {
      const run = words.slice(first, first + count);
      const digits = withDigits.indexOf(true, first);
      const isNumber = digits !== -1 && digits < first + count;
      if (!isNumber && !mayBeBic(run)) continue;
      const value = run.join('');
      if (!isNumber && !isBic(value)) continue;
      const label = labelBefore(words, first);
      const type = typeOf(value, label);
      const folded = foldIdentifier(value, type);
      if (!isLongEnough(folded, alone || label !== undefined || count === words.length)) continue;
      const shaped = isWholeRun(words, first, count) && (type !== undefined || alone) && folded.length > SHORTEST;
      if (!shaped && !isListed(folded)) continue;
      found.set(folded, { value, ...(type && { type }) });
      for (let i = first; i < first + count; i++) used.add(i);
    }
  }
  const iban = withDigits.includes(true) ? ibanIn(words) : NO_IBAN;
  for (let i = iban.first; i < iban.first + iban.count; i++) used.add(i);
  const notCovered = iban.count > 0 ? ['iban'] : [];
  const identifiers =
    notCovered.length > 0
      ? [...found.values()].filter(({ value }) => isListed(foldIdentifier(value)))
      : [...found.values()];
  return {
    identifiers,
    only: (identifiers.length > 0 || notCovered.length > 0) && others().length === 0,
    notCovered,
  };
}

/** Nearly every run is shorter or longer than a business identifier code: no pattern is run for it. */
function mayBeBic(run: readonly string[]): boolean {
  let length = 0;
  for (const word of run) length += word.length;
  return BIC_LENGTHS.has(length);
}

const BIC_LENGTHS = new Set([8, 11]);

/** Whether a run is all of the neighbouring words with digits: then it is one number in groups, whoever carries it. */
const isWholeRun = (words: readonly string[], first: number, count: number): boolean =>
  words.slice(first, first + count).every(hasDigit) &&
  !hasDigit(words[first - 1] ?? '') &&
  !hasDigit(words[first + count] ?? '');

const hasDigit = (word: string): boolean => /\d/.test(word);

/** Words an IBAN is printed in, at most: groups of four. */
const MOST_IBAN_WORDS = 9;

const NO_IBAN = { first: 0, count: 0 };

function ibanIn(words: readonly string[]): { readonly first: number; readonly count: number } {
  for (let first = 0; first < words.length; first++) {
    for (let count = 1; count <= Math.min(MOST_IBAN_WORDS, words.length - first); count++) {
      if (isIban(words.slice(first, first + count).join(''))) return { first, count };
    }
  }
  return NO_IBAN;
}

/** What a number is said to be: the label before it, over words like "no." between them. */
function labelBefore(words: readonly string[], first: number): IdentifierType | undefined {
  for (let i = first - 1; i >= 0; i--) {
    const label = labelOf(words[i] ?? '');
    if (label !== undefined || !FILLER.test(words[i] ?? '')) return label;
  }
  return undefined;
}

const labelOf = (word: string): IdentifierType | undefined => LABELS.get(word.toLowerCase().replace(/[.:]$/, ''));

function typeOf(value: string, label: IdentifierType | undefined): IdentifierType | undefined {
  if (looksLikeWallet(value)) return 'crypto_address';
  if (/^IMO\d{7}$/i.test(value) || (label === undefined && isValidImo(value))) return 'imo';
  return label;
}

const isLongEnough = (folded: string, alone: boolean): boolean =>
  alone
    ? folded.length >= SHORTEST
    : folded.length >= SHORTEST_IN_TEXT && folded.replace(/[^0-9]/g, '').length >= DIGITS_IN_TEXT;

/** What must be said of identifiers, typed or submitted: a wallet's exposure is not analysed, an IMO number fails its check digit. */
export function identifierWarnings(identifiers: readonly QueryIdentifier[]): Warning[] {
  const warnings: Warning[] = [];
  if (identifiers.some(({ type }) => type === 'crypto_address')) {
    warnings.push({
      code: 'wallet_exposure_not_analysed',
      text: 'The address itself was looked up; where its funds come from was not.',
    });
  }
  if (identifiers.some(({ type, value }) => type === 'imo' && !isValidImo(foldIdentifier(value, 'imo')))) {
    warnings.push({
      code: 'identifier_checksum_failed',
      text: 'An IMO number has seven digits, the last a check digit: this one fails it. Check for a typing error.',
    });
  }
  return warnings;
}
