import { createCipheriv, createDecipheriv, createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

const PREFIX = 'cus_';
const MAC_BYTES = 16;
const ALGORITHM = 'aes-256-ctr';

/**
 * A customer reference for use in addresses: encrypted deterministically under a key of this installation, with its MAC
 * as the synthetic IV (SIV, RFC 5297).
 */
export function customerIdOf(key: KeyObject, externalRef: string): string {
  const mac = macOf(key, externalRef);
  const cipher = createCipheriv(ALGORITHM, cipherKey(key), mac);
  return PREFIX + Buffer.concat([mac, cipher.update(externalRef, 'utf8'), cipher.final()]).toString('base64url');
}

/** The reference; undefined if the id is not from this installation. */
export function referenceOf(key: KeyObject, id: string): string | undefined {
  if (!id.startsWith(PREFIX)) return undefined;
  const bytes = Buffer.from(id.slice(PREFIX.length), 'base64url');
  if (bytes.length <= MAC_BYTES) return undefined;
  const mac = bytes.subarray(0, MAC_BYTES);
  const decipher = createDecipheriv(ALGORITHM, cipherKey(key), mac);
  const text = Buffer.concat([decipher.update(bytes.subarray(MAC_BYTES)), decipher.final()]).toString('utf8');
  return timingSafeEqual(mac, macOf(key, text)) ? text : undefined;
}

const macOf = (key: KeyObject, text: string): Buffer =>
  createHmac('sha256', key).update(`reference\n${text}`).digest().subarray(0, MAC_BYTES);
const cipherKey = (key: KeyObject): Buffer => createHmac('sha256', key).update('encryption').digest();
