import type { EntityOwnership } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import { BOX, layOutChain } from './chain-layout.ts';

const stake = (owner: string, owned: string): EntityOwnership['owners'][number] => ({
  owner,
  owned,
  sharePercent: '50',
  control: false,
  kind: 'owned by',
  statedBy: 'operator',
  listing: null,
  source: null,
  asOf: null,
});

describe('the picture of a chain', () => {
  it('has every owner above all that it owns, also where it owns directly and through another', () => {
    const { boxes, lines } = layOutChain('p', [stake('a', 'p'), stake('x', 'p'), stake('x', 'a')]);
    const y = (id: string) => boxes.find((box) => box.id === id)?.y ?? Number.NaN;
    expect(y('x')).toBeLessThan(y('a'));
    expect(y('a')).toBeLessThan(y('p'));
    expect(lines.every(({ y1, y2 }) => y1 < y2)).toBe(true);
  });

  it('is as wide as its widest row, with no boxes on one another', () => {
    const { boxes, width } = layOutChain('p', [stake('a', 'p'), stake('b', 'p'), stake('x', 'a')]);
    expect(width).toBe(2 * BOX.width + BOX.gapX);
    const row = boxes.filter(({ id }) => id === 'a' || id === 'b').map(({ x }) => x);
    expect(Math.abs((row[0] ?? 0) - (row[1] ?? 0))).toBeGreaterThan(BOX.width);
  });

  it('is the party alone where nothing counts', () => {
    expect(layOutChain('p', [])).toMatchObject({ boxes: [{ id: 'p', x: 0, y: 0 }], lines: [], height: BOX.height });
  });
});
