import type { Listing, PartialDate } from '@namesake/engine';
import { readCases } from '../quality/read-cases.ts';
import { LISTS_OF_DATES, printDates } from './printed-lists.ts';
import type { MissedString } from './printed-numbers.ts';

export type DatesReport = {
  readonly tried: number;
  readonly read: number;
  /** Strings not read as dates but shown as printed: they count as unknown. */
  readonly kept: number;
  /** Those among them in which a reader sees a date. */
  readonly keptDates: readonly MissedString[];
  readonly missed: readonly MissedString[];
};

/**
 * Prints each string into the field of its list and checks that each date in it is read, or that the words are shown.
 */
export async function measureDates(dir: string): Promise<DatesReport> {
  const rows = readCases(dir, 'printed-dates.csv');
  const missed: MissedString[] = [];
  const keptDates: MissedString[] = [];
  let [read, kept] = [0, 0];
  for (const list of LISTS_OF_DATES) {
    const own = rows.filter((row) => row['list'] === list);
    const listings = await printDates(
      list,
      own.map(({ printed = '' }) => printed),
    );
    for (const [at, { printed = '', dates = '' }] of own.entries()) {
      const listing = listings[at];
      const isUnknown = dates === 'null';
      const unread = isUnknown ? [] : dates.split('|').filter((date) => !isRead(date, listing));
      if (unread.length === 0 && (!isUnknown || listing?.birthDates)) read++;
      else if (isShown(printed, listing)) {
        kept++;
        if (!isUnknown) keptDates.push({ list, printed, value: unread.join(' '), ways: ['kept in words'] });
      } else missed.push({ list, printed, value: unread.join(' '), ways: ['date'] });
    }
  }
  return { tried: rows.length, read, kept, keptDates, missed };
}

/** Whether a listing has a date that starts or ends on this date, or a range that includes it. */
function isRead(date: string, listing: Listing | undefined): boolean {
  const day = date.slice(0, 10);
  const includes = ({ earliest, latest }: PartialDate): boolean =>
    earliest.slice(0, day.length) <= day && day <= latest.slice(0, day.length);
  return listing?.birthDates?.some(includes) ?? false;
}

const plain = (text: string): string => text.normalize('NFKC').replace(/[\s()、;,]+/gu, '');

const isShown = (printed: string, listing: Listing | undefined): boolean =>
  [...(listing?.remarks ?? []), ...(listing?.birthDates ?? []).map(({ text }) => text)].some((text) =>
    plain(text).includes(plain(printed)),
  );
