import type { ListInfo } from '@namesake/contract';

export type Effect = ListInfo['effect'];

/** Listings with one effect, by list. */
export type EffectRow = {
  readonly effect: Effect;
  readonly listings: number;
  readonly lists: readonly { readonly id: string; readonly title: string; readonly listings: number }[];
};

/** Number of listings with each effect in the loaded lists, largest first. */
export function effectRows(lists: readonly ListInfo[]): readonly EffectRow[] {
  const found = [...new Set(lists.flatMap(({ effects }) => effects.map(({ effect }) => effect)))];
  const rows = found.map((effect): EffectRow => {
    const having = lists.flatMap(({ id, title, effects }) => {
      const listings = effects.find((each) => each.effect === effect)?.listingCount ?? 0;
      return listings === 0 ? [] : [{ id, title, listings }];
    });
    return { effect, listings: having.reduce((sum, each) => sum + each.listings, 0), lists: having };
  });
  return rows.toSorted((a, b) => b.listings - a.listings);
}
