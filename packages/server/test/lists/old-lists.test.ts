import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startDiskLists } from '../../src/lists/refresh/disk-lists.ts';
import { SingleNodeSync } from '../../src/lists/sharing/list-sync.ts';
import type { Attestation } from '../../src/lists/state/attestation.ts';
import { ListKeeper } from '../../src/lists/state/list-keeper.ts';
import { INVENTED_UN_LIST } from '../support/invented-un-list.ts';
import { changingHere } from '../support/load-here.ts';
import { startService, type TestService } from '../support/test-service.ts';

const DAY_MS = 24 * 3_600_000;
const NOW = Date.parse('2026-03-01T12:00:00Z');

let dir: string;
let service: TestService | undefined;
let stop: (() => void) | undefined;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-old-'));
});
afterEach(async () => {
  stop?.();
  await service?.close();
  [service, stop] = [undefined, undefined];
  await rm(dir, { recursive: true });
});

/** A search for nobody on the Security Council's list as it was published then, in a file that was copied just now. */
async function clearedBy(publishedAt: string, attestation: Attestation | null = null) {
  await writeFile(
    join(dir, 'consolidated.xml'),
    INVENTED_UN_LIST.replace(/dateGenerated="[^"]*"/, `dateGenerated="${publishedAt}"`),
  );
  const keeper = new ListKeeper(attestation, []);
  const require = async (ids: readonly string[]) => keeper.require(ids);
  const [sync, change] = [new SingleNodeSync(), changingHere(keeper)];
  stop = await startDiskLists({ dir, keeper, sync, change, require, report: () => {} });
  service = await startService({ listState: keeper });
  const token = await service.token();
  const { status, body } = await service.post('/api/v1/search', { searchText: 'Nobody Whitlam' }, token);
  const warnings = Array.isArray(body['warnings']) ? body['warnings'].map((warning) => warning.code) : [];
  return { status, complete: body['complete'], warnings };
}

const daysAgo = (days: number): string => new Date(NOW - days * DAY_MS).toISOString();
const word = (untilMs: number): Attestation => ({ reason: 'checked by hand', atMs: NOW - DAY_MS, untilMs });

describe('a clearance by an old list', () => {
  it('that the operator vouches for is complete until the word ends', async () => {
    const answer = await clearedBy('2021-07-01T00:00:00Z', word(NOW + DAY_MS));
    expect(answer).toMatchObject({ status: 200, complete: true, warnings: ['lists_attested'] });
    if (service) service.clock.nowMs = NOW + DAY_MS;
    const token = await service?.token();
    const later = await service?.post('/api/v1/search', { searchText: 'Nobody Whitlam' }, token ?? '');
    expect([later?.status, later?.body['code']]).toEqual([503, 'lists_unavailable']);
  });
});

describe('what is told of an old list', () => {
  it('names both facts, the usual interval, and the operator’s word', async () => {
    await clearedBy('2021-07-01T00:00:00.000Z', word(NOW + DAY_MS));
    const token = (await service?.token({ scopes: ['lists:read'] })) ?? '';
    expect((await service?.get('/api/v1/lists', token))?.body).toMatchObject({
      complete: true,
      attestation: { text: 'checked by hand', until: new Date(NOW + DAY_MS).toISOString() },
      items: [
        {
          id: 'un_sc',
          status: 'fresh',
          publishedAt: '2021-07-01T00:00:00.000Z',
          checkedAt: null,
          ageSeconds: DAY_MS / 1_000,
          publishedEveryDays: 90,
        },
      ],
    });
  });

  it('is in readyz, which stays ready', async () => {
    await clearedBy(daysAgo(100));
    const { status, body } = (await service?.fetch('/readyz')) ?? {};
    expect([status, body]).toMatchObject([200, { status: 'ready', complete: true, lists: [{ status: 'aged' }] }]);
    expect(body?.['problems']).toEqual([expect.stringContaining('un_sc was published 100 days ago')]);
  });
});
