import type { Source } from '../../list/source.ts';
import { USER_AGENT } from '../../list/user-agent.ts';
import { DROPPED_FIELDS } from './dropped-fields.ts';

/**
 * Parties under decrees of the President of Ukraine. The register's API requires a key, which the Council provides on
 * request.
 */
export const UA_NSDC: Source = {
  id: 'ua_nsdc',
  title: 'Ukrainian State Register of Sanctions',
  publisher: 'National Security and Defence Council of Ukraine',
  jurisdiction: 'UA',
  url: 'https://api-drs.nsdc.gov.ua/',
  pageUrl: 'https://drs.nsdc.gov.ua/',
  fileNames: ['ua_nsdc.json'],
  required: false,
  effect: 'asset_freeze',
  minimumRecords: 8_000,
  publishedEveryDays: 45,
  userAgent: USER_AGENT,
  downloadTimeoutMs: 900_000,
  forms: ['JSON (answers of `/v2/subjects` in one file)'],
  notes: [
    'One file with both answers: `{"date": "2026-03-07", "individual": […], "legal": […]}`; see [how to fetch it](#ukraine).',
    'Names are in Ukrainian, in Russian and in Latin letters; a name in brackets with two others is three names.',
    'A subject whose sanctions are all excluded or expired is `delisted`.',
  ],
  droppedFields: DROPPED_FIELDS,
  limitations: [
    { kind: 'not_downloaded', text: 'The API needs your own key and returns persons and organizations separately.' },
    {
      kind: 'read_in_part',
      text: 'Decrees and terms are read only if the actions of a subject are added to the file.',
    },
    {
      kind: 'read_in_part',
      text: 'Attributes are Ukrainian words: addresses and positions are read, others are kept in the remarks.',
    },
  ],
};
