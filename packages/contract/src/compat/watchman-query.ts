import { z } from 'zod';
import { birthDateSchema, screenedText } from '../basics/primitives.ts';

/** Values of `type`, in Watchman's terms. */
export const WATCHMAN_TYPES = ['person', 'business', 'organization', 'aircraft', 'vessel'] as const;

/** Kinds of government ids. Each is a parameter `gov_…` with a country, a colon and the number. */
export const WATCHMAN_GOVERNMENT_IDS = [
  'passport',
  'diplomatic-passport',
  'drivers-license',
  'national-id',
  'personal-id',
  'tax-id',
  'ssn',
  'cedula',
  'curp',
  'cuit',
  'electoral',
  'business-registration',
  'commercial-registry',
  'birth-certificate',
  'refugee-id',
  'citizenship',
  'nationality',
] as const;

type Described = { readonly description: string; readonly examples: readonly [string, ...string[]] };

const one = (max: number, { description, examples }: Described) =>
  screenedText(max)
    .optional()
    .meta({ description, examples: [...examples] });

/** A repeatable parameter: accepts one value or several, always returns an array. */
const several = (max: number, { description, examples }: Described) =>
  z
    .union([screenedText(max), z.array(screenedText(max)).max(20)])
    .meta({ description, examples: [[...examples]] })
    .transform((given) => (typeof given === 'string' ? [given] : given))
    .optional();

const unused = (description: string, example: string) =>
  one(200, { description: `${description} Accepted and not compared.`, examples: [example] });

const emails = { description: 'Mail address.', examples: ['office@example.org'] } as const;
const phones = { description: 'Telephone number.', examples: ['+49 30 1234567'] } as const;
const faxes = { description: 'Fax number.', examples: ['+49 30 1234568'] } as const;
const websites = { description: 'Web site.', examples: ['www.example.org'] } as const;
const addresses = { description: 'An address as one line.', examples: ['Harbour Road 5, Port Vantal'] } as const;
const wallets = { description: 'Currency, colon, address.', examples: ['XBT:x123456'] } as const;

const governmentIds = Object.fromEntries(
  WATCHMAN_GOVERNMENT_IDS.map((kind) => [
    `gov_${kind}`,
    several(300, { description: `Country, colon and number of a ${kind}.`, examples: ['DE:K8812004'] }),
  ]),
) as { [Kind in (typeof WATCHMAN_GOVERNMENT_IDS)[number] as `gov_${Kind}`]: ReturnType<typeof several> };

/** Query parameters of `GET /compat/watchman/v2/search`: exactly those that Watchman 0.50 to 0.61 reads. */
export const watchmanQuerySchema = z
  .strictObject({
    name: one(1_000, { description: 'Name of the party.', examples: ['Orlan Vestrakov'] }),
    type: z
      .string()
      .trim()
      .toLowerCase()
      .pipe(z.enum(WATCHMAN_TYPES))
      .optional()
      .meta({ description: 'What the party is. Orders results; hides none.', examples: ['person'] }),
    altNames: several(1_000, { description: 'Other names of the party.', examples: ['O. Vestrakoff'] }),
    birthDate: birthDateSchema.optional().meta({ description: 'Birth date.', examples: ['1971-04-02'] }),
    gender: one(20, { description: 'Gender: male, female or unknown.', examples: ['male'] }),
    imoNumber: one(200, { description: 'IMO number of a vessel.', examples: ['9074729'] }),
    mmsi: one(200, { description: 'MMSI of a vessel.', examples: ['273456782'] }),
    callSign: one(200, { description: 'Call sign.', examples: ['UBVT3'] }),
    serialNumber: one(200, { description: 'Serial number of an aircraft.', examples: ['AX-4411'] }),
    flag: one(100, { description: 'Country of registration.', examples: ['PA'] }),
    ...governmentIds,
    email: several(200, emails),
    emailAddress: several(200, emails),
    emailAddresses: several(200, emails),
    phone: several(200, phones),
    phoneNumber: several(200, phones),
    phoneNumbers: several(200, phones),
    fax: several(200, faxes),
    faxNumber: several(200, faxes),
    faxNumbers: several(200, faxes),
    website: several(200, websites),
    websites: several(200, websites),
    address: several(500, addresses),
    addresses: several(500, addresses),
    cryptoAddress: several(300, wallets),
    cryptoAddresses: several(300, wallets),
    titles: several(500, { description: 'Titles. Accepted and not compared.', examples: ['Director'] }),
    deathDate: unused('Date of death.', '2020-01-31'),
    created: unused('Date of formation.', '2001-05-01'),
    dissolved: unused('Date of dissolution.', '2019-12-31'),
    aircraftType: unused('Type of aircraft.', 'cargo'),
    icaoCode: unused('ICAO code of the type of aircraft.', 'A320'),
    vesselType: unused('Type of vessel.', 'cargo'),
    model: unused('Model.', 'Invented 5'),
    built: unused('Date of construction.', '1998-06-01'),
    tonnage: unused('Tonnage.', '12000'),
    grossRegisteredTonnage: unused('Gross tonnage.', '15000'),
    owner: unused('Owner of the vessel.', 'Vantal Shipping Company'),
    source: several(100, {
      description: 'Only these lists, in Watchman’s words or by our ids. Needs a policy that is allowed for the token.',
      examples: ['us_ofac'],
    }),
    sourceID: unused('The publisher’s id of a record.', 'P-001'),
    minMatch: z.coerce
      .number()
      .min(0)
      .max(1)
      .optional()
      .meta({
        description: 'Leaves out of the page entities whose name and score are both below this.',
        examples: ['0.85'],
      }),
    limit: z.coerce
      .number()
      .int()
      .optional()
      .meta({ description: 'Maximum entities on the page: 10 if it is 0, and at most 100.', examples: ['10'] }),
    debug: one(20, { description: 'yes: explains the match of each entity.', examples: ['yes'] }),
    debugSourceIDs: unused('Records to write into the log.', 'P-001'),
    requestID: one(150, { description: 'Your id of the request, kept as the purpose.', examples: ['onboarding-17'] }),
    format: z
      .literal('watchman')
      .optional()
      .meta({ description: 'Only Watchman’s own format.', examples: ['watchman'] }),
  })
  .meta({ id: 'WatchmanQuery', description: 'A search in Watchman’s format.' });

export type WatchmanQuery = z.output<typeof watchmanQuerySchema>;
