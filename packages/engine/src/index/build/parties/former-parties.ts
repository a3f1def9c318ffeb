import { hashNumber, hashText } from '../../../words/form/hash.ts';
import type { PartyTable } from '../../tables/index-data.ts';
import { type PackedStrings, stringAt } from '../../tables/packed-strings.ts';
import { type Rows, RowsBuilder, rowAt } from '../../tables/rows.ts';
import { namesOfBodies, namesOfPeople } from './name-ties.ts';
import type { PartyFacts } from './party-facts.ts';
import type { Tie } from './party-forest.ts';
import { FACT_KEYS } from './party-keys.ts';
import type { PartyNames } from './party-names.ts';
import { MAX_COMPARED } from './shared-keys.ts';

/** What a later index needs, besides the party table, to take over parties. */
export type PartyNotes = {
  /** By listing, hashes of everything that may tie others to it: two listings with something in common share a hash. */
  readonly keys: Rows;
  /** By listing, the first listing reachable through ties, refused ones included. */
  readonly groups: Int32Array;
};

/** The parties of an earlier index. */
export type FormerParties = {
  readonly table: PartyTable;
  readonly notes: PartyNotes;
  /** By listing, its position there if it is unchanged; negative for the others. */
  readonly places: Int32Array;
  /** Reads the facts of a listing that joining needs. */
  readonly factsAt: (listing: number) => PartyFacts;
};

/** `facts`, `keys` and `ids` are those of the listings; facts are read on demand. */
type Listed = {
  readonly facts: (PartyFacts | undefined)[];
  readonly keys: Rows;
  readonly ids: PackedStrings;
  readonly positionOf: (id: string) => number | undefined;
};

const NAMED = { people: 100, bodies: 101 } as const;
const repeatsKey = (id: string): number => hashText(id, 0) | 0;

/** The keys of all listings (see `PartyNotes`). Unchanged listings keep their keys. */
export function partyKeys(
  facts: readonly (PartyFacts | undefined)[],
  names: PartyNames,
  before: FormerParties | undefined,
): Rows {
  const keys = new RowsBuilder();
  for (const [listing, own] of facts.entries()) {
    const place = before?.places[listing] ?? -1;
    if (before !== undefined && place >= 0) keys.add(rowAt(before.notes.keys, place));
    else keys.add(own === undefined ? [] : keysOf(own, names, listing));
  }
  return keys.build();
}

function keysOf(own: PartyFacts, names: PartyNames, listing: number): readonly number[] {
  const listed = names.of(listing);
  return [
    ...Object.values(FACT_KEYS).flatMap((keys, kind) => keys(own).map((key) => hashText(`${key}`, kind) | 0)),
    ...namesOfPeople(own.type, listed).map(({ words }) => hashNumber(names.hashOf(words), NAMED.people) | 0),
    ...namesOfBodies(own.type, listed).map(({ core }) => hashNumber(names.hashOfTokens(core), NAMED.bodies) | 0),
  ];
}

const OPEN = 1;
/** A listing that only counts towards the number that share a key; its ties are not recomputed. */
const COUNTED = 2;

/**
 * Finds the listings whose ties may have changed and reads the facts their ties need. These are new and changed
 * listings, those that share a key with the old or new version of one, and those that were tied to any of them. Keys
 * shared only by other listings are shared by as many as before.
 */
export function openListings({ facts, keys, ids, positionOf }: Listed, before: FormerParties): Uint8Array {
  const { places, notes } = before;
  const state = new Uint8Array(places.length);
  const [touched, groups] = [new Set<number>(), new Set<number>()];
  const isKept = new Uint8Array(notes.groups.length);
  const touch = (rows: Rows, listing: number): void => {
    for (const key of rowAt(rows, listing)) touched.add(key);
  };
  places.forEach((place, listing) => {
    if (place >= 0) {
      isKept[place] = 1;
      return;
    }
    state[listing] = OPEN;
    touch(keys, listing);
    // Others may have repeated this record before it was listed; those that repeat a removed one are in its group.
    touched.add(repeatsKey(stringAt(ids, listing)));
    const repeated = facts[listing]?.repeats;
    const one = repeated === undefined ? undefined : positionOf(repeated);
    if (one !== undefined) state[one] = OPEN;
  });
  isKept.forEach((kept, place) => {
    if (kept === 1) return;
    touch(notes.keys, place);
    groups.add(notes.groups[place] ?? 0);
  });
  const eachWith = (isKey: (key: number) => boolean, next: number): void => {
    for (let listing = 0; listing < state.length; listing++)
      if (state[listing] === 0 && rowAt(keys, listing).some(isKey)) state[listing] = next;
  };
  eachWith((key) => touched.has(key), OPEN);
  const groupOf = (listing: number): number => notes.groups[places[listing] ?? -1] ?? -1;
  state.forEach((own, listing) => {
    if (own === OPEN) groups.add(groupOf(listing));
  });
  groups.delete(-1);
  for (let listing = 0; listing < state.length; listing++) if (groups.has(groupOf(listing))) state[listing] = OPEN;
  const crowded = crowdedKeys(keys, state);
  eachWith((key) => crowded.has(key), COUNTED);
  state.forEach((own, listing) => {
    if (own !== 0) facts[listing] ??= before.factsAt(listing);
  });
  return state;
}

/** Keys of open listings that more listings share than are compared. */
function crowdedKeys(keys: Rows, state: Uint8Array): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (let listing = 0; listing < state.length; listing++)
    if (state[listing] === OPEN) for (const key of rowAt(keys, listing)) counts.set(key, 0);
  for (const key of keys.values) {
    const count = counts.get(key);
    if (count !== undefined) counts.set(key, count + 1);
  }
  return new Set([...counts].flatMap(([key, count]) => (count > MAX_COMPARED ? [key] : [])));
}

/** Whether a tie is between two listings whose ties are recomputed. */
export const isOpen = (state: Uint8Array, { one, other }: Tie): boolean => state[one] === OPEN && state[other] === OPEN;

/** Merges the parties and groups of open listings with those that all others already had. */
export function withFormer(
  table: PartyTable,
  groups: Int32Array,
  state: Uint8Array,
  { places, notes, table: was }: FormerParties,
): { readonly table: PartyTable; readonly groups: Int32Array } {
  const now = new Int32Array(notes.groups.length);
  places.forEach((place, listing) => {
    if (place >= 0) now[place] = listing;
  });
  const kept = (own: Int32Array, before: Int32Array): Int32Array =>
    own.map((value, listing) => (state[listing] === OPEN ? value : (now[before[places[listing] ?? 0] ?? 0] ?? 0)));
  return {
    table: {
      entity: kept(table.entity, was.entity),
      tiedTo: kept(table.tiedTo, was.tiedTo),
      tiedBy: table.tiedBy.map((by, listing) =>
        state[listing] === OPEN ? by : (was.tiedBy[places[listing] ?? 0] ?? 0),
      ),
    },
    groups: kept(groups, notes.groups),
  };
}
