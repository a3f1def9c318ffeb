import type { HoldScopeView, Retention } from '@namesake/contract';
import { localDate } from '#shared/format/date-time.ts';
import { retentionWords } from '#shared/messages/en/retention.ts';

const words = retentionWords;

export type RetentionItem = Retention['items'][number];

/** Name of a row. */
export const itemName = ({ kind, purpose }: Pick<RetentionItem, 'kind' | 'purpose'>): string =>
  purpose === null ? words.kinds[kind] : words.purpose(purpose);

const DAYS_OF_YEAR = 365.25;

/** A period in days, with years from two on. */
export function daysText(days: number): string {
  const years = Math.round((days / DAYS_OF_YEAR) * 10) / 10;
  return years < 2 ? words.days(days) : `${words.days(days)}, ${words.years(String(years))}`;
}

/** Describes the records on hold. */
export function holdText(scope: HoldScopeView): string {
  if (scope.kind === 'period') return `${localDate(scope.from)} – ${localDate(scope.to)}`;
  if (scope.kind === 'external_ref') return words.holdRef(scope.externalRef);
  if (scope.kind === 'listing') return words.holdListing(scope.listing);
  if (scope.kind === 'searches') return words.holdSearches(scope.searchIds.length);
  return words.holdKinds.all;
}
