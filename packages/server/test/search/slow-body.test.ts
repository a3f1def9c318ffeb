import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitBodyTime } from '../../src/http/hang-up.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const request = (complete: boolean) => Object.assign(new PassThrough(), { complete });

it('a request whose body has not arrived within the time is hung up on', () => {
  const slow = request(false);
  limitBodyTime(slow, 1_000);
  vi.advanceTimersByTime(999);
  expect(slow.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(slow.destroyed).toBe(true);
});

it('one that has arrived by then, or at once, is left alone', () => {
  const [late, whole] = [request(false), request(true)];
  for (const one of [late, whole]) limitBodyTime(one, 1_000);
  late.complete = true;
  vi.advanceTimersByTime(1_000);
  expect([late.destroyed, whole.destroyed]).toEqual([false, false]);
});
