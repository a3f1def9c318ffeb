import { countryCode } from '../../fields/country-code.ts';
import { genderOf } from '../../fields/gender.ts';
import { parseDay } from '../../fields/parse-day.ts';
import { childrenOf, itemsOf, textOf, type XmlElement } from '../../xml/element.ts';
import type { Details } from './details.ts';
import { type DocumentFacts, identifierOf } from './document.ts';
import { identifierTypeAt } from './id-types.ts';

/** Reads every `idList/id` of a record into `details`. Returns the types seen, for the legal effect. */
export function readIdList(record: XmlElement, details: Details): string[] {
  const types: string[] = [];
  for (const id of itemsOf(record, 'idList', 'id')) {
    const type = textOf(id, 'idType');
    const value = textOf(id, 'idNumber');
    if (type !== undefined) types.push(type);
    if (value === undefined) {
      if (type !== undefined) details.remarks.push(type);
    } else {
      readId(id, type ?? 'Identification', value, details);
    }
  }
  return types;
}

function readId(id: XmlElement, type: string, value: string, details: Details): void {
  readTyped(type, value, details, {
    country: textOf(id, 'idCountry'),
    issued: textOf(id, 'issueDate'),
    expires: textOf(id, 'expirationDate'),
  });
}

/** Adds a value with one of OFAC's types: as an attribute, a document or, for any other type, a remark. */
export function readTyped(
  type: string,
  value: string,
  details: Details,
  facts: Pick<DocumentFacts, 'country' | 'issued' | 'expires' | 'note'> = {},
): void {
  const label = type.replace(/:$/, '');
  if (readAttribute(label, value, details)) return;
  const known = identifierTypeAt(label);
  if (known === undefined) details.remarks.push(`${type} ${value}`);
  else details.identifiers.push(identifierOf({ type: known.type, label, value, ...facts }));
}

/** Adds an attribute of the party that OFAC keeps among its ids. False if `label` is not one. */
export function readAttribute(label: string, value: string, details: Details): boolean {
  switch (label.toLowerCase()) {
    case 'gender':
      details.gender ??= genderOf(value);
      return true;
    case 'website':
      details.contacts.push({ kind: 'website', value });
      return true;
    case 'email address':
      details.contacts.push({ kind: 'email', value });
      return true;
    case 'phone number':
      details.contacts.push({ kind: 'phone', value });
      return true;
    case 'fax number':
      details.contacts.push({ kind: 'fax', value });
      return true;
    case 'organization established date':
      details.organization.established = parseDay(value) ?? value;
      return true;
    case 'organization type':
      details.organization.type = value;
      return true;
    case 'nationality of registration':
      details.nationalities.push(value);
      if (countryCode(value) === undefined) details.remarks.push(`${label} ${value}`);
      return true;
    case 'issuer name':
      details.relations.push({ kind: label, name: value });
      return true;
    case 'vessel year of build':
      details.vessel.built = value;
      return true;
    case 'former vessel flag':
    case 'other vessel flag':
      details.vessel.formerFlags.push(countryCode(value) ?? value);
      return true;
    case 'vessel flag':
      details.vessel.flag ??= countryCode(value) ?? value;
      return true;
    case 'vessel type':
    case 'other vessel type':
      details.vessel.type ??= value;
      return true;
    case 'vessel owner':
      details.vessel.owner ??= value;
      return true;
    case 'aircraft model':
      details.aircraft.model = value;
      return true;
    case 'aircraft manufacturer':
      details.aircraft.manufacturer = value;
      return true;
    case 'aircraft manufacture date':
      details.aircraft.built = parseDay(value) ?? value;
      return true;
    case 'aircraft operator':
      details.aircraft.operator = value;
      return true;
    default:
      return readListingDate(label, value, details);
  }
}

/** The non-SDN lists state the day of each measure: the first is the day of listing. */
function readListingDate(label: string, value: string, details: Details): boolean {
  const day = /^listing date \(/i.test(label) ? parseDay(value) : undefined;
  if (day !== undefined && (details.listedOn === undefined || day < details.listedOn)) details.listedOn = day;
  return false;
}

/** All nationalities and citizenships of a record, as published. */
export function nationalitiesOf(record: XmlElement): string[] {
  const items = [
    ...itemsOf(record, 'nationalityList', 'nationality'),
    ...itemsOf(record, 'citizenshipList', 'citizenship'),
  ];
  return items.flatMap((item) => childrenOf(item, 'country')).map((country) => country.text);
}
