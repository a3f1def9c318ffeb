import { failedCheck } from '../normalise/identifiers/check-digits.ts';
import type { QueryIdentifier } from '../types/query.ts';
import type { Warning } from '../types/result.ts';

/**
 * Warnings about identifiers, typed or submitted: wallet exposure is not analysed, a number does not have the format of
 * its type, or its check digits are wrong. Each warning appears once.
 */
export function identifierWarnings(identifiers: readonly QueryIdentifier[]): Warning[] {
  const warnings: Warning[] = [];
  if (identifiers.some(({ type }) => type === 'crypto_address')) {
    warnings.push({
      code: 'wallet_exposure_not_analysed',
      text: 'The address itself was looked up; where its funds come from was not.',
    });
  }
  const rules = new Set(identifiers.flatMap((one) => failedCheck(one) ?? []));
  for (const rule of rules) {
    const text = `${rule}: this one fails that. Check for a typing error.`;
    warnings.push({ code: 'identifier_checksum_failed', text });
  }
  return warnings;
}
