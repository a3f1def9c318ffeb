import type { Source } from '../../list/source.ts';
import { USER_AGENT } from '../../list/user-agent.ts';
import { DROPPED_FIELDS } from './dropped-fields.ts';

/** Firms and persons excluded from contracts that the bank finances. This is not sanctions law. */
export const WB_DEBARRED: Source = {
  id: 'wb_debarred',
  title: 'World Bank listing of ineligible firms and individuals',
  publisher: 'World Bank Group',
  jurisdiction: 'INT',
  url: 'https://apigwext.worldbank.org/dvsvc/v1.0/json/APPLICATION/ADOBE_EXPRNCE_MGR/FIRM/SANCTIONED_FIRM',
  keyHeader: 'apikey',
  pageUrl: 'https://www.worldbank.org/en/projects-operations/procurement/debarred-firms',
  fileNames: ['wb-data.json', 'SANCTIONED_FIRM.json'],
  required: false,
  effect: 'debarment',
  minimumRecords: 500,
  publishedEveryDays: 45,
  userAgent: USER_AGENT,
  downloadTimeoutMs: 300_000,
  forms: ['JSON (`SANCTIONED_FIRM`)'],
  notes: ['Effect `debarment`. A debarment that had ended by the day of the file is `delisted`.'],
  droppedFields: DROPPED_FIELDS,
  limitations: [
    {
      kind: 'not_downloaded',
      text: 'The publisher’s address needs a public key in the header apikey, which its own page shows: put it into the file of `NAMESAKE_LISTS_CONFIG`.',
    },
    {
      kind: 'read_in_part',
      text: 'Other names are in words next to the name: they are read if the words are known.',
    },
    { kind: 'not_published', text: 'Only a code distinguishes firms from persons, and birth dates are not given.' },
  ],
};
