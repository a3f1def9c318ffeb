import { vi } from 'vitest';
import { daysAgo, type FolderService } from './folder-service.ts';
import { sdnXmlOf } from './ofac-list-of.ts';
import { nameOf, numbers, unListOf } from './un-list-of.ts';

/** What `answerFor` says of a listed name and of another one, where lists are current. */
export const FOUND = 'potential_match complete';
export const CLEARED = 'no_match complete';
/** What it says where a required list is there and proves nothing. */
export const FOUND_IN_DOUBT = 'potential_match incomplete: list_unusable';
export const NO_ANSWER = 'lists_unavailable';
export const CURRENT = { listed: FOUND, unlisted: CLEARED } as const;
export const DOUBTFUL = { listed: FOUND_IN_DOUBT, unlisted: NO_ANSWER } as const;

/** On every UN list of these tests, in those to 40 only, and on none. */
export const LISTED = nameOf(15);
export const NEWLY_LISTED = nameOf(35);
export const NOBODY = 'Tolbrecht Quelmarvic';
export const COMPANY = 'QUELMAR DALVOR HOLDINGS';

/** Texts of files by their names. */
export type Files = Readonly<Record<string, string>>;

/** The UN list as it was published so many days ago, with invented persons from 10 up to a number. */
export const un = (days: number, to = 30): Files => ({ 'consolidated.xml': unListOf(daysAgo(days), numbers(10, to)) });

/** OFAC's list as it was published so many days ago. */
export const sdn = (days: number, ...more: readonly string[]): Files => ({
  'sdn.xml': sdnXmlOf(daysAgo(days), [COMPANY, ...more]),
});

/** Sets the clock of this process, and of the services in it, ahead of the system's. */
export function shiftClock(): { aheadMs: number } {
  const clock = { aheadMs: 0 };
  const systemNow = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => systemNow() + clock.aheadMs);
  return clock;
}

/**
 * What the answer for one name says, in one line: `no_match complete`, `potential_match incomplete: list_unusable`,
 * `lists_unavailable`.
 */
export async function answerFor(service: FolderService, name: string): Promise<string> {
  const { status, body } = await service.search(name);
  if (status !== 200) return String(body['code']);
  const codes = Array.from(Object(body['warnings']), (warning) => String(Object(warning).code));
  const lists = [...new Set(codes.filter((code) => /^(?:list|clock)/.test(code)))].sort();
  const complete = body['complete'] === true ? 'complete' : 'incomplete';
  return `${String(body['outcome'])} ${complete}${lists.length === 0 ? '' : `: ${lists.join(', ')}`}`;
}

/** Why an unlisted name is not cleared, from the answer; empty if it is cleared. */
export async function whyNotCleared(service: FolderService): Promise<string> {
  const { status, body } = await service.search(NOBODY);
  return status === 200 ? '' : String(body['detail']);
}
