import type { Listing } from '@namesake/engine';

/** Two invented records of one party, and a company, for tests of the service. */
export const SAMPLE_PARTIES: readonly Listing[] = [
  {
    id: 'list_a:1',
    list: 'list_a',
    sourceId: '1',
    entityType: 'person',
    names: [
      { value: 'Orlan VESTRAKOV', kind: 'primary', quality: 'strong', script: 'Latn' },
      { value: 'O. Vestrakoff', kind: 'alias', quality: 'weak', script: 'Latn' },
    ],
    birthDates: [{ text: '1971', earliest: '1971-01-01', latest: '1971-12-31', circa: false }],
    programs: ['DEMO-1'],
    effect: 'asset_freeze',
    status: 'active',
    remarks: ['Invented.'],
  },
  {
    id: 'list_b:9',
    list: 'list_b',
    sourceId: '9',
    entityType: 'person',
    names: [{ value: 'Vestrakov Orlan', kind: 'primary', quality: 'strong', script: 'Latn' }],
    programs: [],
    effect: 'travel',
    status: 'active',
    relations: [{ kind: 'Owner of', name: 'Vantal Shipping', listing: 'list_a:2' }],
  },
  {
    id: 'list_a:2',
    list: 'list_a',
    sourceId: '2',
    entityType: 'organization',
    names: [{ value: 'Vantal Shipping Company', kind: 'primary', quality: 'strong', script: 'Latn' }],
    programs: ['DEMO-1'],
    effect: 'asset_freeze',
    status: 'active',
  },
];
