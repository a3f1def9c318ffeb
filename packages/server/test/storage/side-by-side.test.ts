import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SCHEMA_STEPS } from '../../src/db/migrations/migrate.ts';
import { DIALECTS, type TestStore } from '../support/dialects.ts';

const NEWEST = SCHEMA_STEPS.at(-1) ?? '';
const TOMORROW = '9999-of-tomorrow';

describe.each(DIALECTS)('tables of a newer version on $name', ({ make }) => {
  let dir: string;
  let store: TestStore;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'namesake-side-'));
    store = await make(dir);
    await (await store.open()).close();
  });
  afterEach(async () => {
    await store.remove();
    await rm(dir, { recursive: true });
  });

  /** A newer version makes a change, and says since when versions work on it. */
  async function upgrade(step: string, mark?: { readonly newest: string; readonly since: string }): Promise<void> {
    await store.change(`insert into kysely_migration values ('${step}', '2099-01-01T00:00:00.000Z')`);
    if (mark === undefined) return;
    await store.change(`update schema_mark set newest = '${mark.newest}', since = '${mark.since}'`);
  }

  it('are worked on where that version says so, and left as they are', async () => {
    await upgrade(TOMORROW, { newest: TOMORROW, since: NEWEST });
    const storage = await store.open('service');
    const event = { at: 1_000, actor: 'operator', action: 'policy.saved', target: '', detail: {}, requestId: '' };
    await storage.audit.append(event);
    expect(await storage.audit.latest(1)).toMatchObject([{ action: 'policy.saved' }]);
    await storage.close();
  });

  it('are refused where that version says nothing, or that this one is too old', async () => {
    await upgrade(TOMORROW);
    await expect(store.open()).rejects.toThrow(/newer version.*9999-of-tomorrow/);
    await upgrade('99991-later', { newest: '99991-later', since: TOMORROW });
    await expect(store.open()).rejects.toThrow(/newer version/);
  });

  it('are refused where a version changed them that said nothing after one that did', async () => {
    await upgrade(TOMORROW, { newest: TOMORROW, since: NEWEST });
    await upgrade('99991-later');
    await expect(store.open()).rejects.toThrow(/newer version/);
  });
});
