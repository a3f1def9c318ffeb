import type { Listing } from '@namesake/engine';
import { FactValues } from './fact-values.ts';
import type { FtmProperties } from './ftm-properties.ts';

/** Facts of a listing besides names and topics, as values of the schema's properties. */
export function factsOf(listing: Listing, schema: string): FtmProperties {
  const facts = new FactValues(schema);
  const { birthDates = [], deathDates = [], nationalities = [], vessel, aircraft, organization } = listing;
  for (const date of birthDates) facts.date('birthDate', 'Born', date);
  for (const date of deathDates) facts.date('deathDate', 'Died', date);
  for (const { text } of listing.birthPlaces ?? []) facts.put('birthPlace', 'Born in', text);
  for (const code of nationalities) facts.country(schema === 'Person' ? 'nationality' : 'country', 'Country', code);
  for (const { text } of listing.addresses ?? []) facts.put('address', 'Address', text.replaceAll(';', ','));
  for (const identifier of listing.identifiers ?? []) facts.identifier(identifier);
  for (const { kind, value } of listing.contacts ?? []) facts.contact(kind, value);
  facts.put('gender', 'Gender', listing.gender);
  for (const text of listing.positions ?? []) facts.put('position', 'Position', text);
  for (const text of listing.titles ?? []) facts.put('title', 'Title', text);
  for (const text of listing.programs) facts.put('program', 'Programme', text);
  facts.put('type', 'Type', vessel?.type);
  facts.country('flag', 'Flag', vessel?.flag);
  for (const flag of vessel?.formerFlags ?? []) facts.country('pastFlags', 'Former flag', flag);
  facts.number('tonnage', 'Tonnage', vessel?.tonnage);
  facts.number('grossRegisteredTonnage', 'Gross tonnage', vessel?.grossTonnage);
  facts.day('buildDate', 'Built', vessel?.built ?? aircraft?.built);
  facts.put('notes', 'Owner', vessel?.owner, 'Owner: ');
  for (const owner of vessel?.formerOwners ?? []) facts.put('notes', 'Former owner', owner, 'Former owner: ');
  facts.put('notes', 'Length', vessel?.length, 'Length: ');
  facts.put('model', 'Model', aircraft?.model);
  facts.put('manufacturer', 'Manufacturer', aircraft?.manufacturer);
  facts.put('notes', 'Operator', aircraft?.operator, 'Operator: ');
  facts.put('legalForm', 'Type', organization?.type);
  facts.day('incorporationDate', 'Established', organization?.established);
  for (const name of organization?.parents ?? []) facts.put('notes', 'Parent', name, 'Parent: ');
  for (const name of organization?.subsidiaries ?? []) facts.put('notes', 'Subsidiary', name, 'Subsidiary: ');
  for (const { kind, name } of listing.relations ?? [])
    if (name !== undefined) facts.put('notes', kind, name, `${kind}: `);
  for (const text of listing.remarks ?? []) facts.put('notes', 'Remark', text);
  facts.day('createdAt', 'Listed on', listing.listedOn);
  facts.day('modifiedAt', 'Updated on', listing.updatedOn);
  facts.page('sourceUrl', 'Page', listing.url);
  return facts.values;
}
