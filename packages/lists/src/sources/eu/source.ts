import type { Source } from '../../list/source.ts';
import { USER_AGENT } from '../../list/user-agent.ts';
import { DROPPED_FIELDS as CSV } from './csv-dropped-fields.ts';
import { DROPPED_FIELDS as XML } from './dropped-fields.ts';

/** The address contains the Commission's public token. The file is generated on request, which takes over a minute. */
export const EU_FSF: Source = {
  id: 'eu_fsf',
  title: 'EU Consolidated Financial Sanctions List',
  publisher: 'European Commission, DG FISMA',
  jurisdiction: 'EU',
  url: 'https://webgate.ec.europa.eu/fsd/fsf/public/files/xmlFullSanctionsList_1_1/content?token=dG9rZW4tMjAxNw',
  pageUrl:
    'https://data.europa.eu/data/datasets/consolidated-list-of-persons-groups-and-entities-subject-to-eu-financial-sanctions',
  fileNames: ['xmlFullSanctionsList_1_1.xml'],
  required: true,
  effect: 'asset_freeze',
  minimumRecords: 3_000,
  publishedEveryDays: 45,
  userAgent: USER_AGENT,
  downloadTimeoutMs: 900_000,
  forms: ['`xmlFullSanctionsList_1_1.xml`', 'CSV 1.1 (`csvFullSanctionsList_1_1`)'],
  notes: [
    'Both forms give the same listings. A row of the CSV form is a name, an address or a document, not a party.',
    'Years of the Islamic calendar become the range of days that they may mean.',
  ],
  droppedFields: { ...XML, ...CSV },
  limitations: [
    { kind: 'not_published', text: 'The vessels of Annex IV (some 600) are in the regulations, not in this file.' },
    { kind: 'not_published', text: 'No name is marked as the main one: the one to show is chosen here.' },
    {
      kind: 'not_read',
      text: 'Which act added a single name, date or address is left out; the act of the whole record is kept.',
    },
  ],
};
