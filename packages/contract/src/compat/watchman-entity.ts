import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { listingSchema } from '../entities/listing.ts';

const text = (description: string, example: string) => z.string().meta({ description, examples: [example] });
const texts = (description: string, example: string) =>
  z
    .array(z.string())
    .nullable()
    .meta({ description: `${description} null: none.`, examples: [[example]] });
const day = (description: string) =>
  z
    .string()
    .nullable()
    .meta({ description: `${description} null: none, or no single day.`, examples: ['1971-04-02T00:00:00Z'] });
const tons = (description: string) => z.int().meta({ description: `${description} 0: unknown.`, examples: [12_000] });

const name = text('Name of the record.', 'Orlan VESTRAKOV');
const altNames = texts('Other names of the record.', 'O. Vestrakoff');

const governmentIDs = z
  .array(
    z.object({
      name: text('The publisher’s word for it.', 'Passport No.'),
      type: text('Kind, in Watchman’s words.', 'passport'),
      country: text('ISO 3166-1 alpha-2, or empty.', 'DE'),
      identifier: text('As published.', 'K 8812 004'),
    }),
  )
  .nullable()
  .meta({ description: 'Documents and numbers. null: none.', examples: [null] });

const company = z
  .object({ name, altNames, created: day('Formed.'), dissolved: day('Dissolved.'), governmentIDs })
  .nullable();

/** One record of one list in Watchman’s format; also used for the searched party. */
export const watchmanEntitySchema = z
  .object({
    name,
    entityType: text('person, business, organization, aircraft, vessel or unknown.', 'person'),
    sourceList: text('The list, in Watchman’s words if it has one, otherwise our id.', 'us_ofac'),
    sourceID: text('The publisher’s own id of the record.', 'P-001'),
    person: z
      .object({
        name,
        altNames,
        gender: text('male, female or unknown.', 'male'),
        birthDate: day('Birth date.'),
        placeOfBirth: text('Place of birth, or empty.', 'Port Vantal'),
        deathDate: day('Date of death.'),
        titles: texts('Titles and offices.', 'Director'),
        governmentIDs,
      })
      .nullable()
      .meta({ description: 'Of a person.', examples: [null] }),
    business: company.meta({ description: 'Of an organization where a business was searched.', examples: [null] }),
    organization: company.meta({ description: 'Of an organization.', examples: [null] }),
    aircraft: z
      .object({
        name,
        altNames,
        type: text('Always unknown.', 'unknown'),
        flag: text('Always empty.', ''),
        built: day('Date of construction.'),
        icaoCode: text('Always empty.', ''),
        model: text('Model, or empty.', 'Invented 5'),
        serialNumber: text('Serial number, or empty.', 'AX-4411'),
      })
      .nullable()
      .meta({ description: 'Of an aircraft.', examples: [null] }),
    vessel: z
      .object({
        name,
        altNames,
        imoNumber: text('IMO number, or empty.', '9074729'),
        type: text('Type as published, or unknown.', 'cargo'),
        flag: text('ISO 3166-1 alpha-2 if known, otherwise as published.', 'PA'),
        built: day('Date of construction.'),
        model: text('Always empty.', ''),
        tonnage: tons('Tonnage.'),
        mmsi: text('MMSI, or empty.', '273456782'),
        callSign: text('Call sign, or empty.', 'UBVT3'),
        grossRegisteredTonnage: tons('Gross tonnage.'),
        owner: text('Owner, or empty.', 'Vantal Shipping Company'),
      })
      .nullable()
      .meta({ description: 'Of a vessel.', examples: [null] }),
    contact: z
      .object({
        emailAddresses: texts('Mail addresses.', 'office@example.org'),
        phoneNumbers: texts('Telephone numbers.', '+49 30 1234567'),
        faxNumbers: texts('Fax numbers.', '+49 30 1234568'),
        websites: texts('Web sites.', 'www.example.org'),
      })
      .meta({ description: 'How to reach the party.' }),
    addresses: z
      .array(
        z.object({
          line1: text('Street, or the whole address.', 'Harbour Road 5'),
          line2: text('Always empty.', ''),
          city: text('Town, or empty.', 'Port Vantal'),
          postalCode: text('Postal code, or empty.', '10210'),
          state: text('State or region, or empty.', 'North Shore'),
          country: text('ISO 3166-1 alpha-2, or empty.', 'DE'),
          latitude: z.number().meta({ description: 'Always 0.', examples: [0] }),
          longitude: z.number().meta({ description: 'Always 0.', examples: [0] }),
        }),
      )
      .nullable()
      .meta({ description: 'Addresses. null: none.', examples: [null] }),
    cryptoAddresses: z
      .array(
        z.object({
          currency: text('Currency as published, or empty.', 'XBT'),
          address: text('Address of the wallet.', 'x123456'),
        }),
      )
      .nullable()
      .meta({ description: 'Addresses of wallets. null: none.', examples: [null] }),
    affiliations: z
      .array(
        z.object({
          entityName: text('The other party.', 'Vantal Shipping Company'),
          type: text('As published.', 'Owner of'),
        }),
      )
      .nullable()
      .meta({ description: 'Ties to other parties. null: none.', examples: [null] }),
    sanctionsInfo: z
      .object({
        programs: z.array(z.string()).meta({ description: 'Programmes as published.', examples: [['DEMO-1']] }),
        secondary: z
          .boolean()
          .meta({ description: 'Whether the record mentions secondary sanctions.', examples: [false] }),
        description: text('The measures, in the publisher’s words.', 'Asset freeze'),
      })
      .nullable()
      .meta({ description: 'What the listing means.', examples: [null] }),
    historicalInfo: z
      .array(z.object({ type: text('Always Former Name.', 'Former Name'), value: text('The name.', 'Orlan Vestrak') }))
      .nullable()
      .meta({ description: 'Former names. null: none.', examples: [null] }),
    sourceData: z
      .object({
        ...listingSchema.shape,
        remarks: z.array(z.string()).meta({ description: 'Free text of the publisher.', examples: [['Invented.']] }),
        birthDates: z.array(z.string()).meta({ description: 'All birth dates, as published.', examples: [['1971']] }),
        entityId: text('The party that the record is shown as.', 'sample:P-001'),
        priority: text('high or review.', 'high'),
        nameScore: z.number().meta({ description: 'How well the names agree, 0 to 100.', examples: [100] }),
        reasons: z
          .array(z.string())
          .meta({ description: 'Reasons for and against this result.', examples: [['The birth year agrees.']] }),
      })
      .nullable()
      .meta({ description: 'Namesake’s record, not the publisher’s row.', examples: [null] }),
  })
  .meta({ id: 'WatchmanEntity', description: 'A party in Watchman’s shape.' });

