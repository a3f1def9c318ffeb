import type { City } from './package-data.ts';

/**
 * Countries under a comprehensive embargo by the publisher of a supported list: the name of a city there is a reason to
 * look closer.
 */
const COUNTRIES = new Set(['CU', 'IR', 'KP', 'SY']);

/** Regions of Ukraine under an embargo by the EU, the UK and the US, as GeoNames codes. */
const REGIONS = new Set([
  // Donetsk, Kherson, Crimea, Luhansk, Sevastopol, Zaporizhzhia
  'UA 05',
  'UA 08',
  'UA 11',
  'UA 14',
  'UA 20',
  'UA 26',
]);

/** Words for regions that are not city names. */
export const EMBARGOED_WORDS: ReadonlySet<string> = new Set(
  'crimea krym krim qirim donbas donbass donetsk luhansk lugansk sevastopol sebastopol simferopol feodosia feodosiya yalta kerch zaporizhzhia zaporozhye kherson pyongyang abkhazia ossetia'.split(
    ' ',
  ),
);

/** Whether a city is in an embargoed region: such names are always reviewed, never treated as everyday words. */
export const isEmbargoed = ({ country, adminCode }: City): boolean =>
  COUNTRIES.has(country) || REGIONS.has(`${country} ${adminCode}`);

/** Countries whose city names are often names of people and things elsewhere: these stay everyday words. */
const ALSO_ELSEWHERE = new Set(['CU', 'IR', 'SY']);

/** Whether a city's name is excluded from the everyday words, whatever else has that name. */
export const isKeptOut = (city: City): boolean => isEmbargoed(city) && !ALSO_ELSEWHERE.has(city.country);
