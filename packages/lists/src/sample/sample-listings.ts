import { createHash } from 'node:crypto';
import type { Listing } from '@namesake/engine';
import type { ListVersion } from '../list/list-version.ts';
import { canonicalJson } from '../list/record-hash.ts';
import { SAMPLE_LIST_ID, sampleLists } from './sample-lists.ts';

/** The day the sample was last edited. */
const EDITED_ON = '2026-11-21';

/**
 * About sixty invented parties of every type and in many scripts, for trying the service without a real list. No
 * result, found or empty, says anything about a real party.
 */
export function sampleListings(): { version: ListVersion; listings: Listing[] } {
  const { listings } = sampleLists();
  const sha256 = createHash('sha256').update(canonicalJson(listings)).digest('hex');
  const version: ListVersion = {
    id: SAMPLE_LIST_ID,
    title: 'Fictional sample list',
    publisher: 'Namesake (invented parties)',
    version: EDITED_ON,
    publishedAt: `${EDITED_ON}T00:00:00.000Z`,
    checkedAt: `${EDITED_ON}T00:00:00.000Z`,
    records: listings.length,
    rejected: 0,
    sha256: `sha256:${sha256}`,
    sourceUrl: '',
    file: '',
  };
  return { version, listings };
}
