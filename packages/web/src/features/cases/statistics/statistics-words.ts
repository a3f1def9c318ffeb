import type { CaseStatistics } from '@namesake/contract';
import { caseStatisticsWords as words } from '#shared/messages/en/case-work.ts';

const HOURS_PER_DAY = 24;
/** From this duration on, shown in days. */
const LONG_HOURS = 48;

/** "5.5 h", "3.1 d". */
export function durationText(hours: number): string {
  const isLong = hours >= LONG_HOURS;
  const text = (isLong ? hours / HOURS_PER_DAY : hours).toFixed(1);
  return isLong ? words.days(text) : words.hours(text);
}

type Age = CaseStatistics['ages'][number];

/** Label of an age class: "under 4 hours", "1 to 3 days", "over 30 days". */
export function ageText(ages: readonly Age[], at: number): string {
  const [from, to] = [ages[at - 1]?.belowHours ?? null, ages[at]?.belowHours ?? null];
  if (to === null) return from === null ? words.total : words.above(longText(from));
  if (from === null) return words.below(longText(to));
  const unit = to > HOURS_PER_DAY ? HOURS_PER_DAY : 1;
  return words.between(String(from / unit), longText(to));
}

const longText = (hours: number): string =>
  hours > HOURS_PER_DAY ? words.inDays(hours / HOURS_PER_DAY) : words.inHours(hours);
