import type { Source } from '../../list/source.ts';
import { USER_AGENT } from '../../list/user-agent.ts';
import { DROPPED_FIELDS as ADVANCED } from './advanced-dropped-fields.ts';
import { DROPPED_FIELDS as CSV } from './csv-dropped-fields.ts';
import { DROPPED_FIELDS as STANDARD } from './dropped-fields.ts';
import { DROPPED_FIELDS as ENHANCED } from './enhanced-dropped-fields.ts';

const BASE = 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports';
/** The address that OFAC documents: used if the present one fails. */
const DOCUMENTED = 'https://sanctionslistservice.ofac.treas.gov/api/download';
/** For all forms together: no path of one form exists in another. */
const DROPPED_FIELDS = { ...STANDARD, ...ENHANCED, ...ADVANCED, ...CSV };
const PUBLISHER = 'US Department of the Treasury, Office of Foreign Assets Control';
/** OFAC's weak names only confirm a match, and its own search shows a score (FAQ 249). */
const TRAITS = { weakNamesCorroborate: true, hasOfacScore: true } as const;

/** Blocking sanctions: property of the listed parties is frozen. */
export const OFAC_SDN: Source = {
  id: 'us_ofac_sdn',
  title: 'OFAC Specially Designated Nationals and Blocked Persons List',
  publisher: PUBLISHER,
  jurisdiction: 'US',
  url: `${BASE}/SDN.XML`,
  preferredUrls: [`${BASE}/SDN_ENHANCED.ZIP`],
  mirrors: [`${DOCUMENTED}/SDN.XML`],
  pageUrl: 'https://sanctionslist.ofac.treas.gov/Home/SdnList',
  fileNames: ['SDN.XML'],
  required: true,
  effect: 'asset_freeze',
  traits: TRAITS,
  minimumRecords: 10_000,
  publishedEveryDays: 21,
  userAgent: USER_AGENT,
  downloadTimeoutMs: 600_000,
  forms: ['`SDN.XML`', 'ENHANCED', 'ADVANCED', 'CSV (`SDN.CSV` with its parts)'],
  notes: [
    'ENHANCED (ZIP) is downloaded, and the standard XML where it has failed for a day.',
    'Every form gives the same listing ids, so a change of form changes no decision: see [OFAC’s forms](#ofacs-forms).',
  ],
  droppedFields: DROPPED_FIELDS,
  limitations: [
    {
      kind: 'not_published',
      text: 'SDN.XML and the CSV form have no names in the original script, no day of listing and no ids of related parties: the ENHANCED and ADVANCED forms have.',
    },
    {
      kind: 'not_read',
      text: 'The name on a document and the reliability of details are left out.',
    },
    { kind: 'read_in_part', text: '"Linked To" in the remarks names a party without an id.' },
  ],
};

/** Everything OFAC lists that is not blocking in general: debt, equity, securities, correspondent accounts. */
export const OFAC_CONS: Source = {
  id: 'us_ofac_cons',
  title: 'OFAC Consolidated Sanctions List (non-SDN)',
  publisher: PUBLISHER,
  jurisdiction: 'US',
  url: `${BASE}/CONSOLIDATED.XML`,
  preferredUrls: [`${BASE}/CONS_ENHANCED.ZIP`],
  mirrors: [`${DOCUMENTED}/CONSOLIDATED.XML`],
  pageUrl: 'https://sanctionslist.ofac.treas.gov/Home/ConsolidatedList',
  fileNames: ['CONSOLIDATED.XML', 'CONS.XML'],
  required: true,
  effect: 'unknown',
  traits: TRAITS,
  minimumRecords: 200,
  publishedEveryDays: 180,
  userAgent: USER_AGENT,
  downloadTimeoutMs: 600_000,
  forms: ['`CONSOLIDATED.XML`', 'ENHANCED', 'ADVANCED', 'CSV (`CONS_PRIM.CSV` with its parts)'],
  notes: [
    'ENHANCED (ZIP) is downloaded, and the standard XML where it has failed for a day.',
    'Every form gives the same listing ids, so a change of form changes no decision: see [OFAC’s forms](#ofacs-forms).',
    'The programme decides the effect: securities, sectoral, correspondent.',
  ],
  droppedFields: DROPPED_FIELDS,
  limitations: [
    {
      kind: 'not_published',
      text: 'CONSOLIDATED.XML and the CSV form have no names in the original script: the ENHANCED and ADVANCED forms have.',
    },
    {
      kind: 'not_read',
      text: 'The name on a document and the reliability of details are left out.',
    },
  ],
};

/** The publisher's page of one record. */
export function ofacRecordUrl(uid: string): string {
  return `https://sanctionssearch.ofac.treas.gov/Details.aspx?id=${encodeURIComponent(uid)}`;
}
