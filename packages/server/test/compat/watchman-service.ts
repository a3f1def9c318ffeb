import { buildIndex, type Listing, loadModel, openIndex } from '@namesake/engine';
import { indexScreener } from '../../src/lists/snapshot/index-screener.ts';
import { type FakeListsOptions, fakeLists } from '../support/fake-lists.ts';
import { startService, type TestService } from '../support/test-service.ts';

const names = (first: string, ...aliases: readonly string[]): Listing['names'] =>
  [first, ...aliases].map((value, at) => ({
    value,
    kind: at === 0 ? 'primary' : 'alias',
    quality: 'strong',
    script: 'Latn',
  }));

const FORMER: Listing['names'][number] = { value: 'Orlan Vestrak', kind: 'former', quality: 'strong', script: 'Latn' };
const listed = { programs: ['DEMO-1'], effect: 'asset_freeze', status: 'active' } as const;

/** An invented party of each type of Watchman's; one person is on both lists. */
export const WATCHMAN_PARTIES: readonly Listing[] = [
  {
    ...listed,
    id: 'list_a:1',
    list: 'list_a',
    sourceId: '1',
    entityType: 'person',
    names: [...names('Orlan VESTRAKOV', 'O. Vestrakoff'), FORMER],
    gender: 'male',
    birthDates: [{ text: '2 Apr 1971', earliest: '1971-04-02', latest: '1971-04-02', circa: false }],
    birthPlaces: [{ text: 'Port Vantal' }],
    titles: ['Director'],
    identifiers: [
      { type: 'passport', value: 'K 8812 004', country: 'DE', label: 'Passport No.' },
      { type: 'crypto_address', value: 'vestrakovx123456wallet', label: 'Digital Currency Address - XBT' },
    ],
    addresses: [{ text: 'Harbour Road 5, Port Vantal', street: 'Harbour Road 5', city: 'Port Vantal', country: 'DE' }],
    contacts: [{ kind: 'email', value: 'orlan@vantal.example' }],
    relations: [{ kind: 'Owner of', name: 'Vantal Shipping Company', listing: 'list_a:2' }],
    measures: ['Asset freeze'],
    remarks: ['Subject to Secondary Sanctions.'],
  },
  {
    ...listed,
    id: 'list_b:9',
    list: 'list_b',
    sourceId: '9',
    entityType: 'person',
    names: names('Orlan VESTRAKOV'),
    birthDates: [{ text: '2 Apr 1971', earliest: '1971-04-02', latest: '1971-04-02', circa: false }],
  },
  {
    ...listed,
    id: 'list_a:2',
    list: 'list_a',
    sourceId: '2',
    entityType: 'organization',
    names: names('Vantal Shipping Company', 'Vantal Lines'),
    organization: { established: '2001-05-01' },
  },
  {
    ...listed,
    id: 'list_a:3',
    list: 'list_a',
    sourceId: '3',
    entityType: 'organization',
    names: names('Brotherhood of the Grey Lantern'),
  },
  {
    ...listed,
    id: 'list_a:4',
    list: 'list_a',
    sourceId: '4',
    entityType: 'aircraft',
    names: names('EX-QVX'),
    identifiers: [{ type: 'aircraft_serial', value: 'AX-4411' }],
    aircraft: { model: 'Invented 5', built: '1998-06-01' },
  },
  {
    ...listed,
    id: 'list_a:5',
    list: 'list_a',
    sourceId: '5',
    entityType: 'vessel',
    names: names('PELAGOS MIRAGE'),
    identifiers: [
      { type: 'imo', value: '0010017' },
      { type: 'mmsi', value: '000100171' },
      { type: 'call_sign', value: 'XX0A1' },
    ],
    vessel: {
      type: 'Crude oil tanker',
      flag: 'GA',
      tonnage: '105,000',
      grossTonnage: '56,000',
      owner: 'White Pelagos',
    },
  },
];

/** People who are listed for no sanction, for whom policies have rules of their own. */
export const BESIDE_SANCTIONS: readonly Listing[] = (['pep', 'debarment', 'export_control'] as const).map(
  (effect, at) => ({
    ...listed,
    effect,
    id: `list_a:b${at}`,
    list: 'list_a',
    sourceId: `b${at}`,
    entityType: 'person',
    names: names(`${['Zelimir', 'Tobrian', 'Ozren'][at]} Quarvane Melgrivan`),
    gender: 'male',
    birthDates: [{ text: '1950', earliest: '1950-01-01', latest: '1950-12-31', circa: false }],
    nationalities: ['DE'],
  }),
);

/** A service that screens these parties with the real engine, on lists in the state that a test asks for. */
export function startWatchman(
  { parties = WATCHMAN_PARTIES, ...lists }: Omit<FakeListsOptions, 'nowMs'> = {},
  environment = {},
): Promise<TestService> {
  const model = loadModel();
  const screener = indexScreener(openIndex(buildIndex(parties, model), model));
  const listState = fakeLists({ parties, ...lists, nowMs: Date.parse('2026-03-01T12:00:00Z') });
  const snapshot = listState.current();
  const current = () => (snapshot === undefined ? undefined : { ...snapshot, screener });
  return startService({ listState: { ...listState, current }, environment });
}
