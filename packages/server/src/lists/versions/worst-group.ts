import type { Listing } from '@namesake/engine';

/** A new file may take away this share of a type or programme without being doubted. */
const MOST_SHARE = 0.02;
/** So few are ordinary, however small the programme. */
const FEW = 4;

/** A type or programme of a list, and how many of its listings a new file would take away. */
type Group = { readonly name: string; readonly all: number; readonly concerned: number };

/** The types and programmes of which a file takes away unusually many listings. */
type WorstGroups = {
  /** The one that loses most. */
  readonly worst: Group;
  /** The worst of those that a listing is in itself; undefined where it is in none of them. */
  of(listing: string): Group | undefined;
};

/** @returns undefined where no type and no programme loses unusually many */
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
  const suspicious = [...groups.values()].filter(({ all, concerned }) => concerned > Math.max(FEW, all * MOST_SHARE));
  const ranked = suspicious.sort((a, b) => b.concerned / b.all - a.concerned / a.all || b.concerned - a.concerned);
  const [worst] = ranked;
  if (worst === undefined) return undefined;
  return { worst, of: (listing) => ranked.find(({ name }) => ofListing.get(listing)?.includes(name)) };
}

/** Why one listing is held: by its own programme if that loses too many, otherwise by the rest of the file. */
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
