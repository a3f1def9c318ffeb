import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BufferedLog } from '../../src/cli/terminal-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('log lines are written together after a tenth of a second, in order', () => {
  const written: string[] = [];
  const log = new BufferedLog((lines) => written.push(lines));
  log.write('one\n');
  log.write('two\n');
  expect(written).toEqual([]);
  vi.advanceTimersByTime(100);
  log.write('three\n');
  vi.advanceTimersByTime(100);
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});

it('many lines do not wait', () => {
  const written: string[] = [];
  const log = new BufferedLog((lines) => written.push(lines));
  log.write(`${'x'.repeat(20_000)}\n`);
  expect(written).toHaveLength(1);
});

it('what has gathered is written when the process ends, once', () => {
  const written: string[] = [];
  const log = new BufferedLog((lines) => written.push(lines));
  log.write('last\n');
  log.flush();
  log.flush();
  vi.advanceTimersByTime(1_000);
  expect(written).toEqual(['last\n']);
});
