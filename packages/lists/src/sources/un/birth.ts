import type { PartialDate, Place } from '@namesake/engine';
import { gregorianSpanOf } from '../../fields/hijri-year.ts';
import { parseDate, parseYears } from '../../fields/parse-date.ts';
import { placeOf } from '../../fields/place.ts';
import { childrenOf, textOf, type XmlElement } from '../../xml/element.ts';

/** Dates and places of birth, and text that could not be read as either. */
export type Birth = { readonly dates: PartialDate[]; readonly places: Place[]; readonly remarks: string[] };

export function birthOf(record: XmlElement): Birth {
  const birth: Birth = { dates: [], places: [], remarks: [] };
  for (const element of childrenOf(record, 'INDIVIDUAL_DATE_OF_BIRTH')) readDate(element, birth);
  for (const element of childrenOf(record, 'INDIVIDUAL_PLACE_OF_BIRTH')) {
    const place = placeOf({
      street: textOf(element, 'STREET'),
      city: textOf(element, 'CITY'),
      region: textOf(element, 'STATE_PROVINCE'),
      country: textOf(element, 'COUNTRY'),
      note: textOf(element, 'NOTE'),
    });
    if (place !== undefined) birth.places.push(place);
  }
  for (const alias of childrenOf(record, 'INDIVIDUAL_ALIAS')) readAliasBirth(alias, birth);
  return birth;
}

/** An EXACT date may only be a year, and the month or all of the text may be in the note. */
function readDate(element: XmlElement, { dates, remarks }: Birth): void {
  const note = textOf(element, 'NOTE');
  const circa = /^approx/i.test(textOf(element, 'TYPE_OF_DATE') ?? '') || /^approx/i.test(note ?? '');
  const date = dateOf(element, note);
  if (date !== undefined) dates.push(circa ? { ...date, circa: true } : date);
  const isUsed = note === undefined || /^approx/i.test(note) || date?.text.includes(note) === true;
  if (!isUsed) remarks.push(`Date of birth: ${date === undefined ? '' : `${date.text}, `}${note}`);
}

function dateOf(element: XmlElement, note: string | undefined): PartialDate | undefined {
  const from = textOf(element, 'FROM_YEAR');
  const to = textOf(element, 'TO_YEAR');
  if (from !== undefined && to !== undefined) return parseYears(from, to);
  const text = textOf(element, 'DATE') ?? textOf(element, 'YEAR') ?? from ?? to;
  if (text === undefined) return note === undefined ? undefined : (parseDate(note) ?? hijriDate(note));
  return (note === undefined ? undefined : parseDate(`${note} ${text}`)) ?? parseDate(text);
}

/** "24/06/1402 (Hijri Calendar)": only the year is used, which spans two Gregorian years. */
function hijriDate(note: string): PartialDate | undefined {
  const year = /\b(1[34]\d{2})\b.*\bhijri\b/i.exec(note)?.[1];
  return year === undefined ? undefined : { text: note, ...gregorianSpanOf(Number(year), 'lunar'), circa: false };
}

/** Some aliases are identities with their own birth date: it is another date under which the person is known. */
function readAliasBirth(alias: XmlElement, { dates, places }: Birth): void {
  const text = textOf(alias, 'DATE_OF_BIRTH');
  const date = text === undefined ? undefined : parseDate(text);
  if (
    date !== undefined &&
    !dates.some(({ earliest, latest }) => earliest === date.earliest && latest === date.latest)
  ) {
    dates.push(date);
  }
  const place = placeOf({ city: textOf(alias, 'CITY_OF_BIRTH'), country: textOf(alias, 'COUNTRY_OF_BIRTH') });
  if (place !== undefined && !places.some((known) => known.text === place.text)) places.push(place);
}
