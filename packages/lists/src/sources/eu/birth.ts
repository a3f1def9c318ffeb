import type { PartialDate, Place } from '@namesake/engine';
import { countryCode } from '../../fields/country-code.ts';
import { gregorianSpanOf } from '../../fields/hijri-year.ts';
import { parseDate, parseYears } from '../../fields/parse-date.ts';
import { placeOf } from '../../fields/place.ts';
import { attributeOf, childrenOf, type XmlElement } from '../../xml/element.ts';
import { countryWords } from './country.ts';

export type Birth = { readonly dates: PartialDate[]; readonly places: Place[]; readonly remarks: string[] };

/** Every birthdate element: a date, a place, or both; anything else is kept as text. */
export function birthOf(record: XmlElement): Birth {
  const birth: Birth = { dates: [], places: [], remarks: [] };
  for (const element of childrenOf(record, 'birthdate')) {
    const date = dateOf(element);
    const words = wordsOf(element);
    if (date !== undefined)
      birth.dates.push({ ...date, circa: date.circa || attributeOf(element, 'circa') === 'true' });
    else if (words !== undefined) birth.remarks.push(`Date of birth: ${words}`);
    const place = placeOf({
      street: attributeOf(element, 'place'),
      city: attributeOf(element, 'city'),
      region: attributeOf(element, 'region'),
      country: countryWords(element),
    });
    if (place !== undefined && !birth.places.some(({ text }) => text === place.text)) birth.places.push(place);
    birth.remarks.push(
      ...childrenOf(element, 'remark')
        .map(({ text }) => text)
        .filter((text) => text !== ''),
    );
  }
  return birth;
}

/** The parts are `dayOfMonth` and `monthOfYear`; a full date is also in `birthdate`, and is then always Gregorian. */
function dateOf(element: XmlElement): PartialDate | undefined {
  const full = attributeOf(element, 'birthdate');
  const known = full === undefined ? undefined : parseDate(full);
  const isIslamic = attributeOf(element, 'calendarType')?.toUpperCase() === 'ISLAMIC';
  if (known !== undefined) return isIslamic ? { ...known, text: `${known.text} (${wordsOf(element) ?? ''})` } : known;
  const from = attributeOf(element, 'yearRangeFrom');
  const to = attributeOf(element, 'yearRangeTo');
  const year = attributeOf(element, 'year');
  if (isIslamic && year !== undefined) return islamicYear(year, element);
  if (from !== undefined && to !== undefined) return parseYears(from, to);
  if (year === undefined) return undefined;
  const month = attributeOf(element, 'monthOfYear');
  const day = attributeOf(element, 'dayOfMonth');
  return month === undefined
    ? parseDate(year)
    : parseDate([year, month, day].filter((part) => part !== undefined).join('-'));
}

function islamicYear(year: string, element: XmlElement): PartialDate | undefined {
  if (!/^1[0-9]{3}$/.test(year)) return undefined;
  const country = countryCode(attributeOf(element, 'countryIso2Code'));
  const span = gregorianSpanOf(Number(year), country === 'IR' || country === 'AF' ? 'solar' : 'either');
  return { text: wordsOf(element) ?? year, ...span, circa: false };
}

/** The publisher's parts as words: "24-6-1402 (Islamic calendar)". */
function wordsOf(element: XmlElement): string | undefined {
  const parts = ['dayOfMonth', 'monthOfYear', 'year'].map((name) => attributeOf(element, name));
  const from = attributeOf(element, 'yearRangeFrom');
  const to = attributeOf(element, 'yearRangeTo');
  const date = parts.filter((part) => part !== undefined).join('-');
  const words = [date, from === undefined && to === undefined ? '' : `${from ?? '?'} to ${to ?? '?'}`]
    .filter((part) => part !== '')
    .join(', ');
  if (words === '') return attributeOf(element, 'birthdate');
  return attributeOf(element, 'calendarType')?.toUpperCase() === 'ISLAMIC' ? `${words} (Islamic calendar)` : words;
}
