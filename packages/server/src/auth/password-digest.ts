import { hash } from 'node:crypto';

/** Characters of a digest: 48 bits, so that of a million other passwords none is taken for a common one. */
export const DIGEST_LENGTH = 8;

/** What the table of common passwords holds of one, in lower case. */
export const passwordDigest = (lowerCase: string): string =>
  hash('sha256', lowerCase, 'base64url').slice(0, DIGEST_LENGTH);
