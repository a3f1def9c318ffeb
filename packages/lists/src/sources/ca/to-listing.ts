import type { EntityType, Listing, PartialDate } from '@namesake/engine';
import { compact } from '../../fields/compact.ts';
import { compactListing } from '../../fields/compact-listing.ts';
import { excelDay } from '../../fields/excel-day.ts';
import { parseDate } from '../../fields/parse-date.ts';
import { parseDay } from '../../fields/parse-day.ts';
import type { Rejection } from '../../list/record.ts';
import { textOf, type XmlElement } from '../../xml/element.ts';
import { bilingual } from './bilingual.ts';
import { namesOf } from './names.ts';
import { CA_SEMA } from './source.ts';

/**
 * Converts one record. The list has no ids: country, schedule and item are the key, though items are sometimes
 * renumbered.
 */
export function toListing(record: XmlElement): Listing | Rejection {
  const country = textOf(record, 'Country');
  const item = textOf(record, 'Item');
  if (country === undefined || item === undefined) return { rejected: 'no_id' };
  const names = namesOf(record);
  if (names.length === 0) return { rejected: 'no_name' };
  const schedule = textOf(record, 'Schedule');
  const regime = bilingual(country).english;
  const sourceId = [regime, schedule ?? '', item]
    .map(slug)
    .filter((part) => part !== '')
    .join(':');
  const imo = textOf(record, 'ShipIMONumber');
  const entityType = typeOf(record, imo);
  const title = textOf(record, 'TitleOrShip')?.split(' | ')[0];
  const dateText = textOf(record, 'DateOfBirthOrShipBuildDate');
  const dates = entityType === 'person' && dateText !== undefined ? datesOf(dateText) : [];
  const vessel = compact({ type: title, built: dateText });
  return compactListing({
    id: `${CA_SEMA.id}:${sourceId}` as const,
    list: CA_SEMA.id,
    sourceId,
    entityType,
    names,
    birthDates: dates,
    identifiers: imo === undefined ? [] : [{ type: 'imo', value: imo } as const],
    titles: entityType === 'person' && title !== undefined ? [title] : [],
    vessel: entityType === 'vessel' && Object.keys(vessel).length > 0 ? vessel : undefined,
    programs: [regime],
    effect: CA_SEMA.effect,
    legalBasis: /justice for victims/i.test(regime)
      ? 'Justice for Victims of Corrupt Foreign Officials Act'
      : 'Special Economic Measures Act',
    listedOn: parseDay(textOf(record, 'DateOfListing')),
    url: CA_SEMA.pageUrl,
    status: 'active' as const,
    remarks: [
      schedule === undefined ? `Item ${item}` : `Schedule ${schedule}, item ${item}`,
      ...(entityType === 'vessel' || dateText === undefined || dates.length > 0 ? [] : [`Date of birth: ${dateText}`]),
      ...(entityType === 'organization' && title !== undefined ? [title] : []),
    ],
  });
}

function typeOf(record: XmlElement, imo: string | undefined): EntityType {
  if (textOf(record, 'LastName') !== undefined || textOf(record, 'GivenName') !== undefined) return 'person';
  const title = textOf(record, 'TitleOrShip') ?? '';
  return imo !== undefined || /tanker|cargo|vessel|ship|carrier|\bFSO\b/i.test(title) ? 'vessel' : 'organization';
}

/** "1950 or 1951", "born in the early 1960s", an Excel serial number: all dates of the text, or none. */
function datesOf(text: string): PartialDate[] {
  const dates = text
    .split(/\s+or\s+/i)
    .map((part) => parseDate(excelDay(part) ?? part.replace(/^born (?:in |on )?(?:the )?/i, '')));
  const read = dates.filter((date) => date !== undefined);
  return read.length === dates.length ? read : [];
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
