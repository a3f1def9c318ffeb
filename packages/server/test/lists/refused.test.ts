import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Scope } from '@namesake/contract';
import { refusedFiles, SOURCES } from '@namesake/lists';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { App } from '../../src/context/app.ts';
import { loadDownloads } from '../../src/lists/refresh/download-lists.ts';
import { acceptSource } from '../../src/lists/refresh/download-source.ts';
import { refusedLists } from '../../src/lists/refresh/refused-lists.ts';
import { ListKeeper } from '../../src/lists/state/list-keeper.ts';
import { INVENTED_UN_LIST } from '../support/invented-un-list.ts';
import { changingHere } from '../support/load-here.ts';
import { startService, type TestService } from '../support/test-service.ts';

const WHOLE = createHash('sha256').update(INVENTED_UN_LIST).digest('hex');
const BROKEN = 'ab'.repeat(32);
const text = 'The publisher confirmed it.';

let dir: string;
let service: TestService;
let refreshed: string[];
/** What a refresh waits for. */
let answering: Promise<void> | undefined;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-refused-'));
  await mkdir(join(dir, 'un_sc', 'refused'), { recursive: true });
  await keep(WHOLE, 'shrunk', true);
  await keep(BROKEN, 'truncated', false);
  const keeper = new ListKeeper(null, ['un_sc']);
  const sources = SOURCES.filter(({ id }) => id === 'un_sc');
  const downloads = { dir, sources, keeper, require: async () => {}, report: () => {} };
  const refused = refusedLists({
    sources,
    keeper,
    list: (id) => refusedFiles(dir, id),
    accept: (source, sha256) => acceptSource(source, dir, sha256),
    change: changingHere(keeper),
    reload: (load) => loadDownloads(load, downloads),
  });
  keeper.problem('un_sc', 'it has shrunk');
  refreshed = [];
  answering = undefined;
  const refresh: App['refresh'] = async (id) => {
    refreshed.push(id);
    await answering;
    return { outcome: 'failed', because: 'the publisher answered 500' };
  };
  service = await startService({ listState: keeper, refused, refresh });
});
afterEach(async () => {
  await service.close();
  await rm(dir, { recursive: true });
});

/** A refused download as `downloadList` leaves it. */
async function keep(sha256: string, code: string, acceptable: boolean): Promise<void> {
  const meta = {
    list: 'un_sc',
    sha256,
    code,
    reason: `is ${code}`,
    refusedAt: '2026-02-02T00:00:00Z',
    bytes: 9,
    acceptable,
  };
  await writeFile(join(dir, 'un_sc', 'refused', `${sha256}.refused`), INVENTED_UN_LIST);
  await writeFile(join(dir, 'un_sc', 'refused', `${sha256}.meta.refused`), JSON.stringify(meta));
}

const accept = async (hash: string, body: unknown = { text }) =>
  service.post(
    `/api/v1/lists/un_sc/versions/${hash}/accept`,
    body,
    await service.token({ scopes: ['lists:write', 'lists:read'] }),
  );

describe('a refresh', () => {
  const refresh = async (id: string, scopes: readonly Scope[] = ['lists:write', 'lists:read']) => {
    const headers = { authorization: `Bearer ${await service.token({ scopes })}` };
    return service.fetch(`/api/v1/lists/${id}/refresh`, { method: 'POST', headers });
  };

  const shown = async () => (await service.get('/api/v1/lists/un_sc', await service.token())).body['refresh'];

  it('begins at once, is followed until it says what it came to, and is audited', async () => {
    expect(await shown()).toBeNull();
    const begun = await refresh('un_sc');
    expect(begun).toMatchObject({ status: 202, body: { id: 'un_sc', status: 'missing' } });
    await expect.poll(shown).toEqual({
      state: 'done',
      startedAt: expect.stringMatching(/Z$/),
      endedAt: expect.stringMatching(/Z$/),
      outcome: 'failed',
      text: 'Not refreshed: the publisher answered 500. The list is still not loaded.',
    });
    expect(refreshed).toEqual(['un_sc']);
    const told = (await service.app.storage.auditEntries.events({ target: 'un_sc' }, undefined, 9)).map(
      ({ action }) => action,
    );
    expect(told).toEqual(['list.refreshed', 'list.refresh_asked']);
  });

  it('that runs says so, and is said to be interrupted where nothing was heard of its end', async () => {
    let end = (): void => {};
    answering = new Promise<void>((resolve) => {
      end = resolve;
    });
    expect((await refresh('un_sc')).body['refresh']).toMatchObject({ state: 'running', outcome: null, endedAt: null });
    service.clock.nowMs += 3_600_000;
    expect(await shown()).toMatchObject({ state: 'interrupted', outcome: null });
    end();
    await expect.poll(shown).toMatchObject({ state: 'done', outcome: 'failed' });
  });

  it('is of a list that is known, and takes the scope', async () => {
    expect((await refresh('nowhere')).body['code']).toBe('list_not_found');
    expect((await refresh('un_sc', ['lists:read'])).body['code']).toBe('scope_missing');
    expect(refreshed).toEqual([]);
  });
});

describe('refused versions', () => {
  it('are shown with the reason', async () => {
    const { body } = await service.get('/api/v1/lists/un_sc/refused', await service.token());
    expect(body['items']).toEqual([
      expect.objectContaining({ fileHash: `sha256:${WHOLE < BROKEN ? WHOLE : BROKEN}` }),
      expect.objectContaining({ fileHash: `sha256:${WHOLE < BROKEN ? BROKEN : WHOLE}` }),
    ]);
    const unknown = await service.get('/api/v1/lists/nowhere/refused', await service.token());
    expect(unknown.body['code']).toBe('list_not_found');
  });

  it('are searched at once where an operator accepts one with a reason, which is audited', async () => {
    const answer = await accept(WHOLE);
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { id: 'un_sc', recordCount: 2, fileHash: `sha256:${WHOLE}`, problem: null },
    ]);
    expect(service.app.lists.current()?.screener.entityOf('un_sc:XXi.001')).toBeDefined();
    expect((await service.app.storage.audit.latest(1))[0]).toMatchObject({
      action: 'list.version_accepted',
      target: 'un_sc',
      detail: { sha256: WHOLE, refused: 'shrunk', reason: text },
    });
    expect((await accept(WHOLE)).body['code']).toBe('version_not_found');
  });

  it('that are broken are accepted by nobody, and none without a reason or the scope', async () => {
    const broken = await accept(BROKEN);
    expect([broken.status, broken.body['code'], broken.body['detail']]).toEqual([
      409,
      'version_not_acceptable',
      'The file is truncated.',
    ]);
    expect((await accept(WHOLE, {})).status).toBe(422);
    const path = `/api/v1/lists/un_sc/versions/${WHOLE}/accept`;
    expect((await service.post(path, { text }, await service.token())).body['code']).toBe('scope_missing');
    expect(service.app.lists.current()).toBeUndefined();
  });
});
