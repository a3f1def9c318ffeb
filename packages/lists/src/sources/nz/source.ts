import type { Source } from '../../list/source.ts';
import { USER_AGENT } from '../../list/user-agent.ts';
import { DROPPED_FIELDS } from './dropped-fields.ts';

/** Parties under the Russia Sanctions Act 2022, New Zealand's only autonomous sanctions law. */
export const NZ_MFAT: Source = {
  id: 'nz_mfat',
  title: 'New Zealand Russia Sanctions Register',
  publisher: 'New Zealand Ministry of Foreign Affairs and Trade',
  jurisdiction: 'NZ',
  url: 'https://www.mfat.govt.nz/assets/Countries-and-Regions/Europe/Ukraine/Russia-Sanctions-Register.xlsx',
  pageUrl: 'https://www.mfat.govt.nz/en/countries-and-regions/europe/ukraine/russian-invasion-of-ukraine/sanctions/',
  fileNames: ['Russia-Sanctions-Register.xlsx'],
  required: false,
  effect: 'asset_freeze',
  minimumRecords: 800,
  publishedEveryDays: 90,
  userAgent: USER_AGENT,
  downloadTimeoutMs: 300_000,
  forms: ['`Russia-Sanctions-Register.xlsx`'],
  notes: [
    'The bans that a party is under decide the effect; a revoked sanction is `delisted`.',
    'Wives, sons and associates named in words become relations.',
  ],
  droppedFields: DROPPED_FIELDS,
  limitations: [
    { kind: 'not_read', text: 'Banned assets and services without a named party are not read.' },
    {
      kind: 'not_published',
      text: 'The UN’s sanctions, which also bind in New Zealand, and designated terrorist entities are separate lists.',
    },
    { kind: 'read_in_part', text: 'Aliases are one text: it is split only where that cannot cut a name in two.' },
  ],
};
