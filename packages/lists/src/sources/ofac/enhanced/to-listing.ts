import type { Listing, PartialDate, Place } from '@namesake/engine';
import { placeOf } from '../../../fields/place.ts';
import type { Rejection } from '../../../list/record.ts';
import type { Source } from '../../../list/source.ts';
import { attributeOf, childOf, childrenOf, itemsOf, oneLine, textOf, type XmlElement } from '../../../xml/element.ts';
import { type Details, emptyDetails } from '../details.ts';
import { identifierOf } from '../document.ts';
import { dateOfEnds, readFeature } from '../features.ts';
import { identifierTypeAt } from '../id-types.ts';
import { isOnList } from '../on-lists.ts';
import { entityTypeOf, listingOf } from '../party.ts';
import { readRemarks } from '../remarks.ts';
import { namesOf } from './names.ts';

/** Converts one `entity`. */
export function toListing(entity: XmlElement, source: Source): Listing | Rejection {
  const general = childOf(entity, 'generalInfo');
  const entityType = entityTypeOf(textOf(general, 'entityType'));
  const details = emptyDetails(entityType === 'person');
  const features = itemsOf(entity, 'features', 'feature');
  for (const feature of features) read(feature, details);
  for (const document of itemsOf(entity, 'identityDocuments', 'identityDocument')) readDocument(document, details);
  readRelations(entity, source, details);
  const remarks = textOf(general, 'remarks');
  if (remarks !== undefined) readRemarks(remarks, details);
  details.listedOn = listedOn(entity, source) ?? details.listedOn;
  const authorities = textsOf(entity, 'legalAuthorities', 'legalAuthority');
  return listingOf(
    {
      uid: attributeOf(entity, 'id'),
      entityType,
      names: namesOf(entity),
      title: textOf(general, 'title'),
      programs: textsOf(entity, 'sanctionsPrograms', 'sanctionsProgram'),
      addresses: itemsOf(entity, 'addresses', 'address').flatMap(addressOf),
      featureTypes: features.flatMap((feature) => textOf(feature, 'type') ?? []),
      details,
      imposed: textsOf(entity, 'sanctionsTypes', 'sanctionsType'),
      legalBasis: authorities.length === 0 ? undefined : authorities.join('; '),
    },
    source,
  );
}

/** Names of OFAC's lists that include an `entity`. */
export function listsOf(entity: XmlElement): string[] {
  return textsOf(entity, 'sanctionsLists', 'sanctionsList');
}

function textsOf(entity: XmlElement, list: string, item: string): string[] {
  return itemsOf(entity, list, item).flatMap(({ text }) => oneLine(text) ?? []);
}

/** The first day on this list: a party may have been on others earlier. */
function listedOn(entity: XmlElement, source: Source): string | undefined {
  return itemsOf(entity, 'sanctionsLists', 'sanctionsList')
    .filter(({ text }) => isOnList([text], source))
    .flatMap((list) => attributeOf(list, 'datePublished')?.slice(0, 10) ?? [])
    .sort()[0];
}

function read(feature: XmlElement, details: Details): void {
  const type = textOf(feature, 'type');
  // Locations repeat the addresses.
  if (type === undefined || type === 'Location') return;
  const date = dateOf(childOf(feature, 'valueDate'), textOf(feature, 'value'));
  const value = textOf(feature, 'value') ?? date?.text;
  if (value !== undefined) readFeature({ type, value, date }, details);
}

function dateOf(element: XmlElement | undefined, words: string | undefined): PartialDate | undefined {
  const from = textOf(element, 'fromDateBegin');
  const to = textOf(element, 'toDateEnd') ?? textOf(element, 'fromDateEnd');
  return dateOfEnds({ from, to, circa: textOf(element, 'isApproximate') === 'true' }, words);
}

function readDocument(document: XmlElement, details: Details): void {
  const label = textOf(document, 'type') ?? 'Identification';
  const number = textOf(document, 'documentNumber');
  const issued = dateOf(childOf(document, 'issueDate'), undefined);
  const expires = dateOf(childOf(document, 'expirationDate'), undefined);
  for (const { text } of itemsOf(document, 'idFeatures', 'idFeature')) details.remarks.push(`${label}: ${text}`);
  const known = identifierTypeAt(label);
  if (known === undefined || number === undefined) {
    details.remarks.push(number === undefined ? label : `${label} ${number}`);
    return;
  }
  const identifier = identifierOf({
    type: known.type,
    label,
    value: number,
    country: textOf(document, 'issuingCountry'),
    issued: dayOf(issued),
    expires: dayOf(expires),
  });
  const location = textOf(document, 'issuingLocation');
  const notes = [
    identifier.note,
    location === undefined ? undefined : `issued in ${location}`,
    textOf(document, 'isValid') === 'false' ? 'marked as not valid' : undefined,
    dayOf(issued) === undefined && issued !== undefined ? `issued ${issued.text}` : undefined,
    dayOf(expires) === undefined && expires !== undefined ? `expires ${expires.text}` : undefined,
  ].filter((note) => note !== undefined);
  details.identifiers.push(notes.length === 0 ? identifier : { ...identifier, note: notes.join('; ') });
}

function dayOf(date: PartialDate | undefined): string | undefined {
  return date !== undefined && date.earliest === date.latest ? date.earliest : undefined;
}

function readRelations(entity: XmlElement, source: Source, { relations }: Details): void {
  for (const relationship of itemsOf(entity, 'relationships', 'relationship')) {
    const kind = textOf(relationship, 'type');
    const id = attributeOf(childOf(relationship, 'relatedEntity'), 'entityId');
    const name = textOf(relationship, 'relatedEntity');
    if (kind === undefined || (id === undefined && name === undefined)) continue;
    relations.push({
      kind,
      ...(name === undefined ? {} : { name }),
      ...(id === undefined ? {} : { listing: `${source.id}:${id}` as const }),
    });
  }
}

/** The address in Latin letters; versions in other scripts repeat its parts. */
function addressOf(address: XmlElement): Place[] {
  const translations = itemsOf(address, 'translations', 'translation');
  const main = translations.find((one) => textOf(one, 'isPrimary') === 'true') ?? translations[0];
  const parts = new Map<string, string[]>();
  for (const part of childrenOf(childOf(main, 'addressParts'), 'addressPart')) {
    const type = (textOf(part, 'type') ?? '').toUpperCase();
    const value = textOf(part, 'value');
    if (value !== undefined) parts.set(type, [...(parts.get(type) ?? []), value]);
  }
  const line = (...types: string[]): string | undefined => {
    const values = types.flatMap((type) => parts.get(type) ?? []);
    return values.length === 0 ? undefined : values.join(', ');
  };
  const place = placeOf({
    street: line('ADDRESS1', 'ADDRESS2', 'ADDRESS3'),
    city: line('CITY'),
    region: line('STATE/PROVINCE', 'REGION'),
    postalCode: line('POSTAL CODE'),
    country: textOf(address, 'country'),
  });
  return place === undefined ? [] : [place];
}
