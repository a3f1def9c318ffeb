import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalBytes } from '../../src/proof/canonical-bytes.ts';
import { leafDigest, merklePath, merkleRoot, rootOfPath } from '../../src/proof/merkle-tree.ts';

/** The tree by the words of RFC 6962, section 2.1, and nothing else. */
const sha = (...parts: readonly Uint8Array[]): Buffer => {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest();
};
function byDefinition(data: readonly Buffer[]): Buffer {
  const [only, ...more] = data;
  if (only === undefined) return sha();
  if (more.length === 0) return sha(Buffer.of(0), only);
  let k = 1;
  while (k * 2 < data.length) k *= 2;
  return sha(Buffer.of(1), byDefinition(data.slice(0, k)), byDefinition(data.slice(k)));
}
const leaf = (data: Buffer): Buffer => leafDigest(Buffer.alloc(0), data);

describe('the tree over entries', () => {
  it('is that of RFC 6962, whatever the number of leaves', () => {
    for (let count = 0; count <= 40; count += 1) {
      const data = Array.from({ length: count }, (_, n) => Buffer.from(`entry ${n}`));
      expect([count, merkleRoot(data.map(leaf))]).toEqual([count, byDefinition(data)]);
    }
  });

  it('gives the roots that certificate transparency publishes for its test leaves', () => {
    const data = ['', '00', '10', '2021', '3031', '40414243'].map((hex) => Buffer.from(hex, 'hex'));
    expect(merkleRoot([]).toString('hex')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(merkleRoot(data.slice(0, 1).map(leaf)).toString('hex')).toBe(
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
    );
    expect(merkleRoot(data.slice(0, 2).map(leaf)).toString('hex')).toBe(
      'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
    );
    expect(merkleRoot(data.slice(0, 6).map(leaf)).toString('hex')).toBe(
      '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
    );
  });

  it('has a path from each leaf to the root, and none from another leaf or place', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 70 }), fc.nat(), fc.nat(), (count, a, b) => {
        const leaves = Array.from({ length: count }, (_, n) => leaf(Buffer.from(String(n))));
        const [index, other] = [a % count, b % count];
        const path = merklePath(leaves, index);
        const root = merkleRoot(leaves);
        const from = leaves[index] ?? Buffer.alloc(0);
        expect(rootOfPath(from, { index, count }, path)).toEqual(root);
        expect(rootOfPath(leaf(Buffer.from('else')), { index, count }, path)).not.toEqual(root);
        if (other !== index) expect(rootOfPath(from, { index: other, count }, path)).not.toEqual(root);
        expect(rootOfPath(from, { index, count }, [...path, root])).toBeUndefined();
        if (path.length > 0) expect(rootOfPath(from, { index, count }, path.slice(1))).toBeUndefined();
      }),
    );
  });
});

describe('canonical bytes', () => {
  it('are lengths and fields, computed by hand', () => {
    expect(canonicalBytes('a', ['ü', 12, Buffer.of(0)]).toString('hex')).toBe(
      ['00000001', '61', '00000002', 'c3bc', '00000002', '3132', '00000001', '00'].join(''),
    );
  });

  it('differ wherever the fields do', () => {
    const fields = fc.array(fc.string({ unit: 'binary' }), { maxLength: 4 });
    const wellFormed = fields.filter((texts) => texts.every((text) => text.isWellFormed()));
    fc.assert(
      fc.property(wellFormed, wellFormed, (one, other) => {
        const same = JSON.stringify(one) === JSON.stringify(other);
        expect(canonicalBytes('p', one).equals(canonicalBytes('p', other))).toBe(same);
      }),
    );
  });
});
