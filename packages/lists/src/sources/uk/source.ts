import type { Source } from '../../source.ts';
import { USER_AGENT } from '../../user-agent.ts';

/** The only UK list since January 2026, when the OFSI consolidated list was closed. */
export const GB_FCDO: Source = {
  id: 'gb_fcdo',
  title: 'UK Sanctions List',
  publisher: 'UK Foreign, Commonwealth and Development Office',
  jurisdiction: 'GB',
  url: 'https://sanctionslist.fcdo.gov.uk/docs/UK-Sanctions-List.xml',
  pageUrl: 'https://www.gov.uk/government/publications/the-uk-sanctions-list',
  fileNames: ['UK-Sanctions-List.xml', 'UK_Sanctions_List.xml'],
  required: true,
  effect: 'unknown',
  minimumRecords: 3_000,
  userAgent: USER_AGENT,
  downloadTimeoutMs: 600_000,
};
