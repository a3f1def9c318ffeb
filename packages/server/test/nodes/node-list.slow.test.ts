import { afterEach, beforeEach, expect, it } from 'vitest';
import { nodesOfDatabase } from '../../src/cli/status.ts';
import { openPostgresStorage } from '../../src/stores/open-postgres.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { daysAgo } from '../support/folder-service.ts';
import { Nodes } from '../support/nodes.ts';
import { numbers, unListOf } from '../support/un-list-of.ts';

let nodes: Nodes;
let storage: Storage;
beforeEach(async () => {
  nodes = await Nodes.make();
  await nodes.put('consolidated.xml', unListOf(daysAgo(3), numbers(10, 20)));
  storage = await openPostgresStorage(nodes.database.url);
});
afterEach(async () => {
  await storage.close();
  await nodes.close();
});

const listed = async (nowMs = Date.now()) =>
  storage.shared === null ? [] : nodesOfDatabase(storage.shared.nodes, nowMs);

it('a node that ended without a word is shown with when it was last heard of, for a day', async () => {
  await nodes.start();
  const start = Date.now();
  const [gone] = await listed(start + 60_000);
  expect(gone).toMatchObject({ status: 'no_answer', problems: [expect.stringContaining('was last heard of at')] });
  const { shared } = storage;
  await shared?.nodes.beat({ id: 'other', seenAt: start, status: '{}' }, start + 1);
  expect(await shared?.nodes.all()).toEqual([]);
});

it('a node that was killed and started again is shown once', async () => {
  const { shared } = storage;
  const beat = (id: string, url: string, seenAt: number) =>
    shared?.nodes.beat({ id, seenAt, status: JSON.stringify({ url, status: 'ready' }) }, 0);
  await beat('host-1', 'http://0.0.0.0:8080', 1_000);
  await beat('host-2', 'http://0.0.0.0:8080', 60_000);
  await beat('host-3', 'http://0.0.0.0:8081', 1_000);
  await beat('other-4', 'http://0.0.0.0:8080', 1_000);
  const shown = await listed(61_000);
  expect(shown.map(({ url, status }) => `${url}: ${status}`)).toEqual([
    'http://0.0.0.0:8080 (host-2): ready',
    'http://0.0.0.0:8081 (host-3): no_answer',
    'http://0.0.0.0:8080 (other-4): no_answer',
  ]);
});
