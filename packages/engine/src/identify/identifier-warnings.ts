import { foldIdentifier, isValidImo } from '../normalise/identifiers/identifier.ts';
import type { QueryIdentifier } from '../types/query.ts';
import type { Warning } from '../types/result.ts';

/**
 * What must be said of identifiers, typed or submitted: a wallet's exposure is not analysed, an IMO number fails its
 * check digit.
 */
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
