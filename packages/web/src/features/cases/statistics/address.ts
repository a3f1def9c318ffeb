import type { CaseStatisticsQuery } from '@namesake/contract';
import { dayPeriod } from '#shared/format/day-period.ts';

export type By = CaseStatisticsQuery['by'];

/** The address of the statistics: grouping, and inclusive days in the viewer's time zone. */
export type StatisticsAddress = {
  /** Absent for grouping by analyst. */
  readonly by?: By;
  readonly from?: string;
  readonly to?: string;
};

export const BY: readonly By[] = ['analyst', 'list', 'queue', 'group'];

const isBy = (value: unknown): value is By => BY.some((by) => by === value);

/** Reads an address; days that do not form a period are left out. */
export function readStatisticsAddress(search: Record<string, unknown>): StatisticsAddress {
  const { by, from, to } = search;
  const days = { from: String(from), to: String(to) };
  return {
    ...(isBy(by) && by !== 'analyst' ? { by } : {}),
    ...(dayPeriod(days) === undefined ? {} : days),
  };
}

/** Query for the API: without days, the last 30. */
export const queryOf = ({ by = 'analyst', from, to }: StatisticsAddress) => ({
  by,
  ...(from === undefined || to === undefined ? {} : dayPeriod({ from, to })),
});
