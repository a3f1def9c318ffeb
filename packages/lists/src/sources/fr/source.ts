import type { Source } from '../../list/source.ts';
import { USER_AGENT } from '../../list/user-agent.ts';
import { DROPPED_FIELDS } from './dropped-fields.ts';

/** France's own asset freezes with those of the EU and the UN. The publisher refuses requests without a User-Agent. */
export const FR_GELS: Source = {
  id: 'fr_gels',
  title: 'French national register of asset freezes',
  publisher: 'French Ministry of the Economy, Direction générale du Trésor',
  jurisdiction: 'FR',
  url: 'https://gels-avoirs.dgtresor.gouv.fr/ApiPublic/api/v1/publication/derniere-publication-flux-json',
  pageUrl: 'https://gels-avoirs.dgtresor.gouv.fr/',
  fileNames: ['derniere-publication.json'],
  required: false,
  effect: 'asset_freeze',
  minimumRecords: 3_000,
  publishedEveryDays: 30,
  userAgent: USER_AGENT,
  downloadTimeoutMs: 600_000,
  forms: ['JSON (`derniere-publication-flux-json`)'],
  notes: [
    'A party with an EU reference is shown as one with the EU’s listing.',
    'Countries are named in French; dates of birth may lack day or month.',
  ],
  droppedFields: DROPPED_FIELDS,
  limitations: [
    {
      kind: 'read_in_part',
      text: 'Identifications are prose in French: registration and tax numbers, and IMO numbers, are read where they are labelled.',
    },
    { kind: 'not_published', text: 'The quality of aliases is not given: all count as strong.' },
  ],
};
