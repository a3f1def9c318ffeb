import { hash } from 'node:crypto';

/** SHA-256 of these bytes, one after another. */
export function sha256(...parts: readonly Uint8Array[]): Buffer {
  return hash('sha256', Buffer.concat(parts), 'buffer');
}
