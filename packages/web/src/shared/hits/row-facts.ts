import type { SearchResult } from '@namesake/contract';
import { countryName } from '#shared/format/country-name.ts';
import { listLabel } from '#shared/format/list-words.ts';

type Facts = Pick<SearchResult, 'birthDates' | 'nationalities' | 'addresses' | 'listings'>;

const MAX_COUNTRIES = 2;

/** "1952", or "1952–1954" if the lists disagree; '' if they state none. */
export function birthYears({ birthDates }: Pick<Facts, 'birthDates'>): string {
  const years = birthDates.flatMap(({ earliest, latest }) => [earliest.slice(0, 4), latest.slice(0, 4)]).sort();
  const [first = '', last = ''] = [years[0], years.at(-1)];
  return first === last ? first : `${first}–${last}`;
}

/** Countries of nationality, else of addresses: the first two, and the number of others. */
export function countriesOf({ nationalities, addresses }: Pick<Facts, 'nationalities' | 'addresses'>): string {
  const codes = nationalities.length > 0 ? nationalities : addresses.flatMap(({ country }) => country ?? []);
  const all = [...new Set(codes)];
  const more = all.length > MAX_COUNTRIES ? ` +${all.length - MAX_COUNTRIES}` : '';
  return (
    all
      .slice(0, MAX_COUNTRIES)
      .map((code) => countryName(code))
      .join(', ') + more
  );
}

/** Short names of the lists with the party, without repetitions. */
export const listsOf = (
  { listings }: Pick<Facts, 'listings'>,
  titles: ReadonlyMap<string, string>,
): readonly string[] => [...new Set(listings.map(({ list }) => listLabel(list, titles.get(list))))];
