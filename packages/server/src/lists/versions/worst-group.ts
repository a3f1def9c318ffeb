import type { Listing } from '@namesake/engine';

/** Share of a type or programme that a new file may remove without being held. */
const MAX_SHARE = 0.02;
/** Removals up to this number are ordinary, however small the programme. */
const FEW = 4;

/** A type or programme of a list, and the number of its listings that a new file would remove. */
type Group = { readonly name: string; readonly all: number; readonly concerned: number };

/** Types and programmes that lose unusually many listings. */
type WorstGroups = {
  /** The group that loses most. */
  readonly worst: Group;
  /** The worst of the groups that a listing itself belongs to; undefined if it belongs to none. */
  of(listing: string): Group | undefined;
};

/** @returns undefined if no type and no programme loses unusually many */
export function worstGroups(
  before: Iterable<Listing>,
  concerned: { readonly size: number; has(id: string): boolean },
): WorstGroups | undefined {
  if (concerned.size <= FEW) return undefined;
  const groups = new Map<string, { name: string; all: number; concerned: number }>();
  const ofListing = new Map<string, readonly string[]>();
  for (const listing of before) {
    const names = groupNames(listing);
    const isConcerned = concerned.has(listing.id);
    if (isConcerned) ofListing.set(listing.id, names);
    for (const name of names) {
      const group = groups.get(name) ?? { name, all: 0, concerned: 0 };
      group.all += 1;
      if (isConcerned) group.concerned += 1;
      groups.set(name, group);
    }
  }
  const suspicious = [...groups.values()].filter(({ all, concerned }) => concerned > Math.max(FEW, all * MAX_SHARE));
  const ranked = suspicious.sort((a, b) => b.concerned / b.all - a.concerned / a.all || b.concerned - a.concerned);
  const [worst] = ranked;
  if (worst === undefined) return undefined;
  return { worst, of: (listing) => ranked.find(({ name }) => ofListing.get(listing)?.includes(name)) };
}

/** Reason for holding one listing: its own programme if that loses too many, otherwise the rest of the file. */
export function reasonFor(groups: WorstGroups, listing: string, lost: string): string {
  const own = groups.of(listing);
  if (own !== undefined) return sentence(own, lost);
  return `in the same file, ${sentence(groups.worst, lost)}`;
}

const sentence = ({ concerned, all, name }: Group, lost: string): string =>
  `${concerned} of ${all} listings of the ${name} ${lost}`;

function groupNames({ entityType, programs }: Listing): readonly string[] {
  return [`type ${entityType}`, ...new Set(programs.map((program) => `programme ${program}`))];
}
