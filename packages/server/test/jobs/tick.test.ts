import { describe, expect, it } from 'vitest';
import { lastTick, tickId } from '../../src/jobs/job-runner.ts';

const at = (text: string): number => Date.parse(`2026-03-15T${text}Z`);
const DAY_MS = 86_400_000;

describe('the last tick', () => {
  it.each([
    [3_600_000, '12:34:56.789', '12:00:00'],
    [3_600_000, '12:00:00', '12:00:00'],
    ['30 * * * *', '12:34:56.789', '12:30:00'],
    ['30 * * * *', '12:30:00', '12:30:00'],
    ['30 * * * *', '12:29:59.999', '11:30:00'],
  ])('of %s at %s is %s', (when, now, expected) => {
    expect(lastTick(when, at(now))).toBe(at(expected));
  });

  it.each([8 * DAY_MS, 0, Number.NaN, '0 0 1 * *'])(
    'of %s is refused: what is done is not remembered for so long',
    (when) => {
      expect(() => lastTick(when, at('12:00:00'))).toThrow(RangeError);
    },
  );
});

it('each kind, key and tick has one id, a UUID', () => {
  const ids = [tickId('a', '', 1), tickId('a', '', 2), tickId('a', 'b', 1), tickId('b', '', 1), tickId('a', '', 1)];
  expect(new Set(ids).size).toBe(4);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});
