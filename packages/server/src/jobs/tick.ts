import { hash } from 'node:crypto';
import { CronExpressionParser } from 'cron-parser';

const LONGEST_MS = 7 * 24 * 3_600_000;

/**
 * The last moment, up to now, at which a job of a schedule was due.
 *
 * @param when milliseconds between ticks, or a cron expression in UTC
 * @throws RangeError where ticks are more than seven days apart: a job that is done is remembered for eight
 */
export function lastTick(when: number | string, nowMs: number): number {
  if (typeof when === 'number') {
    if (!(when >= 1) || when > LONGEST_MS) throw new RangeError(`Ticks ${when} ms apart are not supported.`);
    return Math.floor(nowMs / when) * when;
  }
  // The moment itself counts.
  const cron = CronExpressionParser.parse(when, { tz: 'UTC', currentDate: new Date(nowMs + 1) });
  const last = cron.prev().getTime();
  cron.reset(new Date(nowMs));
  if (cron.next().getTime() - last > LONGEST_MS)
    throw new RangeError(`"${when}" has ticks more than seven days apart.`);
  return last;
}

/** The id of the job of a tick: every node makes the same, and the database keeps one of them. */
export function tickId(kind: string, key: string, tickMs: number): string {
  const digits = hash('sha256', JSON.stringify([kind, key, tickMs]));
  return digits.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
