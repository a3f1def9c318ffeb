import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readPath } from '../../test/read-text.ts';
import { sharedPath } from '../../test/shared-folder.ts';
import { diffListings } from './diff-listings.ts';

const folder = sharedPath('lists', 'history', 'un_sc');
const DAYS = ['2025-02-21', '2025-02-22', '2025-03-13', '2025-03-21', '2025-06-10', '2025-06-17'];

/** Elements that say nothing about the party: counters, sort keys, and kinds of dates. */
const UNREAD = /<(VERSIONNUM|SORT_KEY\w*|TYPE_OF_DATE)\s*(?:\/>|>[^<]*<\/\1>)/g;

/** Cached, because each version is compared twice. */
const read = new Map<string, ReturnType<typeof readPath>>();
function readDay(day: string): ReturnType<typeof readPath> {
  const reading = read.get(day) ?? readPath(`${folder}/${day}.xml.gz`);
  read.set(day, reading);
  return reading;
}

/** Records of a file by number, as text: a comparison that is independent of the reader. */
function plainRecords(day: string): Map<string, string> {
  const text = gunzipSync(readFileSync(`${folder}/${day}.xml.gz`)).toString('utf8');
  const records = text.match(/<(INDIVIDUAL|ENTITY)>[\s\S]*?<\/\1>/g) ?? [];
  return new Map(records.map((record) => [/<REFERENCE_NUMBER>\s*([^<\s]+)/.exec(record)?.[1] ?? '', record]));
}

/** Distinct words of a record: reordered or moved text is not a change. */
function wordsOf(record = ''): string {
  const words = record
    .replace(UNREAD, '')
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/);
  return [...new Set(words)].sort().join(' ');
}

describe.skipIf(folder === undefined)('six versions of the UN list', () => {
  it.each(DAYS.slice(1).map((day, at) => [DAYS[at] ?? '', day]))(
    '%s to %s differ as the files do',
    async (from, to) => {
      const [before, after] = [await readDay(from), await readDay(to)];
      const diff = diffListings(before.listings, after.listings);
      const [old, now] = [plainRecords(from), plainRecords(to)];
      const idOf = ({ sourceId }: { readonly sourceId: string }): string => sourceId;
      const numbersOf = new Map([...before.listings, ...after.listings].map((one) => [idOf(one), one]));
      expect(numbersOf.size).toBe(new Set([...old.keys(), ...now.keys()]).size);
      expect(diff.added.map(idOf).sort()).toEqual([...now.keys()].filter((id) => !old.has(id)).sort());
      expect(diff.removed.map(idOf).sort()).toEqual([...old.keys()].filter((id) => !now.has(id)).sort());
      const textChanged = [...now].filter(([id, text]) => old.has(id) && old.get(id) !== text).map(([id]) => id);
      const changed = diff.changed.map(({ after: { sourceId } }) => sourceId);
      // Every change of a listing shows in the text, and every changed word changes the listing.
      expect(changed.filter((id) => !textChanged.includes(id))).toEqual([]);
      const silent = textChanged.filter((id) => !changed.includes(id));
      process.stdout.write(
        `un ${from} → ${to}: ${diff.added.length} added, ${diff.changed.length} changed, ${diff.removed.length} removed, ` +
          `${silent.length} changed in text only\n`,
      );
      expect(silent.filter((id) => wordsOf(old.get(id)) !== wordsOf(now.get(id)))).toEqual([]);
    },
  );
});
