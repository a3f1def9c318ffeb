import type { ListedName, Listing, Place } from '@namesake/engine';
import { compact } from '../../fields/compact.ts';
import { compactListing } from '../../fields/compact-listing.ts';
import { countryIn } from '../../fields/country-in.ts';
import { documentNumber, readDocumentText } from '../../fields/document-text.ts';
import { distinctNames, nameOf, withPrimary } from '../../fields/name.ts';
import type { SheetRow } from '../../formats/sheet-rows.ts';
import type { Rejection } from '../../list/record.ts';
import type { Source } from '../../list/source.ts';
import { oneLine } from '../../xml/element.ts';
import { datesIn, saidIn, valuesIn } from './cells.ts';
import { IL_NBCTF_ORGS, IL_NBCTF_PEOPLE } from './source.ts';

/** "Cancelled on", in a column of dates. */
const CANCELLED = /בוטל/u;

/** Converts one designated person. */
export function personOf(row: SheetRow): Listing | Rejection {
  const sourceId = saidIn(row, 'internalseqid');
  if (sourceId === undefined) return { rejected: 'no_id' };
  const names = namesIn(row, /^nameofindividual/);
  if (names.length === 0) return { rejected: 'no_name' };
  const births = datesIn(saidIn(row, 'dobddmmyyyy') ?? saidIn(row, 'dob'));
  const countries = valuesIn(saidIn(row, 'nationalityresidency')?.replaceAll('/', ';').replaceAll(',', ';'));
  const documents = valuesIn(saidIn(row, 'individualid')?.replace(/:\n/g, ': ')).map((text) => ({
    text,
    found: documentNumber(text.replace(/^passport\s*:\s*/i, 'Passport no: ')),
  }));
  const known =
    /^(?:internalseqid|nameofindividual|dob|nationalityresidency|individualid|designation$|foreigndesignation$|dateofdesignation)/;
  return compactListing({
    ...commonOf(row, IL_NBCTF_PEOPLE, sourceId, known, [
      ...births.unread.map((text) => `Date of birth: ${text}`),
      ...countries.filter((text) => countryIn('he', text) === undefined).map((text) => `Nationality: ${text}`),
      ...documents.filter(({ found }) => found === undefined).map(({ text }) => `Document: ${text}`),
    ]),
    entityType: 'person' as const,
    names,
    birthDates: births.dates,
    nationalities: distinct(countries.map((text) => countryIn('he', text))),
    identifiers: documents.flatMap(({ text, found }) => {
      const type = /passport/i.test(text) ? ('passport' as const) : ('national_id' as const);
      return found === undefined
        ? []
        : [compact({ type, value: found.value, ...readDocumentText(found.around ?? ''), note: found.around })];
    }),
    programs: distinct([saidIn(row, 'designation'), saidIn(row, 'foreigndesignation')]),
  });
}

/** Converts one organisation. */
export function organizationOf(row: SheetRow): Listing | Rejection {
  const sourceId = saidIn(row, 'internalseqid');
  if (sourceId === undefined) return { rejected: 'no_id' };
  const names = namesIn(row, /^organizationname/);
  if (names.length === 0) return { rejected: 'no_name' };
  const known =
    /^(?:internalseqid|organizationname|street|cityvillage|country(?:english|hebrew)|corporationid|corporationtype|dateofcorporation|email|telephone|website|designationtype|linkedtointernalseqid|dateof(?:temporary|perm[ae]nent)designation)/;
  const type = saidIn(row, 'corporationtypeenglish') ?? saidIn(row, 'corporationtypehebrew');
  const established = saidIn(row, 'dateofcorporation');
  const facts = compact({ type, established: established === undefined ? undefined : oneLine(established) });
  return compactListing({
    ...commonOf(row, IL_NBCTF_ORGS, sourceId, known, []),
    entityType: 'organization' as const,
    names,
    addresses: addressesOf(row),
    identifiers: valuesIn(saidIn(row, 'corporationid')).map(
      (value) => ({ type: 'registration_number', value }) as const,
    ),
    contacts: [...row.keys()].flatMap((key) => {
      const kind = /^email/.test(key)
        ? 'email'
        : /^telephone/.test(key)
          ? 'phone'
          : /^website/.test(key)
            ? 'website'
            : undefined;
      return kind === undefined ? [] : valuesIn(saidIn(row, key)).map((value) => ({ kind, value }) as const);
    }),
    organization: Object.keys(facts).length === 0 ? undefined : facts,
    relations: valuesIn(saidIn(row, 'linkedtointernalseqid')).map(
      (id) => ({ kind: 'Linked to', listing: `${IL_NBCTF_ORGS.id}:${id}` }) as const,
    ),
    programs: distinct([saidIn(row, 'designationtype')]),
  });
}

