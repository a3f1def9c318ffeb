import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';
import { sha256 } from './canonical-bytes.ts';

/** A key that signs segments. */
export type SigningKey = {
  readonly id: string;
  /** Ed25519, 32 bytes. */
  readonly publicKey: Buffer;
  readonly privateKey: KeyObject;
};

// DER prefixes of a 32-byte Ed25519 key in PKCS #8 and in SPKI (RFC 8410).
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

const SPKI = Buffer.from('302a300506032b6570032100', 'hex');
const KEY_BYTES = 32;

/** Maximum number of key generations derived from the secret. */
const MAX_GENERATIONS = 100;

/** Signing key of a generation, derived from the installation's receipt key: the same on every start. */
export function signingKey(master: KeyObject, generation: number): SigningKey {
  const seed = Buffer.from(hkdfSync('sha256', master, '', `namesake/receipts/${generation}`, KEY_BYTES));
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = rawPublicKey(createPublicKey(privateKey));
  return { id: keyIdOf(publicKey), publicKey, privateKey };
}

/** Id of a public key: the first half of its SHA-256, so that no other key has the same. */
export const keyIdOf = (publicKey: Uint8Array): string => `rk_${sha256(publicKey).toString('hex', 0, KEY_BYTES / 2)}`;

/** Signs the head of a segment. */
export const signHead = (head: Buffer, { privateKey }: SigningKey): Buffer => sign(null, head, privateKey);

/** Public key from its 32 bytes. */
export const publicKeyOf = (raw: Uint8Array): KeyObject =>
  createPublicKey({ key: Buffer.concat([SPKI, raw]), format: 'der', type: 'spki' });

/** The 32 bytes of an Ed25519 public key. */
export const rawPublicKey = (key: KeyObject): Buffer =>
  key.export({ format: 'der', type: 'spki' }).subarray(SPKI.length);

/** Whether a key signed a head. */
export function isSignedBy(head: Buffer, signature: Buffer, publicKey: KeyObject): boolean {
  return verify(null, head, publicKey, signature);
}

/** Ids of all keys derived from an installation's receipt key. */
export function keyIdsOf(master: KeyObject): ReadonlySet<string> {
  return new Set(Array.from({ length: MAX_GENERATIONS }, (_, index) => signingKey(master, index + 1).id));
}
