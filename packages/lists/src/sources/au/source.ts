import type { Source } from '../../list/source.ts';
import { USER_AGENT } from '../../list/user-agent.ts';
import { DROPPED_FIELDS } from './dropped-fields.ts';

/** Parties under the UN's and Australia's own targeted financial sanctions. */
export const AU_DFAT: Source = {
  id: 'au_dfat',
  title: 'Australian Sanctions Consolidated List',
  publisher: 'Australian Department of Foreign Affairs and Trade',
  jurisdiction: 'AU',
  url: 'https://www.dfat.gov.au/sites/default/files/Australian_Sanctions_Consolidated_List.xlsx',
  pageUrl: 'https://www.dfat.gov.au/international-relations/security/sanctions/consolidated-list',
  fileNames: ['Australian_Sanctions_Consolidated_List.xlsx', 'regulation8_consolidated.xlsx'],
  required: false,
  effect: 'asset_freeze',
  minimumRecords: 2_000,
  publishedEveryDays: 60,
  userAgent: USER_AGENT,
  downloadTimeoutMs: 300_000,
  forms: ['`Australian_Sanctions_Consolidated_List.xlsx`'],
  notes: [
    'Rows `2`, `2a` and `2b` are one party. Dates and places lettered "a) … b) …"; passports out of the additional information.',
  ],
  droppedFields: DROPPED_FIELDS,
  limitations: [
    {
      kind: 'read_in_part',
      text: 'Dates, places and documents are prose in lettered parts: parts that cannot be parsed are kept in the remarks.',
    },
    {
      kind: 'not_published',
      text: 'The list has no date of its own: the time at which the file was last saved is used.',
    },
  ],
};
