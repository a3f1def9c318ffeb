import { describe, expect, it } from 'vitest';
import { LoadGauge } from '../../src/http/load-gauge.ts';
import { startService } from '../support/test-service.ts';

describe('a process that is far behind', () => {
  it('refuses work at once, says when to come back, and keeps answering probes', async () => {
    let medianMs = 20;
    const service = await startService({ delay: { medianMs: () => medianMs } });
    const token = await service.token();
    const search = () => service.post('/api/v1/search', { searchText: 'Somebody Else' }, token);
    expect((await search()).status).toBe(200);
    medianMs = 1_500;
    service.clock.nowMs += 1_000;
    expect((await search()).status, 'one pause is no overload').toBe(200);
    service.clock.nowMs += 1_000;
    const refused = await search();
    expect([refused.status, refused.body['code'], refused.headers.get('retry-after')]).toEqual([
      503,
      'overloaded',
      '1',
    ]);
    expect((await service.fetch('/livez')).status).toBe(200);
    expect((await service.fetch('/readyz')).status).toBe(200);
    medianMs = 20;
    service.clock.nowMs += 1_000;
    expect((await search()).status).toBe(200);
    await service.close();
  });

  it('is measured once a second, however many ask', () => {
    let [nowMs, reads] = [0, 0];
    const gauge = new LoadGauge({ medianMs: () => 500 * ++reads }, () => nowMs);
    const seen = Array.from({ length: 40 }, () => {
      const overloaded = gauge.overloaded();
      nowMs += 100;
      return overloaded;
    });
    expect(reads).toBe(4);
    expect(seen.indexOf(true), 'the second reading above a second').toBe(30);
  });
});
