import { bankOfIban, isIban } from './iban.ts';

/**
 * Tests the shape of an ISO 9362 business identifier code: bank, country, location, and optionally a branch. Upper case
 * only.
 */
export const isBic = (text: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text);

/** Why a submitted identifier leads to a bank with a different identifier, and the key to find it by. */
export type BankSought = { readonly code: 'bic_branch' | 'iban_bank'; readonly key: string };

/**
 * The bank that a folded identifier belongs to: another branch has the same eight characters, an account its bank's
 * code.
 */
export function bankSought(folded: string): BankSought | undefined {
  if (folded < 'A') return undefined;
  if (isBic(folded)) return { code: 'bic_branch', key: branchKey(folded) };
  const bank = isIban(folded) ? bankOfIban(folded) : undefined;
  if (bank === undefined) return undefined;
  return { code: 'iban_bank', key: /^\d+$/.test(bank) ? bank : bankKey(bank) };
}

/** The keys of a bank's listed BIC, folded; a bank's number is its own key. */
export const bankKeys = (folded: string): readonly string[] =>
  isBic(folded) ? [branchKey(folded), bankKey(folded)] : [folded];

/** No identifier contains a colon, so a key is never mistaken for one. */
const branchKey = (bic: string): string => `bic:${bic.slice(0, 8)}`;
const bankKey = (bic: string): string => `bank:${bic.slice(0, 6)}`;
