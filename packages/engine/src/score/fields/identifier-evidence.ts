import { carriesFirmly, identifiersUnder } from '../../identify/identifiers-carried.ts';
import type { ListingFacts } from '../../index/tables/index-data.ts';
import { type BankSought, bankSought } from '../../normalise/identifiers/bank-keys.ts';
import { foldIdentifier, isValidImo } from '../../normalise/identifiers/identifier.ts';
import { differenceOf, mayBeWord, nearKey } from '../../normalise/identifiers/near-identifier.ts';
import { soughtKeys } from '../../normalise/identifiers/sought-keys.ts';
import { standsAlone } from '../../normalise/identifiers/stands-alone.ts';
import type { QueryIdentifier } from '../../types/query.ts';
import type { Reason, Verdict } from '../../types/result.ts';
import type { Finding } from './finding.ts';

const BANK_REASONS: Readonly<Record<BankSought['code'], (submitted: string, listed: string) => string>> = {
  bic_branch: (submitted, listed) => `${submitted} is another branch of a listed bank: ${listed}.`,
  iban_bank: (submitted, listed) => `By its bank code, ${submitted} is an account with a listed bank: ${listed}.`,
};

/**
 * Compares the identifiers of a query with those of a listing, in this order: an equal one, unless it may be a word;
 * one that differs only in case, O for 0 or leading zeros; a branch or account of a listed bank; two different valid
 * ship numbers, which contradict, because a hull keeps its number for life. Everything else says nothing.
 */
export function compareIdentifiers(
  submitted: readonly QueryIdentifier[],
  facts: ListingFacts,
  points: Readonly<Partial<Record<Verdict, number>>>,
): Finding {
  const found = (verdict: Verdict, given: string | null, listed: readonly string[], reason?: Reason): Finding => ({
    submitted: given,
    listed,
    verdict,
    points: points[verdict] ?? 0,
    ...(reason && { reason }),
  });
  if (submitted.length === 0 || !facts.identifiers?.length) return found('unknown', submitted[0]?.value ?? null, []);
  const all = submitted.map(({ value }) => value).join(', ');
  const keys = submitted.flatMap(({ value, type }) => soughtKeys(value, type));
  const words = new Set(submitted.flatMap(({ value, type }) => (type === undefined ? foldIdentifier(value) : [])));
  const isWord = (key: string): boolean => words.has(key) && mayBeWord(key);
  const isSure = (key: string): boolean => !isWord(key) && (standsAlone(key) || carriesFirmly(facts, key));
  const carried = keys.filter((key) => identifiersUnder(facts, key).length > 0);
  const equal = [...new Set(carried.flatMap((key) => identifiersUnder(facts, key)))];
  if (carried.some(isSure))
    return found('match', all, equal, { code: 'identifier_match', text: `The identifier is listed: ${some(equal)}.` });
  if (carried.some(isWord))
    return found('close', all, equal, {
      code: 'identifier_close',
      text: `The text equals a listed call sign, and may be a word: ${some(equal)}.`,
    });
  if (equal.length > 0)
    return found('close', all, equal, {
      code: 'identifier_in_prose',
      text: `The list has this short number in prose, where it may be something else: ${some(equal)}.`,
    });
  for (const key of keys) {
    const near = nearKey(key);
    const alike = near === undefined ? [] : identifiersUnder(facts, near);
    if (alike.length > 0) return found('close', key, alike, { code: 'identifier_close', text: difference(key, alike) });
    const sought = bankSought(key);
    const listed = sought ? identifiersUnder(facts, sought.key) : [];
    if (sought && listed.length > 0)
      return found('close', key, listed, { code: sought.code, text: BANK_REASONS[sought.code](key, some(listed)) });
  }
  const [given, listed] = [validImos(submitted), validImos(facts.identifiers)];
  if (given.length === 0 || listed.length === 0) return found('unknown', all, []);
  const text = `The IMO numbers differ: ${some(given)}, listed ${some(listed)}.`;
  return found('conflict', given.join(', '), listed, { code: 'imo_conflict', text });
}

/** Reports the difference from the first one; the others differ equally little. */
const difference = (submitted: string, listed: readonly string[]): string =>
  `The identifier differs from the listed one by ${differenceOf(submitted, foldIdentifier(listed[0] ?? ''))}: ${some(listed)}.`;

const validImos = (identifiers: readonly { readonly type?: string; readonly value: string }[]): string[] => [
  ...new Set(
    identifiers
      .filter(({ type }) => type === 'imo')
      .map(({ value }) => foldIdentifier(value, 'imo'))
      .filter(isValidImo),
  ),
];

const MAX_NAMED = 3;
const some = (values: readonly string[]): string =>
  values.slice(0, MAX_NAMED).join(', ') + (values.length > MAX_NAMED ? ' …' : '');
