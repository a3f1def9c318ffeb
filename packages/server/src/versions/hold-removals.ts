import type { Listing } from '@namesake/engine';

/** Above this share of a type or programme, removals are not believed at once. */
const MOST_SHARE = 0.02;
/** So few removals are ordinary, however small the programme. */
const FEW = 4;

/** What decides whether removals are believed. */
export type RemovalCheck = {
  /** Listings searched until now, those whose removal is held already left out. */
  readonly before: Iterable<Listing>;
  /** Which of them the new version has no more, or only as delisted. */
  readonly removed: ReadonlyMap<string, 'absent' | 'delisted'>;
};

/**
 * Why the removals of a version are held back: the type or programme that loses most. A publisher's fault (a programme left out, a
 * file of half the ships) looks like delisting; real delistings come a few at a time.
 *
 * @returns undefined where the removals are ordinary
 */
export function whyHold({ before, removed }: RemovalCheck): string | undefined {
  if (removed.size <= FEW) return undefined;
  const groups = new Map<string, { all: number; removed: number }>();
  for (const { id, entityType, programs } of before)
    for (const name of new Set([`type ${entityType}`, ...programs.map((program) => `programme ${program}`)])) {
      const group = groups.get(name) ?? { all: 0, removed: 0 };
      group.all += 1;
      if (removed.has(id)) group.removed += 1;
      groups.set(name, group);
    }
  const suspicious = [...groups].filter(([, group]) => group.removed > Math.max(FEW, group.all * MOST_SHARE));
  const [worst] = suspicious.sort(([, a], [, b]) => b.removed / b.all - a.removed / a.all || b.removed - a.removed);
  if (worst === undefined) return undefined;
  const [name, group] = worst;
  const delisted = [...removed.values()].includes('delisted') ? ', or delisted in it' : '';
  return `${group.removed} of ${group.all} listings of the ${name} are gone from the publisher's file${delisted}`;
}
