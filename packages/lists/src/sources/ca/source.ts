import type { Source } from '../../list/source.ts';
import { USER_AGENT } from '../../list/user-agent.ts';
import { DROPPED_FIELDS } from './dropped-fields.ts';

/** Listings under the Special Economic Measures Act and the Justice for Victims of Corrupt Foreign Officials Act. */
export const CA_SEMA: Source = {
  id: 'ca_sema',
  title: 'Consolidated Canadian Autonomous Sanctions List',
  publisher: 'Global Affairs Canada',
  jurisdiction: 'CA',
  url: 'https://www.international.gc.ca/world-monde/assets/office_docs/international_relations-relations_internationales/sanctions/sema-lmes.xml',
  pageUrl:
    'https://www.international.gc.ca/world-monde/international_relations-relations_internationales/sanctions/consolidated-consolide.aspx?lang=eng',
  fileNames: ['sema-lmes.xml'],
  required: false,
  effect: 'asset_freeze',
  minimumRecords: 3_000,
  publishedEveryDays: 60,
  userAgent: USER_AGENT,
  downloadTimeoutMs: 300_000,
  forms: ['`sema-lmes.xml`'],
  notes: ['Aliases are separated at semicolons, commas, strokes and "or", where that cannot cut a name in two.'],
  droppedFields: DROPPED_FIELDS,
  limitations: [
    {
      kind: 'not_published',
      text: 'The list has no ids: a listing is known by country, schedule and item, and gets a new id when items are renumbered.',
    },
    { kind: 'not_published', text: 'The list has no date of its own: the newest day of listing is used.' },
    { kind: 'read_in_part', text: 'Aliases are one text: it is split only where that cannot cut a name in two.' },
  ],
};
