import { afterEach, beforeEach, expect, it } from 'vitest';
import { nodesOfDatabase } from '../../src/cli/status.ts';
import { openPostgresStorage } from '../../src/stores/open-postgres.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { daysAgo } from '../support/folder-service.ts';
import { NODE_SECRET, Nodes } from '../support/nodes.ts';
import { runCommand } from '../support/spawn-service.ts';
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

it('nodes are listed with what they say of themselves until they end', async () => {
  const [first, second] = [await nodes.start(), await nodes.start()];
  const both = async () => (await listed()).map(({ url }) => url.split(' ')[0]).toSorted();
  await expect.poll(both).toEqual([first.url, second.url].toSorted());
  // A node describes itself every five seconds, also before its lists are loaded.
  await expect.poll(async () => (await listed()).map(({ status }) => status)).toEqual(['ready', 'ready']);
  const environment = { NAMESAKE_DATABASE_URL: nodes.database.url, NAMESAKE_SECRET: NODE_SECRET };
  const { stdout } = await runCommand(['status', '--json'], '', environment);
  expect(JSON.parse(stdout).nodes).toMatchObject(
    Array(2).fill({ status: 'ready', storage: 'ok', lists: [{ id: 'un_sc', status: 'fresh', records: 10 }] }),
  );
  await first.stop();
  expect(await both()).toEqual([second.url]);
});
