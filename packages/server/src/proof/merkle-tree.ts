import { hash } from 'node:crypto';
import { sha256 } from './canonical-bytes.ts';

const LEAF = Buffer.of(0);
const DIGEST_BYTES = 32;

/** Bytes of an entry's salt: without it, the digest reveals nothing about the content. */
export const SALT_BYTES = 16;

/** Hash of a leaf (RFC 6962, section 2.1): the salt and the canonical bytes of an entry. */
export function leafDigest(salt: Uint8Array, content: Uint8Array): Buffer {
  return sha256(LEAF, salt, content);
}

/** Hash of two neighbouring nodes (RFC 6962, section 2.1). */
function nodeDigest(left: Uint8Array, right: Uint8Array): Buffer {
  const bytes = Buffer.allocUnsafe(1 + 2 * DIGEST_BYTES);
  bytes[0] = 1;
  bytes.set(left, 1);
  bytes.set(right, 1 + DIGEST_BYTES);
  return hash('sha256', bytes, 'buffer');
}

/** Merkle root of the leaves (RFC 6962, section 2.1); without leaves, the SHA-256 of an empty input. */
export function merkleRoot(leaves: readonly Buffer[]): Buffer {
  if (leaves.length === 0) return sha256();
  let level = leaves;
  while (level.length > 1) level = parents(level);
  return level[0] ?? sha256();
}

/** Hashes on the path from a leaf to the root (RFC 6962, section 2.1.1), lowest first. */
export function merklePath(leaves: readonly Buffer[], index: number): readonly Buffer[] {
  const path: Buffer[] = [];
  let at = index;
  for (let level = leaves; level.length > 1; level = parents(level)) {
    const neighbour = level[at ^ 1];
    if (neighbour !== undefined) path.push(neighbour);
    at >>= 1;
  }
  return path;
}

/** Root computed from a leaf and its path; undefined if the path has the wrong length for the position. */
export function rootOfPath(
  leaf: Buffer,
  { index, count }: { readonly index: number; readonly count: number },
  path: readonly Buffer[],
): Buffer | undefined {
  if (!(index >= 0 && index < count)) return undefined;
  const rest = [...path];
  let [digest, at, width] = [leaf, index, count];
  while (width > 1) {
    const isLeft = at % 2 === 0;
    // The last node of an odd number has no neighbour and moves up unchanged.
    if (!isLeft || at + 1 < width) {
      const neighbour = rest.shift();
      if (neighbour?.length !== DIGEST_BYTES) return undefined;
      digest = isLeft ? nodeDigest(digest, neighbour) : nodeDigest(neighbour, digest);
    }
    at = Math.floor(at / 2);
    width = Math.ceil(width / 2);
  }
  return rest.length === 0 ? digest : undefined;
}

function parents(level: readonly Buffer[]): readonly Buffer[] {
  const above: Buffer[] = [];
  for (let at = 0; at < level.length; at += 2) {
    const [left, right] = [level[at], level[at + 1]];
    if (left !== undefined) above.push(right === undefined ? left : nodeDigest(left, right));
  }
  return above;
}
