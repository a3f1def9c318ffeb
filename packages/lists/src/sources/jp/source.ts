import type { Source } from '../../list/source.ts';
import { USER_AGENT } from '../../list/user-agent.ts';
import { DROPPED_FIELDS } from './dropped-fields.ts';

/**
 * Parties under asset freezes of the Foreign Exchange and Foreign Trade Act. The file's address contains its date, so
 * it is looked up on the page.
 */
export const JP_MOF: Source = {
  id: 'jp_mof',
  title: 'Japanese list of parties under asset freezes',
  publisher: 'Japanese Ministry of Finance',
  jurisdiction: 'JP',
  url: 'https://www.mof.go.jp/policy/international_policy/gaitame_kawase/gaitame/economic_sanctions/list.html',
  linkPattern: /[^"'\s]*shisantouketsu\d{8}\.xlsx/,
  pageUrl: 'https://www.mof.go.jp/policy/international_policy/gaitame_kawase/gaitame/economic_sanctions/list.html',
  fileNames: ['shisantouketsu.xlsx'],
  required: false,
  effect: 'asset_freeze',
  minimumRecords: 1_500,
  publishedEveryDays: 120,
  userAgent: USER_AGENT,
  downloadTimeoutMs: 300_000,
  forms: ['`shisantouketsu….xlsx`'],
  notes: [
    'The file’s address has its date in it: it is found on the publisher’s page.',
    'A sheet for each regime; the id is the sheet’s number and that of the notice.',
    'Names in Latin letters, kana and the original script; dates in Western years, in eras and as Excel’s numbers; countries named in Japanese.',
  ],
  droppedFields: DROPPED_FIELDS,
  limitations: [
    {
      kind: 'not_read',
      text: 'Sheets of regimes that were lifted and rows of removed parties hold no names and are not read.',
    },
  ],
};
