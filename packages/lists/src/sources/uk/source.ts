import type { Source } from '../../list/source.ts';
import { USER_AGENT } from '../../list/user-agent.ts';
import { DROPPED_FIELDS as CSV } from './csv-dropped-fields.ts';
import { DROPPED_FIELDS as XML } from './dropped-fields.ts';

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
  publishedEveryDays: 30,
  userAgent: USER_AGENT,
  downloadTimeoutMs: 600_000,
  forms: ['`UK-Sanctions-List.xml`', '`UK-Sanctions-List.csv`'],
  notes: [
    'Both forms give the same listings. The CSV form has a row for each name × birth date × passport × address: rows with one Unique ID are one party.',
    'The measures imposed decide the effect.',
  ],
  droppedFields: { ...XML, ...CSV },
  limitations: [
    { kind: 'not_published', text: 'Most names have no statement of their quality; these count as strong.' },
    {
      kind: 'read_in_part',
      text: 'Business registrations, national identifiers and company IMO numbers are in prose: they are read if the words are known.',
    },
    {
      kind: 'not_published',
      text: 'The investment bans of Russia Regulations, Schedule 2, and proscribed organisations are separate lists.',
    },
  ],
};
