import type { PartyFacts } from './party-facts.ts';
import type { Tie } from './party-forest.ts';
import { pairsAmong, pairsOf, sharing } from './shared-keys.ts';

/** Lists of one publisher that number their records together. */
const NUMBERED_TOGETHER: Readonly<Record<string, string>> = { us_ofac_sdn: 'ofac', us_ofac_cons: 'ofac' };

/**
 * Ties by identifiers unique to a party: the publisher's number, a UN reference, a ship's number, an LEI, a document.
 * @param haveCommonName whether two listings have a name roughly in common: some references are another party's
 * @param agree whether they share a name: some documents are those of a relative
 */
export function* numberTies(
  facts: readonly PartyFacts[],
  positionOf: (id: string) => number | undefined,
  haveCommonName: (one: number, other: number) => boolean,
  agree: (one: number, other: number) => boolean,
): Generator<Tie> {
  for (const [other, { repeats }] of facts.entries()) {
    const one = repeats === undefined ? undefined : positionOf(repeats);
    if (one !== undefined) yield { one, other, code: 'repeats' };
  }
  yield* repeatsOfOne(facts, positionOf);
  const numbers = sharing(facts, ({ list, sourceId }) => ofPublisher(list, sourceId));
  for (const [one, other] of pairsOf(numbers)) yield { one, other, code: 'publisher_number' };
  const references = sharing(facts, ({ reference }) => (reference === undefined ? [] : [reference]));
  for (const [one, other] of pairsOf(references))
    if (haveCommonName(one, other)) yield { one, other, code: 'un_reference' };
  for (const [one, other] of pairsOf(sharing(facts, ({ imos }) => imos))) yield { one, other, code: 'imo' };
  const documents = sharing(facts, ({ numbers: own }) => own.map(({ key }) => key));
  for (const [key, listings] of documents)
    for (const [one, other] of pairsAmong(listings))
      if (agree(one, other) && issuedAlike(facts[one], facts[other], key))
        yield { one, other, code: key.startsWith('lei:') ? 'lei' : 'document' };
  for (const [one, other] of pairsOf(sharing(facts, ({ banks }) => banks)))
    if (agree(one, other)) yield { one, other, code: 'document' };
}

/** Whether two listings share a number that one party only has, from one issuer as far as it is said. */
export const shareNumber = (one: PartyFacts, other: PartyFacts): boolean =>
  one.numbers.some(({ key }) => other.numbers.some((number) => number.key === key) && issuedAlike(one, other, key));

/** Listings that repeat one record are one party even if that record is not loaded. */
function* repeatsOfOne(facts: readonly PartyFacts[], positionOf: (id: string) => number | undefined): Generator<Tie> {
  const absent = sharing(facts, ({ repeats }) => (repeats && positionOf(repeats) === undefined ? [repeats] : []));
  for (const [one, other] of pairsOf(absent)) yield { one, other, code: 'repeats' };
}

function ofPublisher(list: string, sourceId: string): readonly string[] {
  const publisher = NUMBERED_TOGETHER[list];
  return publisher === undefined ? [] : [`${publisher}:${sourceId}`];
}

function issuedAlike(one: PartyFacts | undefined, other: PartyFacts | undefined, key: string): boolean {
  const issuers = (facts: PartyFacts | undefined) =>
    (facts?.numbers ?? []).filter((number) => number.key === key).flatMap(({ country }) => country ?? []);
  const [ours, theirs] = [issuers(one), issuers(other)];
  return ours.length === 0 || theirs.length === 0 || ours.some((country) => theirs.includes(country));
}
