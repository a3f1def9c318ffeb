import { afterEach, describe, expect, it, vi } from 'vitest';
import { nextOfRecord } from './api.ts';

const RECORDED = { searchText: 'Orlan Vestrakov', birthDate: '1971-04-02', view: 'compact', limit: 1, cursor: 'first' };

/** The answers of the API, in order. */
function answerWith(...answers: readonly Response[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(answers[asked.length - 1]);
  });
  return asked;
}
const pending = () =>
  Response.json(
    { code: 'receipt_pending', title: 'Not sealed yet', detail: '', status: 409, requestId: 'req_1' },
    { status: 409 },
  );
const next = () => nextOfRecord({ searchId: 'srch_1', cursor: 'second' }, new AbortController().signal);

describe('the next page of a recorded screening', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('is requested with everything that the first request had', async () => {
    const asked = answerWith(Response.json({ request: RECORDED }));
    expect(await next()).toEqual({ ...RECORDED, view: 'full', cursor: 'second' });
    expect(asked).toEqual([expect.stringMatching(/\/searches\/srch_1\/record$/)]);
  });

  it('waits for the record of a screening made a moment ago', async () => {
    vi.useFakeTimers();
    const asked = answerWith(pending(), Response.json({ request: RECORDED }));
    const found = next();
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await found).birthDate).toBe('1971-04-02');
    expect(asked).toHaveLength(2);
  });
});
