import { EFFECTS, type Effect, type IndexData } from '@namesake/engine';

/**
 * Number of listings of one list with each legal effect. A listing counts for each of its effects; delisted ones do not
 * count.
 */
export type EffectCount = { readonly effect: Effect; readonly listings: number };

/** Counts the listings of a list by effect, since policies search only some effects. */
export function effectsOf({ lists, listings }: IndexData, list: string): readonly EffectCount[] {
  const number = lists.indexOf(list);
  const counts = EFFECTS.map(() => 0);
  listings.effects.forEach((bits, place) => {
    if (listings.list[place] !== number || listings.delisted[place] === 1) return;
    for (let effect = 0; effect < counts.length; effect++)
      if (((bits >> effect) & 1) === 1) counts[effect] = (counts[effect] ?? 0) + 1;
  });
  return EFFECTS.map((effect, i) => ({ effect, listings: counts[i] ?? 0 })).filter(({ listings }) => listings > 0);
}
