import { createPublicKey } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { keyIdOf, rawPublicKey } from '../../proof/receipt-key.ts';
import { UsageError } from '../command/command.ts';

/** Keys that somebody trusts: by id alone, or themselves. */
export type GivenKey = { readonly ids: ReadonlySet<string>; readonly keys: readonly Buffer[] };

/**
 * Reads `--key`: the id of a key, or a file with a key or several.
 *
 * @throws UsageError where it is neither
 */
export function readGivenKey(given: string): GivenKey {
  if (/^rk_[0-9a-f]{32}$/.test(given)) return { ids: new Set([given]), keys: [] };
  if (!existsSync(given))
    throw new UsageError(`--key ${given} is neither a file nor the id of a key (rk_ and 32 digits).`);
  try {
    const keys = keysIn(readFileSync(given, 'utf8'));
    if (keys.length > 0) return { ids: new Set(keys.map(keyIdOf)), keys };
  } catch {
    // Said below.
  }
  throw new UsageError(
    `${given} holds no Ed25519 public key: give PEM, a JWK, or the answer of GET /api/v1/receipts/keys.`,
  );
}

function keysIn(text: string): readonly Buffer[] {
  if (!text.trimStart().startsWith('{')) return [rawPublicKey(createPublicKey(text))];
  const json = Object(JSON.parse(text));
  const items: readonly unknown[] = Array.isArray(json.items) ? json.items : [json];
  return items.map((item) => {
    const jwk = Object(item).jwk ?? item;
    return rawPublicKey(createPublicKey({ key: jwk, format: 'jwk' }));
  });
}