export type WatchmanEntity = DeepReadonly<z.output<typeof watchmanEntitySchema>>;

/** Response of `GET /compat/watchman/v2/search`. */
export const watchmanSearchSchema = z
  .object({
    query: watchmanEntitySchema.meta({ description: 'What was searched.' }),
    entities: z
      .array(
        watchmanEntitySchema.extend({
          match: z.number().meta({ description: 'Our score of the party, 0 to 1.', examples: [0.972] }),
          debug: z
            .string()
            .optional()
            .meta({ description: 'How the score was computed: text in Base64.', examples: ['c2NvcmU='] }),
        }),
      )
      .meta({ description: 'One for each record of a potential match, best first.', examples: [[]] }),
  })
  .meta({ id: 'WatchmanSearch', description: 'A recorded screening in Watchman’s shape.' });

export type WatchmanSearch = DeepReadonly<z.output<typeof watchmanSearchSchema>>;

/** Response of `GET /compat/watchman/v2/listinfo`. */
export const watchmanListInfoSchema = z
  .object({
    lists: z
      .record(z.string(), z.int())
      .meta({ description: 'Records of each list that is searched.', examples: [{ us_ofac: 18_500 }] }),
    listHashes: z
      .record(z.string(), z.string())
      .meta({ description: 'SHA-256 of the file of each.', examples: [{ us_ofac: '0'.repeat(64) }] }),
    startedAt: text('Time of the oldest check among the lists.', '2026-03-01T06:00:00.000Z'),
    endedAt: text('Time of the newest check among the lists.', '2026-03-01T06:01:00.000Z'),
    version: text('Version of this service.', '1.0.0'),
  })
  .meta({ id: 'WatchmanListInfo', description: 'The lists in Watchman’s shape.' });

export type WatchmanListInfo = DeepReadonly<z.output<typeof watchmanListInfoSchema>>;

/** Response of `/live` and `/ready`. */
export const watchmanHealthSchema = z
  .record(z.string(), z.string())
  .meta({ id: 'WatchmanHealth', description: 'The checks, each good or with its problem.' });
