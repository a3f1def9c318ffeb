import { createHash, randomBytes } from 'node:crypto';

/** A new one-time token: 192 random bits, so that a plain hash of it can be kept. */
export const newOneTimeToken = (): string => randomBytes(24).toString('base64url');

/** What is kept of a one-time token. */
export const hashOneTimeToken = (token: string): Buffer => createHash('sha256').update(token).digest();
