import { bankOfIban, isIban } from './iban.ts';

/**
 * The shape of an ISO 9362 business identifier code: bank, country, location, and the branch where one is named. Upper
 * case only.
 */
export const isBic = (text: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text);

/** By what a submitted identifier is led to a bank whose own identifier is another one. */
export type BankSought = { readonly code: 'bic_branch' | 'iban_bank'; readonly key: string };

/**
 * The bank that a folded identifier names: another branch has the same eight characters, an account its bank's code.
 */
export function bankSought(folded: string): BankSought | undefined {
  if (folded < 'A') return undefined;
  if (isBic(folded)) return { code: 'bic_branch', key: branchKey(folded) };
  const bank = isIban(folded) ? bankOfIban(folded) : undefined;
  if (bank === undefined) return undefined;
  return { code: 'iban_bank', key: /^\d+$/.test(bank) ? bank : bankKey(bank) };
}

/** The keys under which a bank is found by its listed BIC, folded; a bank's number is its own key. */
export const bankKeys = (folded: string): readonly string[] =>
  isBic(folded) ? [branchKey(folded), bankKey(folded)] : [folded];

/** No identifier has these signs: a key is never mistaken for one. */
const branchKey = (bic: string): string => `bic:${bic.slice(0, 8)}`;
const bankKey = (bic: string): string => `bank:${bic.slice(0, 6)}`;
