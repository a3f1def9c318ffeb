import { foldIdentifier, looksLikeWallet } from '../normalise/identifiers/identifier.ts';
import type { FoundIdentifier } from './found-identifier.ts';
import type { TextParts } from './text-parts.ts';

const SHORTEST = 25;
const LONGEST = 110;
/** Maximum number of groups in a written address. */
const MAX_GROUPS = 24;
const SHORTEST_GROUP = 2;
/** Prefixes of the kinds of addresses that lists carry. */
const BEGINS = /^(?:0x|bc1|ltc1|t[1m]|[0-9LMDTXrq])/i;

/** A hexadecimal address without its 0x, which may as well be the hash of a file or of a transaction. */
const BARE_HEX = /^[0-9a-f]{40}$/i;

/** Wallet addresses in a text, by their shape; addresses in groups or without 0x only if they are listed. */
export function walletsIn(parts: TextParts): FoundIdentifier[] {
  const found: FoundIdentifier[] = [];
  for (let first = 0; first < parts.atoms.length; first++) {
    const wallet = walletAt(parts, first);
    if (!wallet) continue;
    parts.take(wallet);
    found.push(wallet);
  }
  return found;
}

function walletAt(parts: TextParts, first: number): FoundIdentifier | undefined {
  const text = parts.atoms[first]?.text ?? '';
  const prefixed = `0x${text}`;
  if (BARE_HEX.test(text) && parts.isListed(foldIdentifier(prefixed, 'crypto_address')))
    return { first, count: 1, value: prefixed, type: 'crypto_address' };
  if (text.length >= SHORTEST)
    return looksLikeWallet(text) ? { first, count: 1, value: text, type: 'crypto_address' } : undefined;
  if (!BEGINS.test(text)) return undefined;
  let value = text;
  const most = parts.reach(first, MAX_GROUPS);
  for (let count = 2; count <= most; count++) {
    value += parts.atoms[first + count - 1]?.text ?? '';
    // Only the last group may be a single character.
    const before = count > 2 ? (parts.atoms[first + count - 2]?.text.length ?? 0) : SHORTEST_GROUP;
    if (before < SHORTEST_GROUP || value.length > LONGEST) return undefined;
    if (value.length >= SHORTEST && looksLikeWallet(value) && parts.isListed(foldIdentifier(value, 'crypto_address')))
      return { first, count, value, type: 'crypto_address' };
  }
  return undefined;
}
