import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SCHEMA_STEPS } from '../../src/db/migrations/migrate.ts';
import { openStorage } from '../../src/stores/open-storage.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { anyEvent } from '../support/any-event.ts';
import { DIALECTS, type TestStore } from '../support/dialects.ts';

const NEWEST = SCHEMA_STEPS.at(-1) ?? '';

describe.each(DIALECTS)('records opened for a preview on $name', ({ make }) => {
  let dir: string;
  let store: TestStore;
  let running: Storage;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'namesake-preview-'));
    store = await make(dir);
    running = await store.open('service');
  });
  afterEach(async () => {
    await running.close();
    await store.remove();
    await rm(dir, { recursive: true });
  });

  function preview(): Promise<Storage> {
    const { source } = store;
    return openStorage({ databaseUrl: source.kind === 'postgres' ? source.url : null, dataDir: dir }, 'preview');
  }
  const actions = async (storage: Storage) => (await storage.audit.latest(10)).map(({ at }) => at);

  it('are read beside a service that goes on writing, and whatever is written is dropped', async () => {
    await running.audit.append(anyEvent(1));
    const opened = await preview();
    expect(await actions(opened)).toEqual([1]);
    await opened.audit.append(anyEvent(2));
    await running.audit.append(anyEvent(3));
    expect(await actions(opened)).toEqual([3, 1]);
    await opened.close();
    expect(await actions(running)).toEqual([3, 1]);
  });

  it('are refused where the tables are those of an older version, and none is made', async () => {
    await store.change(`delete from kysely_migration where name = '${NEWEST}'`);
    await expect(preview()).rejects.toThrow(new RegExp(`older version.*"${NEWEST}".*Nothing was changed`));
    await expect(preview()).rejects.toThrow('older version');
  });

  it('are refused where a newer version changed the tables without saying that this one works on them', async () => {
    await store.change("insert into kysely_migration values ('9999-of-tomorrow', '2099-01-01T00:00:00.000Z')");
    await expect(preview()).rejects.toThrow(/newer version.*9999-of-tomorrow/);
  });
});

it('a folder without a database is refused, and none is made in it', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'namesake-preview-'));
  const open = () => openStorage({ databaseUrl: null, dataDir: dir }, 'preview');
  await expect(open()).rejects.toThrow('There is no database');
  await expect(open()).rejects.toThrow('There is no database');
  await rm(dir, { recursive: true });
});
