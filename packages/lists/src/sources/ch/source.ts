import type { Source } from '../../list/source.ts';
import { USER_AGENT } from '../../list/user-agent.ts';
import { DROPPED_FIELDS } from './dropped-fields.ts';

/** All parties under measures of the Swiss Embargo Act, including those adopted from the UN and the EU. */
export const CH_SECO: Source = {
  id: 'ch_seco',
  title: 'Swiss SECO sanctions list (SESAM)',
  publisher: 'Swiss State Secretariat for Economic Affairs',
  jurisdiction: 'CH',
  url: 'https://www.sesam.search.admin.ch/sesam-search-web/pages/downloadXmlGesamtliste.xhtml?lang=en&action=downloadXmlGesamtlisteAction',
  pageUrl:
    'https://www.seco.admin.ch/seco/en/home/Aussenwirtschaftspolitik_Wirtschaftliche_Zusammenarbeit/Wirtschaftsbeziehungen/exportkontrollen-und-sanktionen/sanktionen-embargos.html',
  fileNames: ['consolidated-list.xml'],
  required: false,
  effect: 'asset_freeze',
  minimumRecords: 4_000,
  publishedEveryDays: 45,
  userAgent: USER_AGENT,
  downloadTimeoutMs: 600_000,
  forms: ['`consolidated-list.xml`'],
  notes: [
    'Every spelling of a name in its own script; places by their id; programmes by their English name.',
    'De-listed targets stay in the publisher’s file: the modification of the latest effective date decides, and they are `delisted`. Copies inside modifications are not read.',
  ],
  droppedFields: DROPPED_FIELDS,
  limitations: [
    {
      kind: 'not_read',
      text: 'The history of changes inside a record is left out, except for the days of listing, change and delisting.',
    },
    { kind: 'read_in_part', text: 'Documents and numbers in "other information" are read where the text labels them.' },
    { kind: 'not_published', text: 'Only the whole list is taken, not a delta.' },
  ],
};
