import { setImmediate } from 'node:timers/promises';
import { CUSTOMER_STATUSES, type CustomerStatus } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import { leafDigest, merklePath, merkleRoot, rootOfPath } from '../../proof/merkle-tree.ts';
import { referenceHash } from '../decisions/four-eyes.ts';

/** Bytes of a leaf: the keyed hash of a reference without its last byte, then one byte for the status. */
export const LEAF_BYTES = 32;
const NO_SALT = Buffer.alloc(0);

/** Leaf that a full run records for a customer. The reference cannot be derived from it. */
export function leafOf({ keys }: Pick<App, 'keys'>, reference: string, status: CustomerStatus): Buffer {
  const leaf = Buffer.from(referenceHash(keys, reference).subarray(0, LEAF_BYTES));
  leaf[LEAF_BYTES - 1] = CUSTOMER_STATUSES.indexOf(status);
  return leaf;
}

/** Looks up the status that a run recorded for a reference; undefined for customers not among the leaves. */
export function statusesIn(
  app: Pick<App, 'keys'>,
  parts: readonly Buffer[],
): (reference: string) => CustomerStatus | undefined {
  const known = new Map<string, number>();
  for (const part of parts) for (const leaf of leavesOf(part)) known.set(keyOf(leaf), leaf[LEAF_BYTES - 1] ?? -1);
  return (reference) => CUSTOMER_STATUSES[known.get(keyOf(leafOf(app, reference, 'clear'))) ?? -1];
}

const keyOf = (leaf: Buffer): string => leaf.toString('latin1', 0, LEAF_BYTES - 1);

/** A leaf, and the hashes that lead from it to the root of its part, then to the root of the run. */
export type LeafProof = {
  readonly leaf: Buffer;
  readonly status: CustomerStatus;
  readonly part: { readonly index: number; readonly count: number; readonly path: readonly Buffer[] };
  readonly run: { readonly index: number; readonly count: number; readonly path: readonly Buffer[] };
};

/** Root over the roots of the parts (RFC 6962). Yields after each part, since a million hashes take a second. */
export const rootOf = async (parts: readonly Buffer[]): Promise<Buffer> => merkleRoot(await partRoots(parts));

async function partRoots(parts: readonly Buffer[]): Promise<readonly Buffer[]> {
  const roots: Buffer[] = [];
  for (const part of parts) {
    roots.push(merkleRoot(digestsOf(part)));
    await setImmediate();
  }
  return roots;
}

const leavesOf = (part: Buffer): readonly Buffer[] =>
  Array.from({ length: part.length / LEAF_BYTES }, (_, at) => part.subarray(at * LEAF_BYTES, (at + 1) * LEAF_BYTES));
const digestsOf = (part: Buffer): readonly Buffer[] => leavesOf(part).map((leaf) => leafDigest(NO_SALT, leaf));

/** Proof that a customer is among the leaves; undefined if it is not. */
export async function proveLeaf(
  app: Pick<App, 'keys'>,
  parts: readonly Buffer[],
  reference: string,
): Promise<LeafProof | undefined> {
  const wanted = leafOf(app, reference, 'clear').subarray(0, LEAF_BYTES - 1);
  for (const [at, part] of parts.entries()) {
    const leaves = leavesOf(part);
    const index = leaves.findIndex((leaf) => leaf.subarray(0, LEAF_BYTES - 1).equals(wanted));
    const leaf = leaves[index];
    const status = CUSTOMER_STATUSES[leaf?.at(-1) ?? -1];
    if (leaf === undefined || status === undefined) continue;
    return {
      leaf,
      status,
      part: { index, count: leaves.length, path: merklePath(digestsOf(part), index) },
      run: { index: at, count: parts.length, path: merklePath(await partRoots(parts), at) },
    };
  }
  return undefined;
}

/** Root that a proof leads to; undefined if its hashes do not fit its positions. */
export function rootOfProof({ leaf, part, run }: Omit<LeafProof, 'status'>): Buffer | undefined {
  const ofPart = rootOfPath(leafDigest(NO_SALT, leaf), part, part.path);
  return ofPart && rootOfPath(ofPart, run, run.path);
}
