import { z } from 'zod';
import { genderSchema, identifierTypeSchema, nameKindSchema, nameQualitySchema } from '../basics/named-values.ts';

const text = (description: string, example: string) => z.string().meta({ description, examples: [example] });
const maybe = (description: string, example: string) => text(description, example).optional();
const listings = z
  .array(z.string())
  .meta({ description: 'Ids of the listings that state it.', examples: [['sample:P-001']] });
const country = maybe('ISO 3166-1 alpha-2 code, if known.', 'DE');
const all = <T extends z.ZodType>(item: T, description: string) => z.array(item).meta({ description, examples: [[]] });

const valueSchema = z
  .object({ value: text('As published.', 'DE'), listings })
  .meta({ id: 'StatedValue', description: 'A value, and who states it.' });

const dateSchema = z
  .object({
    text: text('The publisher’s words.', 'circa 1971'),
    earliest: text('First possible day.', '1971-01-01'),
    latest: text('Last possible day.', '1971-12-31'),
    circa: z.boolean().meta({ description: 'Whether the publisher doubts the value.', examples: [true] }),
    listings,
  })
  .meta({ id: 'StatedDate', description: 'A day, month, year or range, and who states it.' });

const placeSchema = z
  .object({
    text: text('The place as one line.', 'Harbour Road 5, Port Vantal'),
    street: maybe('Street and number.', 'Harbour Road 5'),
    city: maybe('Town.', 'Port Vantal'),
    region: maybe('State or region.', 'North Shore'),
    postalCode: maybe('Postal code.', '10210'),
    country,
    listings,
  })
  .meta({ id: 'StatedPlace', description: 'A place, and who states it.' });

const nameSchema = z
  .object({
    value: text('The name as published.', 'Orlan VESTRAKOV'),
    kind: nameKindSchema.meta({ description: 'Primary name, alias or former name.', examples: ['primary'] }),
    quality: nameQualitySchema.meta({ description: 'weak only if each publisher says so.', examples: ['strong'] }),
    script: text('ISO 15924 code of its script.', 'Latn'),
    listings,
  })
  .meta({ id: 'StatedName', description: 'A name, and who states it.' });

const documentSchema = z
  .object({
    type: identifierTypeSchema.meta({ description: 'Kind of document or number.', examples: ['passport'] }),
    value: text('As published.', 'K 8812 004'),
    country,
    label: maybe('The publisher’s word for the kind.', 'Passport No.'),
    issuedOn: maybe('Date of issue, as published.', '2015-01-09'),
    expiresOn: maybe('Date of expiry, as published.', '2025-01-08'),
    note: maybe('The publisher’s remark.', 'expired'),
    listings,
  })
  .meta({ id: 'StatedDocument', description: 'A document or number, and who states it.' });

const statedGenderSchema = z
  .object({ value: genderSchema.meta({ description: 'Gender.', examples: ['female'] }), listings })
  .meta({ id: 'StatedGender', description: 'A gender, and who states it.' });

const contactSchema = z
  .object({
    kind: z.enum(['email', 'phone', 'website', 'fax']).meta({ description: 'Kind.', examples: ['email'] }),
    value: text('As published.', 'office@vantal.example'),
    listings,
  })
  .meta({ id: 'StatedContact', description: 'A way to reach the party, and who states it.' });

const reasonSchema = z
  .object({ text: text('The publisher’s words.', 'Owner of a listed company.'), listings })
  .meta({ id: 'StatedReason', description: 'A reason of listing or remark, and who states it.' });

/** Facts of all listings of a party, without duplicates; each with every listing that states it. */
export const identitySchema = z
  .object({
    names: all(nameSchema, 'Names, the party’s main name first.'),
    genders: all(statedGenderSchema, 'Genders.'),
    birthDates: all(dateSchema, 'Birth dates.'),
    birthPlaces: all(placeSchema, 'Birth places.'),
    deathDates: all(dateSchema, 'Dates of death.'),
    nationalities: all(valueSchema, 'Nationalities, ISO 3166-1 alpha-2.'),
    positions: all(valueSchema, 'Offices held.'),
    titles: all(valueSchema, 'Titles.'),
    documents: all(documentSchema, 'Documents and numbers.'),
    addresses: all(placeSchema, 'Addresses.'),
    contacts: all(contactSchema, 'Addresses of mail and web, telephone numbers.'),
    reasons: all(reasonSchema, 'Reasons of listing and remarks: the publishers’ free text.'),
  })
  .meta({ id: 'Identity', description: 'Identity of a party, from all its listings.' });
