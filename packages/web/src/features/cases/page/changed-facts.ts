import type { SearchResponse, SearchResult } from '@namesake/contract';
import { countryName } from '#shared/format/country-name.ts';
import { fieldValue } from '#shared/hits/field-values.ts';
import { messages } from '#shared/messages/messages.ts';

/** A fact of one side that differs between two screenings. */
export type ChangedFact = {
  readonly side: 'listing' | 'customer';
  readonly fact: string;
  readonly gone: readonly string[];
  readonly come: readonly string[];
};

/** A party as found by a screening, and the screened text. */
export type Found = { readonly result: SearchResult; readonly searchText: string };

const { facts, evidence, cases } = messages;
const NONE: readonly string[] = [];

/** The result of an answer that includes one of these listings. */
export function foundIn(
  { results, searchText }: Pick<SearchResponse, 'results' | 'searchText'>,
  listings: readonly { readonly id: string }[],
): Found | undefined {
  const result = results.find((one) => one.listings.some(({ id }) => listings.some((other) => other.id === id)));
  return result && { result, searchText };
}

/** Facts that changed in the later of two screenings: of the listed party first, then of the customer. */
export function changedFacts(before: Found, after: Found): readonly ChangedFact[] {
  const [listedBefore, listedAfter] = [listedFacts(before.result), listedFacts(after.result)];
  const [givenBefore, givenAfter] = [givenFacts(before), givenFacts(after)];
  return [...differences('listing', listedBefore, listedAfter), ...differences('customer', givenBefore, givenAfter)];
}

type Facts = Readonly<Record<string, readonly string[]>>;

const listedFacts = (result: SearchResult): Facts => ({
  [facts.names]: [result.primaryName, ...result.aliases.map(({ value }) => value)],
  [facts.birthDates]: result.birthDates.map(({ text }) => text),
  [facts.birthPlaces]: result.birthPlaces.map(({ text }) => text),
  [facts.nationalities]: result.nationalities.map((code) => countryName(code)),
  [facts.identifiers]: result.identifiers.map(({ value }) => value),
  [facts.addresses]: result.addresses.map(({ text }) => text),
  [facts.listings]: result.listings.map(({ id }) => id),
  [facts.programs]: result.listings.flatMap(({ programs }) => programs),
});

const givenFacts = ({ result, searchText }: Found): Facts => ({
  [cases.changed.name]: [searchText],
  ...Object.fromEntries(
    result.evidence.fields.map(({ field, submitted }) => [
      evidence.fields[field],
      submitted === null ? [] : [fieldValue(field, submitted)],
    ]),
  ),
});

function differences(side: ChangedFact['side'], before: Facts, after: Facts): readonly ChangedFact[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((fact) => {
    const [was, is] = [before[fact] ?? NONE, after[fact] ?? NONE];
    const gone = [...new Set(was)].filter((value) => !is.includes(value));
    const come = [...new Set(is)].filter((value) => !was.includes(value));
    return gone.length + come.length === 0 ? [] : [{ side, fact, gone, come }];
  });
}
