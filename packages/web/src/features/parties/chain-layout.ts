import type { EntityOwnership } from '@namesake/contract';

type Stake = EntityOwnership['owners'][number];

/** Size of a box and of the gaps between boxes, in the picture's own units. */
export const BOX = { width: 150, height: 40, gapX: 12, gapY: 46 } as const;

export type ChainBox = { readonly id: string; readonly x: number; readonly y: number };
export type ChainLine = {
  readonly stake: Stake;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
};

export type ChainLayout = {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly ChainBox[];
  readonly lines: readonly ChainLine[];
};

/**
 * Lays out a chain: the party at the bottom, each owner above everything it owns, so every line goes up. The chain has
 * no cycles.
 */
export function layOutChain(party: string, chain: readonly Stake[]): ChainLayout {
  const levels = levelsOf(party, chain);
  const rows: string[][] = [];
  for (const [id, level] of levels) {
    const row = rows[level] ?? [];
    row.push(id);
    rows[level] = row;
  }
  const most = Math.max(...rows.map(({ length }) => length));
  const width = most * BOX.width + (most - 1) * BOX.gapX;
  const boxes = rows.flatMap((ids, level) => {
    const used = ids.length * BOX.width + (ids.length - 1) * BOX.gapX;
    const y = (rows.length - 1 - level) * (BOX.height + BOX.gapY);
    return ids.map((id, at) => ({ id, x: (width - used) / 2 + at * (BOX.width + BOX.gapX), y }));
  });
  const places = new Map(boxes.map((box) => [box.id, box]));
  const lines = chain.flatMap((stake) => {
    const [owner, owned] = [places.get(stake.owner), places.get(stake.owned)];
    if (owner === undefined || owned === undefined) return [];
    const middle = BOX.width / 2;
    return [{ stake, x1: owner.x + middle, y1: owner.y + BOX.height, x2: owned.x + middle, y2: owned.y }];
  });
  return { width, height: rows.length * (BOX.height + BOX.gapY) - BOX.gapY, boxes, lines };
}

/** Level of each party above the bottom, by the longest path. */
function levelsOf(party: string, chain: readonly Stake[]): ReadonlyMap<string, number> {
  const levels = new Map([[party, 0]]);
  for (let pass = 0; pass <= chain.length; pass += 1) {
    let moved = false;
    for (const { owner, owned } of chain) {
      const below = levels.get(owned);
      if (below === undefined || (levels.get(owner) ?? 0) > below) continue;
      levels.set(owner, below + 1);
      moved = true;
    }
    if (!moved) break;
  }
  return levels;
}
