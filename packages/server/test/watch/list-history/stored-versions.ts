import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Listing } from '@namesake/engine';
import { readListFile } from '@namesake/lists';

const SHARED =
  process.env['NAMESAKE_SHARED_DIR'] ?? fileURLToPath(new URL('../../../../../../shared', import.meta.url));
export const HISTORY = join(SHARED, 'lists', 'history');
const UN_DAYS = ['2025-02-21', '2025-02-22', '2025-03-13', '2025-03-21', '2025-06-10', '2025-06-17'];
/** Two successive versions of one list. */
export type VersionPair = { readonly from: string; readonly to: string };
export const PAIRS: readonly VersionPair[] = [
  ...UN_DAYS.slice(1).map((day, at) => ({ from: `un_sc/${UN_DAYS[at]}.xml.gz`, to: `un_sc/${day}.xml.gz` })),
  { from: 'us_ofac_csv/2024-05-02/sdn.csv.gz', to: 'us_ofac_csv/2024-05-03/sdn.csv.gz' },
];

/** For the two days of OFAC, only the main file was stored: the files of addresses and aliases are empty. */
export async function listingsOf(file: string): Promise<readonly Listing[]> {
  const listings: Listing[] = [];
  const onListing = (listing: Listing): void => void listings.push(listing);
  if (!file.startsWith('us_ofac_csv')) await readListFile(join(HISTORY, file), { onListing });
  else {
    const dir = await mkdtemp(join(tmpdir(), 'namesake-history-'));
    await writeFile(join(dir, 'sdn.csv'), gunzipSync(await readFile(join(HISTORY, file))));
    for (const name of ['add.csv', 'alt.csv']) await writeFile(join(dir, name), '\u001A');
    await readListFile(join(dir, 'sdn.csv'), { onListing });
    await rm(dir, { recursive: true });
  }
  return listings;
}
