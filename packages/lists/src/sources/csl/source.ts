import type { Source } from '../../source.ts';
import { USER_AGENT } from '../../user-agent.ts';

/** Lists of three departments in one file; what being on it means is said by the list that a row comes from. */
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
  userAgent: USER_AGENT,
  downloadTimeoutMs: 600_000,
  limitations: [
    {
      kind: 'not_published',
      text: 'Rows that are not the Treasury’s have no permanent number, but the publisher’s _id, which may change.',
    },
    {
      kind: 'not_published',
      text: 'The type of parties that are not the Treasury’s is not told: they are of unknown type.',
    },
    { kind: 'not_published', text: 'Weak aliases are not told from strong ones.' },
  ],
};
