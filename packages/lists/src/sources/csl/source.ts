import type { Source } from '../../list/source.ts';
import { USER_AGENT } from '../../list/user-agent.ts';
import { DROPPED_FIELDS } from './dropped-fields.ts';

/** Lists of three departments in one file; the legal effect depends on the list that a row comes from. */
export const US_CSL: Source = {
  id: 'us_csl',
  title: 'US Consolidated Screening List',
  publisher: 'US Department of Commerce, International Trade Administration',
  jurisdiction: 'US',
  url: 'https://data.trade.gov/downloadable_consolidated_screening_list/v1/consolidated.csv',
  pageUrl: 'https://www.trade.gov/consolidated-screening-list',
  fileNames: ['consolidated.csv'],
  required: false,
  effect: 'unknown',
  minimumRecords: 8_000,
  publishedEveryDays: 14,
  userAgent: USER_AGENT,
  downloadTimeoutMs: 600_000,
  forms: ['`consolidated.csv`'],
  notes: [
    'A row for each list that a party is on. Treasury’s rows (SDN, SSI, CAP, CMIC, NS-MBS, FSE, PLC) repeat OFAC’s and are shown as one party with them.',
    'Of the others the non-proliferation sanctions (ISN) are sanctions, `sectoral`; the Entity List, Denied Persons, Unverified and Military End Users (EL, DPL, UVL, MEU) and the State Department’s debarred parties (DTC) are `export_control`. A list that is not known here is of unknown effect.',
  ],
  droppedFields: DROPPED_FIELDS,
  limitations: [
    {
      kind: 'not_published',
      text: 'Links to pages about a party are shortened ones: OFAC’s own page is linked for its parties, that of the list for others, and the shortened link is kept among the remarks.',
    },
    {
      kind: 'not_published',
      text: 'Rows that are not the Treasury’s have no permanent number, but the publisher’s _id, which may change.',
    },
    {
      kind: 'not_published',
      text: 'Parties that are not the Treasury’s have no type: they are of unknown type.',
    },
    { kind: 'not_published', text: 'Weak and strong aliases are not distinguished.' },
  ],
};
