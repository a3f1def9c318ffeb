import { createHash } from 'node:crypto';

/** A weak ETag (RFC 9110): equal for answers that mean the same, though not byte for byte. */
export function weakEtag(meaning: unknown): string {
  return `W/"${createHash('sha256').update(JSON.stringify(meaning)).digest('base64url').slice(0, 22)}"`;
}

/** Whether an `If-None-Match` names this ETag. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  const names = (header ?? '').split(',').map((name) => name.trim().replace(/^W\//, ''));
  return names.includes('*') || names.includes(etag.slice(2));
}
