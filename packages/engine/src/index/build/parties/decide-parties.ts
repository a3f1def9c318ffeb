import { type PartyDecision, TIE_CODES } from '../../../types/party.ts';
import type { PartyTable } from '../../tables/index-data.ts';
import { partiesOf } from './group-parties.ts';
import { PartyForest } from './party-forest.ts';

/**
 * The parties of an index after an operator's decisions: joins first, then the index's own ties, except those that
 * would reunite a split. Decisions about listings that are no longer present have no effect.
 * @param table the index's own parties
 */
export function decideParties(
  table: PartyTable,
  decisions: readonly PartyDecision[],
  positionOf: (id: string) => number | undefined,
): PartyTable {
  const placed = decisions.map(({ kind, listings, others }) => ({
    kind,
    listings: placesOf(listings, positionOf),
    others: placesOf(others, positionOf),
  }));
  const effective = placed.filter(({ listings, others }) => listings.length > 0 && others.length > 0);
  if (effective.length === 0) return table;
  const splits = effective.filter(({ kind }) => kind === 'split');
  const apart = new Set(
    splits.flatMap(({ listings, others }) => listings.flatMap((a) => others.map((b) => key(a, b)))),
  );
  const forbids = (one: number, other: number): boolean => apart.has(key(one, other));
  const forest = new PartyForest(table.entity.length);
  for (const { kind, listings, others } of effective)
    if (kind === 'join') forest.join({ one: listings[0] ?? 0, other: others[0] ?? 0, code: 'operator' }, forbids);
  table.tiedTo.forEach((other, listing) => {
    const code = TIE_CODES[table.tiedBy[listing] ?? 0];
    if (other !== listing && code !== undefined) forest.join({ one: other, other: listing, code }, forbids);
  });
  // Listings on one side of a split stay together, even if they were tied through the other side.
  for (const { listings, others } of splits)
    for (const side of [listings, others])
      for (const [i, other] of side.entries()) {
        const one = side.find((earlier, j) => j < i && table.entity[earlier] === table.entity[other]);
        if (one !== undefined) forest.join({ one, other, code: 'operator' }, forbids);
      }
  return partiesOf(forest, table.entity.length);
}

const placesOf = (ids: readonly string[], positionOf: (id: string) => number | undefined): readonly number[] =>
  ids.map(positionOf).filter((place) => place !== undefined);

const key = (one: number, other: number): string => `${Math.min(one, other)} ${Math.max(one, other)}`;
