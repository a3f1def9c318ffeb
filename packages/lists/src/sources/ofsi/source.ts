import type { Source } from '../../list/source.ts';
import { USER_AGENT } from '../../list/user-agent.ts';
import { DROPPED_FIELDS } from './dropped-fields.ts';

/** The Treasury's consolidated list, which is still widely used. Its parties have moved to the UK Sanctions List. */
export const GB_OFSI: Source = {
  id: 'gb_ofsi',
  title: 'UK OFSI Consolidated List (closed in January 2026)',
  publisher: 'UK Office of Financial Sanctions Implementation, HM Treasury',
  jurisdiction: 'GB',
  url: 'https://ofsistorage.blob.core.windows.net/publishlive/2022format/ConList.xml',
  pageUrl: 'https://www.gov.uk/government/publications/financial-sanctions-consolidated-list-of-targets',
  fileNames: ['ConList.csv', 'ConList.xml'],
  required: false,
  effect: 'asset_freeze',
  minimumRecords: 1_000,
  publishedEveryDays: 30,
  userAgent: USER_AGENT,
  downloadTimeoutMs: 300_000,
  forms: ['`ConList.xml`', '`ConList.csv`'],
  notes: [
    'Since 2022 a group names its UK Sanctions List reference: both are shown as one party.',
    'The CSV form of before 2022 is in Windows-1252, which it does not declare. The first letter outside ASCII decides; a file in two encodings is refused.',
  ],
  droppedFields: DROPPED_FIELDS,
  limitations: [
    {
      kind: 'not_published',
      text: 'Closed on 28 January 2026 and not updated since: the UK Sanctions List (gb_fcdo) takes its place.',
    },
    { kind: 'not_published', text: 'The CSV form of before 2022 is not UTF-8 and has no names in other scripts.' },
    {
      kind: 'read_in_part',
      text: 'Several documents, nationalities or positions share one cell: they are separated if they are numbered.',
    },
  ],
};
