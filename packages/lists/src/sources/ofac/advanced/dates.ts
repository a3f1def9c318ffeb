import type { PartialDate } from '@namesake/engine';
import { parseDay } from '../../../fields/parse-day.ts';
import { attributeOf, childOf, textOf, type XmlElement } from '../../../xml/element.ts';
import { dateOfEnds } from '../features.ts';

/** `Year`, `Month`, `Day` as an ISO day; undefined if the date does not exist. */
export function dayOf(element: XmlElement | undefined): string | undefined {
  const [year, month, day] = ['Year', 'Month', 'Day'].map((name) => textOf(element, name));
  return year === undefined || month === undefined || day === undefined
    ? undefined
    : parseDay(`${year}-${month}-${day}`);
}

/** A `DatePeriod`: OFAC writes the year 1980 as a start on 1 January and an end on 31 December. */
export function periodOf(period: XmlElement | undefined): PartialDate | undefined {
  const start = childOf(period, 'Start');
  const end = childOf(period, 'End');
  const from = dayOf(childOf(start, 'From')) ?? dayOf(childOf(start, 'To'));
  const to = dayOf(childOf(end, 'To')) ?? dayOf(childOf(end, 'From')) ?? dayOf(childOf(start, 'To'));
  const circa = [start, end].some((edge) => attributeOf(edge, 'Approximate') === 'true');
  return dateOfEnds({ from, to, circa }, undefined);
}
