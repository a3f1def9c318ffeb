import type { Source } from '../../list/source.ts';
import { USER_AGENT } from '../../list/user-agent.ts';
import { DROPPED_FIELDS } from './dropped-fields.ts';

/** The EU's list plus the parties of the Belgian National Security Council. */
export const BE_FPS: Source = {
  id: 'be_fps',
  title: 'Belgian consolidated list of financial sanctions',
  publisher: 'Belgian Federal Public Service Finance',
  jurisdiction: 'BE',
  url: 'https://sifi.minfin.fgov.be/public/api/consolidated-list',
  pageUrl: 'https://finance.belgium.be/en/treasury/financial-sanctions',
  fileNames: ['consolidated-list.csv'],
  required: false,
  effect: 'asset_freeze',
  minimumRecords: 2_500,
  publishedEveryDays: 60,
  userAgent: USER_AGENT,
  downloadTimeoutMs: 300_000,
  forms: ['CSV (`consolidated-list`)'],
  notes: [
    'Several values of one cell are on separate lines.',
    'Years of birth have two digits: a year that would be in the future, or make the party a child, is one of the last century.',
  ],
  droppedFields: DROPPED_FIELDS,
  limitations: [
    {
      kind: 'not_published',
      text: 'The list has no ids: a party is known by its type, names, birth dates and country of birth, and gets a new id when these are corrected.',
    },
    { kind: 'not_published', text: 'The list has no date of its own: the newest day of publication is used.' },
    {
      kind: 'not_published',
      text: 'The list does not say which first name belongs to which family name: whole names are read.',
    },
  ],
};
