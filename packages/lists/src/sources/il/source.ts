import type { Source } from '../../list/source.ts';
import { USER_AGENT } from '../../list/user-agent.ts';
import { DROPPED_FIELDS } from './dropped-fields.ts';

const COMMON = {
  publisher: 'Israeli National Bureau for Counter Terror Financing',
  jurisdiction: 'IL',
  pageUrl: 'https://nbctf.mod.gov.il/en/Minister%20Sanctions/Designation/Pages/downloads.aspx',
  required: false,
  effect: 'asset_freeze',
  userAgent: USER_AGENT,
  downloadTimeoutMs: 300_000,
  droppedFields: DROPPED_FIELDS,
} as const;

const FOLDER = 'https://nbctf.mod.gov.il/he/Announcements/Documents';
const SCRIPTS = 'Names, places and reasons are in English, Hebrew and Arabic, in separate columns.';
const CANCELLED = 'A designation that was cancelled ("בוטל") stays in the file and is `delisted`.';

/** Terrorist organisations and unlawful associations. */
export const IL_NBCTF_ORGS: Source = {
  ...COMMON,
  id: 'il_nbctf_orgs',
  title: 'Israeli list of terrorist organisations and unlawful associations',
  url: `${FOLDER}/NBCTFIsrael%20-%20Terror%20Organization%20Designation%20List_XL.xlsx`,
  fileNames: ['NBCTFIsrael - Terror Organization Designation List_XL.xlsx'],
  minimumRecords: 200,
  publishedEveryDays: 180,
  forms: ['`… Terror Organization Designation List_XL.xlsx`'],
  notes: [SCRIPTS, CANCELLED],
  limitations: [
    { kind: 'read_in_part', text: 'Key operatives are named in one text, which is kept in the remarks.' },
    {
      kind: 'not_published',
      text: 'The list has no date of its own: the time at which the file was last saved is used.',
    },
  ],
};

/** Persons designated under the same laws. */
export const IL_NBCTF_PEOPLE: Source = {
  ...COMMON,
  id: 'il_nbctf_people',
  title: 'Israeli list of designated individuals',
  url: `${FOLDER}/NBCTF%20Israel%20designation%20Individuals_XL.xlsx`,
  fileNames: ['NBCTF Israel designation Individuals_XL.xlsx'],
  minimumRecords: 200,
  publishedEveryDays: 180,
  forms: ['`… designation Individuals_XL.xlsx`'],
  notes: [SCRIPTS, CANCELLED, 'Parts of a name that are numbered ("1: … 2: …") are one name.'],
  limitations: [
    {
      kind: 'read_in_part',
      text: 'Documents are one text: their numbers are read where each has its own line or sign.',
    },
    { kind: 'not_published', text: 'Seizure orders for crypto wallets are separate documents.' },
  ],
};
