import type { CaseStatisticsQuery } from '@namesake/contract';
import { dayPeriod } from '#shared/format/day-period.ts';

export type By = CaseStatisticsQuery['by'];

/** The address of the statistics: what is counted by, and days of the viewer's zone, both of which belong to it. */
export type StatisticsAddress = {
  /** Where it is not by analyst. */
  readonly by?: By;
  readonly from?: string;
  readonly to?: string;
};

export const BY: readonly By[] = ['analyst', 'list', 'queue', 'group'];

const isBy = (value: unknown): value is By => BY.some((by) => by === value);

/** Reads an address; days that are no period are left out. */
export function readStatisticsAddress(search: Record<string, unknown>): StatisticsAddress {
  const { by, from, to } = search;
  const days = { from: String(from), to: String(to) };
  return {
    ...(isBy(by) && by !== 'analyst' ? { by } : {}),
    ...(dayPeriod(days) === undefined ? {} : days),
  };
}

/** What the API is asked: without days, its last 30. */
export const queryOf = ({ by = 'analyst', from, to }: StatisticsAddress) => ({
  by,
  ...(from === undefined || to === undefined ? {} : dayPeriod({ from, to })),
});
