import { TIE_CODES, type TieCode, tieNumber } from '../../../types/party.ts';
import type { NameTable, PartyTable } from '../../tables/index-data.ts';
import { type PackedStrings, stringAt } from '../../tables/packed-strings.ts';
import { conflict } from './conflicts.ts';
import { type FormerParties, isOpen, openListings, type PartyNotes, partyKeys, withFormer } from './former-parties.ts';
import { haveCommonName } from './have-common-name.ts';
import { nameTies } from './name-ties.ts';
import { mainNamesAgree, namesAgree, shareCoreName, shareMainCore } from './names-agree.ts';
import { numberTies, shareNumber } from './number-ties.ts';
import type { PartyFacts } from './party-facts.ts';
import { PartyForest, type Tie } from './party-forest.ts';
import { PartyNames } from './party-names.ts';
import { areSeparateRecords } from './separate-records.ts';

/** Input of grouping. Listings are in order of precedence. */
export type PartySource = {
  /** Undefined for unchanged listings whose facts have not been read; `before` reads them. */
  readonly facts: (PartyFacts | undefined)[];
  readonly ids: PackedStrings;
  readonly names: NameTable;
  readonly nameStarts: Uint32Array;
  /** The word of a token. */
  readonly textOf: (token: number) => string;
  readonly positionOf: (id: string) => number | undefined;
};

/**
 * Groups listings into parties for display: by numbers unique to a party, and by names with corroborating details.
 * Strongest ties come first; a tie that would join contradicting listings is refused.
 * @param before parties of an earlier index; those that are not affected by changes are taken over
 */
export function groupParties(
  { facts, ids, names, nameStarts, textOf, positionOf }: PartySource,
  before?: FormerParties,
): Grouped {
  const own = new PartyNames(names, nameStarts, textOf);
  const agree = (one: number, other: number): boolean =>
    facts[one]?.type === 'organization' ? shareCoreName(own, one, other) : namesAgree(own, one, other);
  const agreeInMain = (one: number, other: number): boolean =>
    (facts[one]?.type === 'organization' ? shareMainCore : mainNamesAgree)(own, one, other);
  const valuesOf = (listing: number): string[] =>
    Array.from({ length: (nameStarts[listing + 1] ?? 0) - (nameStarts[listing] ?? 0) }, (_, i) =>
      stringAt(names.values, (nameStarts[listing] ?? 0) + i),
    );
  const common = (one: number, other: number): boolean => haveCommonName(valuesOf(one), valuesOf(other));
  const keys = partyKeys(facts, own, before);
  const open = before && openListings({ facts, keys, ids, positionOf }, before);
  const found: Tie[] = [...numberTies(facts, positionOf, common, agree), ...nameTies(facts, own, agree)];
  const ties = open === undefined ? found : found.filter((tie) => isOpen(open, tie));
  const forest = new PartyForest(facts.length);
  for (const tie of ties.sort(byStrength))
    forest.join(tie, (one, other) => {
      const [a, b] = [facts[one], facts[other]];
      if (a === undefined || b === undefined || conflict(a, b, tie.code, isOf(tie, one, other))) return true;
      if (BY_NUMBER.has(tie.code) || (shareNumber(a, b) && agreeInMain(one, other))) return false;
      return areSeparateRecords(a, b, own.of(one), own.of(other));
    });
  const made = { table: partiesOf(forest, facts.length), groups: groupsOf(ties, facts.length) };
  const { table, groups } = before && open ? withFormer(made.table, made.groups, open, before) : made;
  return { table, notes: { keys, groups } };
}

/** Parties, and notes with which a later index takes them over. */
type Grouped = { readonly table: PartyTable; readonly notes: PartyNotes };

/** By listing, the first listing reachable through ties. */
function groupsOf(ties: readonly Tie[], listings: number): Int32Array {
  const first = Int32Array.from({ length: listings }, (_, listing) => listing);
  const firstOf = (listing: number): number => {
    let at = listing;
    for (let next = first[at] ?? at; next !== at; next = first[at] ?? at) at = next;
    first[listing] = at;
    return at;
  };
  for (const { one, other } of ties) {
    const [a, b] = [firstOf(one), firstOf(other)];
    first[Math.max(a, b)] = Math.min(a, b);
  }
  return first.map((_, listing) => firstOf(listing));
}

/** Whether a tie is between two given listings. */
const isOf = (tie: Tie, one: number, other: number): boolean =>
  (tie.one === one && tie.other === other) || (tie.one === other && tie.other === one);

/** Ties that apply to two records of one list. */
const BY_NUMBER: ReadonlySet<TieCode> = new Set<TieCode>(['repeats', 'publisher_number', 'un_reference', 'imo']);

/** Strongest first, then in order of listings, so the order of input does not matter. */
const byStrength = (a: Tie, b: Tie): number =>
  tieNumber(a.code) - tieNumber(b.code) || (a.aliases ?? 0) - (b.aliases ?? 0) || a.one - b.one || a.other - b.other;

/** Directs the ties of a forest towards the first listing of each party. */
export function partiesOf(forest: PartyForest, listings: number): PartyTable {
  const entity = forest.roots();
  const tiedTo = Int32Array.from({ length: listings }, (_, listing) => listing);
  const tiedBy = new Uint8Array(listings);
  const tiesOf = new Map<number, Tie[]>();
  for (const tie of forest.ties)
    for (const listing of [tie.one, tie.other]) {
      const known = tiesOf.get(listing);
      if (known) known.push(tie);
      else tiesOf.set(listing, [tie]);
    }
  const open = [...new Set(forest.ties.map(({ one }) => entity[one] ?? one))];
  const seen = new Set(open);
  for (let listing = open.pop(); listing !== undefined; listing = open.pop())
    for (const { one, other, code } of tiesOf.get(listing) ?? []) {
      const next = one === listing ? other : one;
      if (seen.has(next)) continue;
      seen.add(next);
      tiedTo[next] = listing;
      tiedBy[next] = TIE_CODES.indexOf(code);
      open.push(next);
    }
  return { entity, tiedTo, tiedBy };
}
