import type { PartyFacts } from './party-facts.ts';
import type { Tie } from './party-forest.ts';
import { FACT_KEYS } from './party-keys.ts';
import { pairsAmong, pairsOf, sharing } from './shared-keys.ts';

/**
 * Ties by identifiers unique to a party: the publisher's number, a UN reference, a ship's number, an LEI, a document.
 * @param haveCommonName whether two listings roughly share a name: some references belong to another party
 * @param agree whether they share a name: some documents belong to a relative
 */
export function* numberTies(
  facts: readonly (PartyFacts | undefined)[],
  positionOf: (id: string) => number | undefined,
  haveCommonName: (one: number, other: number) => boolean,
  agree: (one: number, other: number) => boolean,
): Generator<Tie> {
  for (const [other, own] of facts.entries()) {
    const one = own?.repeats === undefined ? undefined : positionOf(own.repeats);
    if (one !== undefined) yield { one, other, code: 'repeats' };
  }
  // Listings that repeat the same record are one party even if that record is not loaded.
  for (const [id, listings] of sharing(facts, FACT_KEYS.repeats))
    if (positionOf(id) === undefined)
      for (const [one, other] of pairsAmong(listings)) yield { one, other, code: 'repeats' };
  for (const [one, other] of pairsOf(sharing(facts, FACT_KEYS.publisher)))
    yield { one, other, code: 'publisher_number' };
  for (const [one, other] of pairsOf(sharing(facts, FACT_KEYS.reference)))
    if (haveCommonName(one, other)) yield { one, other, code: 'un_reference' };
  for (const [one, other] of pairsOf(sharing(facts, FACT_KEYS.imo))) yield { one, other, code: 'imo' };
  for (const [key, listings] of sharing(facts, FACT_KEYS.document))
    for (const [one, other] of pairsAmong(listings))
      if (agree(one, other) && issuedAlike(facts[one], facts[other], key))
        yield { one, other, code: key.startsWith('lei:') ? 'lei' : 'document' };
  for (const [one, other] of pairsOf(sharing(facts, FACT_KEYS.bank)))
    if (agree(one, other)) yield { one, other, code: 'document' };
}

/** Whether two listings share a number unique to one party, from the same issuer as far as stated. */
export const shareNumber = (one: PartyFacts, other: PartyFacts): boolean =>
  one.numbers.some(({ key }) => other.numbers.some((number) => number.key === key) && issuedAlike(one, other, key));

function issuedAlike(one: PartyFacts | undefined, other: PartyFacts | undefined, key: string): boolean {
  const issuers = (facts: PartyFacts | undefined) =>
    (facts?.numbers ?? []).filter((number) => number.key === key).flatMap(({ country }) => country ?? []);
  const [ours, theirs] = [issuers(one), issuers(other)];
  return ours.length === 0 || theirs.length === 0 || ours.some((country) => theirs.includes(country));
}
