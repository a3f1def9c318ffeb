/** A small seeded generator (mulberry32), so that every run of the tests sees the same invented parties. */
export type Random = () => number;

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const below = (count: number, random: Random): number => Math.floor(random() * count);

export function pick<T>(items: readonly T[], random: Random): T {
  const item = items[below(items.length, random)];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
}

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