/** Facts that both files share. Columns without a place of their own are kept as text. */
function commonOf(row: SheetRow, source: Source, sourceId: string, known: RegExp, remarks: readonly string[]) {
  const days = [...row.keys()]
    .filter((key) => /^dateof(?!foreign).*designation/.test(key))
    .map((key) => saidIn(row, key));
  const read = days.map((text) => datesIn(text?.replace(CANCELLED, ';')));
  const listed = read.flatMap(({ dates }) => dates).map(({ earliest }) => earliest);
  const others = [...row.keys()].filter((key) => !known.test(key));
  const words = others.map((key) => ({ key, text: oneLine(saidIn(row, key) ?? '') }));
  return {
    id: `${source.id}:${sourceId}` as const,
    list: source.id,
    sourceId,
    effect: source.effect,
    listedOn: listed.sort()[0],
    url: source.pageUrl,
    status: days.some((text) => CANCELLED.test(text ?? '')) ? ('delisted' as const) : ('active' as const),
    remarks: distinct([
      ...remarks,
      ...days.filter((text) => CANCELLED.test(text ?? '')).map((text) => oneLine(text ?? '')),
      ...read
        .filter((_, at) => !CANCELLED.test(days[at] ?? ''))
        .flatMap(({ unread }) => unread.map((text) => `Date of designation: ${text}`)),
      ...words.map(({ key, text }) =>
        text === undefined ? undefined : key.startsWith('#') ? text : `${key}: ${text}`,
      ),
    ]),
  };
}

/** Columns of names, English first, which is the display name. */
function namesIn(row: SheetRow, columns: RegExp): ListedName[] {
  const keys = [...row.keys()].filter((key) => columns.test(key));
  const english = keys.filter((key) => key.includes('english'));
  const names = [...english, ...keys.filter((key) => !english.includes(key))].flatMap((key) =>
    valuesIn(saidIn(row, key)).map((text, at) =>
      nameOf(unnumbered(text), {
        kind: at === 0 && key === english[0] ? 'primary' : 'alias',
        quality: 'strong',
        language: key.includes('hebrew') ? 'he' : key.includes('arabic') ? 'ar' : undefined,
      }),
    ),
  );
  const kept = distinctNames(names);
  return kept.length === 0 ? kept : withPrimary(kept);
}

/** "1: IBRAHIM 2: ALI": the parts of one name. */
function unnumbered(text: string): string | undefined {
  return oneLine(text.replace(/(?:^|\s)\d{1,2}\s*:\s*/g, ' '));
}

/** Streets and towns are in two cells, one per line: they belong together in order. */
function addressesOf(row: SheetRow): Place[] {
  const lines = (key: string) =>
    valuesIn(
      (saidIn(row, `${key}english`) ?? saidIn(row, `${key}hebrew`))?.replace(/^(?:Branches|Address\s*\d*)\s*:/gim, ''),
    );
  const [streets, cities] = [lines('street'), lines('cityvillage')];
  const country = saidIn(row, 'countryenglish') ?? saidIn(row, 'countryhebrew');
  const code = countryIn('he', country);
  const most = Math.max(streets.length, cities.length, country === undefined ? 0 : 1);
  return Array.from({ length: most }, (_, at) => {
    const [street, city] = [streets[at], cities[at]];
    const text = [street, city, country].filter((part) => part !== undefined).join(', ');
    return compact({ text, street, city, country: code });
  });
}

function distinct(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined))];
}
