import type { Source } from '../../list/source.ts';
import { USER_AGENT } from '../../list/user-agent.ts';
import { DROPPED_FIELDS } from './dropped-fields.ts';

/** The Security Council's own list, which the EU, UK, Swiss and Australian lists repeat. */
export const UN_SC: Source = {
  id: 'un_sc',
  title: 'United Nations Security Council Consolidated List',
  publisher: 'United Nations Security Council',
  jurisdiction: 'UN',
  url: 'https://scsanctions.un.org/resources/xml/en/consolidated.xml',
  pageUrl: 'https://main.un.org/securitycouncil/en/content/un-sc-consolidated-list',
  fileNames: ['consolidated.xml'],
  required: true,
  effect: 'asset_freeze',
  minimumRecords: 500,
  publishedEveryDays: 90,
  userAgent: USER_AGENT,
  downloadTimeoutMs: 300_000,
  forms: ['`consolidated.xml`'],
  notes: [
    'Several names in one field are separated; names in the original script and aliases of low quality are marked.',
    'Approximate dates and ranges of years are read as such.',
  ],
  droppedFields: DROPPED_FIELDS,
  limitations: [
    {
      kind: 'read_in_part',
      text: 'Documents are described in free, multilingual text: type and country are read if the words are known, and otherwise kept as a note.',
    },
    {
      kind: 'not_published',
      text: 'Relations between parties are only in the narrative summaries, which are not part of the file.',
    },
  ],
};
