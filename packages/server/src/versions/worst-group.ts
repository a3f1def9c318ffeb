import type { Listing } from '@namesake/engine';

/** Above this share of a type or programme, what a file does to listings is not believed at once. */
const MOST_SHARE = 0.02;
/** So few are ordinary, however small the programme. */
const FEW = 4;

/** A type or programme of a list, and how many of its listings a new file would take away. */
export type Group = { readonly name: string; readonly all: number; readonly concerned: number };

/** The type or programme that unusually many of these listings are of, the worst; undefined where none has unusually many. */
export function worstGroup(
  before: Iterable<Listing>,
  concerned: { readonly size: number; has(id: string): boolean },
): Group | undefined {
  if (concerned.size <= FEW) return undefined;
  const groups = new Map<string, { name: string; all: number; concerned: number }>();
  for (const { id, entityType, programs } of before)
    for (const name of new Set([`type ${entityType}`, ...programs.map((program) => `programme ${program}`)])) {
      const group = groups.get(name) ?? { name, all: 0, concerned: 0 };
      group.all += 1;
      if (concerned.has(id)) group.concerned += 1;
      groups.set(name, group);
    }
  const suspicious = [...groups.values()].filter(({ all, concerned }) => concerned > Math.max(FEW, all * MOST_SHARE));
  const [worst] = suspicious.sort((a, b) => b.concerned / b.all - a.concerned / a.all || b.concerned - a.concerned);
  return worst;
}
