import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Listing, type ListingId, OPEN_POLICY } from '@namesake/engine';
import { diffListings, readListFile } from '@namesake/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HistoricalIndex } from '../../src/lists/history/historical-index.ts';
import { VersionArchive } from '../../src/lists/history/version-archive.ts';
import { loadSnapshot } from '../../src/lists/loading/load-snapshot.ts';
import { openSqliteStorage } from '../../src/stores/open-sqlite.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { ROW_KEY } from '../support/dialects.ts';
import { loadKept } from '../support/load-here.ts';

const SHARED = process.env['NAMESAKE_SHARED_DIR'] ?? fileURLToPath(new URL('../../../../../shared', import.meta.url));
const FOLDER = join(SHARED, 'lists', 'history', 'un_sc');
const DAYS = ['2025-02-21', '2025-02-22', '2025-03-13', '2025-03-21', '2025-06-10', '2025-06-17'];
const present = existsSync(FOLDER);
if (!present) process.stdout.write(`skipped: no earlier versions at ${FOLDER}\n`);

const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);

let dir: string;
let storage: Storage;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-history-'));
  await mkdir(join(dir, 'lists'));
  storage = await openSqliteStorage(dir);
  storage.rowProof.useKey(ROW_KEY);
});
afterAll(async () => {
  await storage.close();
  await rm(dir, { recursive: true });
});

describe.skipIf(!present)('six versions of a real list', () => {
  it('are kept in order, with what a plain comparison of the files says', async () => {
    let before: readonly Listing[] | undefined;
    const removed: ListingId[] = [];
    for (const day of DAYS) {
      const file = join(dir, 'lists', 'consolidated.xml.gz');
      await rm(file, { force: true });
      await copyFile(join(FOLDER, `${day}.xml.gz`), file);
      const versionArchive = new VersionArchive({
        dir: join(dir, 'versions'),
        storage,
        keepDays: 9_999,
        now: () => noon(day),
      });
      const { snapshot } = await loadKept(versionArchive, loadSnapshot)(
        { kind: 'dir', dir: join(dir, 'lists') },
        'disk',
        () => {},
      );
      expect(snapshot.lists).toHaveLength(1);
      const listings: Listing[] = [];
      await readListFile(file, { onListing: (listing) => void listings.push(listing) });
      const [stored] = await storage.listVersions.active();
      const diff = before === undefined ? undefined : diffListings(before, listings);
      expect(stored?.counts ?? undefined).toEqual(
        diff && { added: diff.added.length, changed: diff.changed.length, removed: diff.removed.length },
      );
      for (const { id, names } of diff?.removed ?? []) {
        removed.push(id);
        const { hits } = snapshot.screener.screen({ searchText: names[0]?.value ?? '' }, OPEN_POLICY);
        expect(hits.flatMap((hit) => hit.listings)).not.toContain(id);
      }
      before = listings;
    }
    expect(await storage.listVersions.list('un_sc', 10)).toHaveLength(DAYS.length);
    expect(removed.length).toBeGreaterThan(0);
    const historical = new HistoricalIndex({ dir: join(dir, 'versions'), load: loadSnapshot, mostBytes: 2 ** 28 });
    const then = (await storage.listVersions.activeAt(noon(DAYS[0] ?? '') + 1)).map(({ version }) => version);
    const { screener } = await historical.of(then.filter((version) => version !== null));
    const early = (await storage.listVersions.events(removed))
      .filter(({ change }) => change === 'added')
      .map(({ listing }) => listing);
    const found = removed.filter((id) => screener.entityOf(id) !== undefined);
    expect(found).toEqual(removed.filter((id) => !early.includes(id)));
    expect(found.length).toBeGreaterThan(0);
    const events = await storage.listVersions.events(removed);
    expect(
      events
        .filter(({ change }) => change === 'removed')
        .map(({ listing }) => listing)
        .sort(),
    ).toEqual([...new Set(removed)].sort());
  });
});
