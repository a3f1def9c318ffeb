import type { PartialDate } from '@namesake/engine';
import { parseDate } from '../../fields/parse-date.ts';
import { placeOfLine } from '../../fields/place.ts';
import type { Details } from './details.ts';
import { readTyped } from './id-list.ts';

/** One feature of a party in the ADVANCED and ENHANCED forms. */
export type Feature = {
  /** OFAC's word for the feature. */
  readonly type: string;
  readonly value: string;
  /** Set if the form gives a date in parts. */
  readonly date?: PartialDate | undefined;
};

/** Adds a feature to `details`; one without a field of its own becomes a remark. */
export function readFeature({ type, value, date }: Feature, details: Details): void {
  switch (type.toLowerCase()) {
    case 'birthdate':
    case 'date of birth': {
      const day = date ?? parseDate(value);
      if (day === undefined) details.remarks.push(`DOB ${value}`);
      else details.birthDates.push(day);
      return;
    }
    case 'place of birth':
      details.birthPlaces.push(placeOfLine(value));
      return;
    case 'nationality country':
    case 'nationality':
    case 'citizenship country':
    case 'citizenship':
      details.nationalities.push(value);
      return;
    case 'vessel tonnage':
    case 'tonnage':
      details.vessel.tonnage ??= value;
      return;
    case 'vessel gross registered tonnage':
    case 'gross registered tonnage':
      details.vessel.grossTonnage ??= value;
      return;
    case 'vessel call sign':
      details.identifiers.push({ type: 'call_sign', value });
      return;
    default:
      readTyped(type, value, details);
  }
}

/** The ends of OFAC's dates, whose start and end may each be a span. ISO days. */
export type DateEnds = { readonly from: string | undefined; readonly to: string | undefined; readonly circa: boolean };

/** A date from its first and last possible day; `words` are the publisher's, if any. */
export function dateOfEnds({ from, to, circa }: DateEnds, words: string | undefined): PartialDate | undefined {
  if (from === undefined || to === undefined || from > to) return undefined;
  if (!/^\d{4}-\d\d-\d\d$/.test(from) || !/^\d{4}-\d\d-\d\d$/.test(to)) return undefined;
  return { text: words ?? wordsFor(from, to), earliest: from, latest: to, circa };
}

/** `1980`, `1980-05`, `1980-05-20` or `1980-05-20 to 1981-01-09`. */
function wordsFor(from: string, to: string): string {
  if (from === to) return from;
  const year = from.slice(0, 4);
  if (from === `${year}-01-01` && to === `${year}-12-31`) return year;
  const month = from.slice(0, 7);
  const isMonth = from.endsWith('-01') && to.startsWith(month) && parseDate(month)?.latest === to;
  return isMonth ? month : `${from} to ${to}`;
}
