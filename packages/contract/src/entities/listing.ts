import { RELATION_ROLES } from '@namesake/engine/vocabulary';
import { z } from 'zod';
import { effectSchema, identifierTypeSchema, nameKindSchema, nameQualitySchema } from '../basics/named-values.ts';
import type { DeepReadonly } from '../deep-readonly.ts';

const listing = z.string().meta({ description: 'Id of the listing that states it.', examples: ['sample:P-001'] });
const country = z
  .string()
  .optional()
  .meta({ description: 'ISO 3166-1 alpha-2 code, if known.', examples: ['DE'] });
const text = (description: string, example: string) => z.string().meta({ description, examples: [example] });
const maybe = (description: string, example: string) => text(description, example).optional();
const orNull = (description: string, example: string) =>
  z
    .string()
    .nullable()
    .meta({ description, examples: [example] });

/** One record of one list in results. */
export const listingSchema = z
  .object({
    id: text('list:sourceId, permanent.', 'sample:P-001'),
    list: text('Id of the list.', 'sample'),
    sourceId: text('The publisher’s own id of the record.', 'P-001'),
    programs: z
      .array(z.string())
      .meta({ description: 'Programmes as the publisher writes them.', examples: [['DEMO-1']] }),
    effect: effectSchema.meta({ description: 'Strongest legal effect of the listing.', examples: ['asset_freeze'] }),
    measures: z
      .array(z.string())
      .meta({ description: 'The measure in the publisher’s words.', examples: [['Asset freeze']] }),
    listedOn: orNull('ISO date of the listing.', '2021-05-17'),
    legalBasis: orNull('Legal act, as published.', 'Invented Regulation 1/2021'),
    url: orNull('The publisher’s page about the record, or about the list.', 'https://example.org/lists/P-001'),
    status: z.enum(['active', 'delisted', 'held']).meta({
      description:
        'Whether the list still carries it. held: it and unusually many others are missing from the newest file, so the removal needs confirmation; until then it counts as listed.',
      examples: ['active'],
    }),
    recordHash: text('SHA-256 of the record as parsed.', `sha256:${'0'.repeat(64)}`),
  })
  .meta({ id: 'Listing', description: 'One record of one list.' });

/** One record of one list in responses. */
export type ListingView = DeepReadonly<z.output<typeof listingSchema>>;

const aliasSchema = z
  .object({
    value: text('The name as published.', 'O. Vestrakoff'),
    kind: nameKindSchema.meta({ description: 'Primary name, alias or former name.', examples: ['alias'] }),
    quality: nameQualitySchema.meta({ description: 'weak only if the publisher says so.', examples: ['weak'] }),
    script: text('ISO 15924 code of its script.', 'Latn'),
    language: maybe('BCP 47 language, if the publisher gives it.', 'ru'),
    listing,
  })
  .meta({ id: 'ListedName', description: 'One name of a listed party.' });

const dateSchema = z
  .object({
    text: text('The publisher’s words.', 'circa 1971'),
    earliest: text('First possible day.', '1971-01-01'),
    latest: text('Last possible day.', '1971-12-31'),
    circa: z.boolean().meta({ description: 'Whether the publisher doubts the value.', examples: [true] }),
    listing,
  })
  .meta({ id: 'ListedDate', description: 'A day, month, year or range.' });

const placeSchema = z
  .object({
    text: text('The place as one line.', 'Harbour Road 5, Port Vantal'),
    street: maybe('Street and number.', 'Harbour Road 5'),
    city: maybe('Town.', 'Port Vantal'),
    region: maybe('State or region.', 'North Shore'),
    postalCode: maybe('Postal code.', '10210'),
    country,
    listing,
  })
  .meta({ id: 'ListedPlace', description: 'An address or birth place.' });

const identifierSchema = z
  .object({
    type: identifierTypeSchema.meta({ description: 'Kind of identifier.', examples: ['passport'] }),
    value: text('As published.', 'K 8812 004'),
    country,
    label: maybe('The publisher’s word for the kind.', 'Passport No.'),
    issuedOn: maybe('Date of issue, as published.', '2015-01-09'),
    expiresOn: maybe('Date of expiry, as published.', '2025-01-08'),
    note: maybe('The publisher’s remark.', 'expired'),
    listing,
  })
  .meta({ id: 'ListedIdentifier', description: 'A document or number of a listed party.' });

const relationSchema = z
  .object({
    kind: text('The publisher’s word.', 'Owned or controlled by'),
    role: z
      .enum(RELATION_ROLES)
      .optional()
      .meta({
        description: 'What the word means; absent in older recorded screenings.',
        examples: ['owned_or_controlled_by'],
      }),
    name: maybe('Name of the other party.', 'Vantal Shipping Company'),
    relatedListing: maybe('Its listing, where the publisher gives an id.', 'sample:P-002'),
    listing,
  })
  .meta({ id: 'ListedRelation', description: 'A tie to another party, as published.' });

/** Facts of the listings of a party, each with its listing. */
export const entityFacts = {
  aliases: z.array(aliasSchema).meta({ description: 'All names except the primary one.', examples: [[]] }),
  birthDates: z.array(dateSchema).meta({ description: 'Birth dates.', examples: [[]] }),
  birthPlaces: z.array(placeSchema).meta({ description: 'Birth places.', examples: [[]] }),
  nationalities: z.array(z.string()).meta({ description: 'Nationalities, ISO 3166-1 alpha-2.', examples: [['DE']] }),
  addresses: z.array(placeSchema).meta({ description: 'Addresses.', examples: [[]] }),
  identifiers: z.array(identifierSchema).meta({ description: 'Documents and numbers.', examples: [[]] }),
  positions: z.array(z.string()).meta({ description: 'Offices held.', examples: [['Director']] }),
  relations: z.array(relationSchema).meta({ description: 'Ties to other parties.', examples: [[]] }),
};
