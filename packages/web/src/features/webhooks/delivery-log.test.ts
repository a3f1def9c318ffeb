import { describe, expect, it } from 'vitest';
import { lastTryText } from './delivery-log.tsx';

const tried = (status: number | null, problem: string | null) =>
  ({ at: '2026-11-27T12:00:00.000Z', status, problem, durationMs: 5 }) as const;

describe('the last try of a delivery', () => {
  it('says what went wrong, or what was answered', () => {
    expect(lastTryText({ tries: [] })).toBe('–');
    expect(lastTryText({ tries: [tried(204, null)] })).toBe('Answered 204');
    const problem = 'No answer within 15 seconds.';
    expect(lastTryText({ tries: [tried(204, null), tried(null, problem)] })).toBe(problem);
  });
});
