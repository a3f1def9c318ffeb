import { createHash } from 'node:crypto';
import type { Listing } from '@namesake/engine';

/**
 * `sha256:` and 64 hex digits over a listing's canonical JSON (RFC 8785: keys sorted, no white space). Equal listings
 * have equal hashes whatever the order of their members, so a changed hash means that the publisher's record or its
 * parsing changed.
 */
export function recordHash(listing: Listing): `sha256:${string}` {
  return `sha256:${createHash('sha256').update(canonicalJson(listing)).digest('hex')}`;
}

/** Canonical JSON of plain data; undefined members are left out, as in `JSON.stringify`. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}
