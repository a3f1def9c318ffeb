import { EFFECTS } from '@namesake/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { daysAgo } from '../support/folder-service.ts';
import { Nodes, type TestNode } from '../support/nodes.ts';
import { onDatabase } from '../support/postgres.ts';
import { nameOf, numbers, unListOf } from '../support/un-list-of.ts';

/** The promise is ten seconds; other tests run on the same machine. */

let nodes: Nodes;
beforeEach(async () => {
  nodes = await Nodes.make();
  await nodes.put('consolidated.xml', unListOf(daysAgo(3), numbers(10, 20)));
});
afterEach(() => nodes.close());

/** What a node answers about the invented person with this number, and from which file of the list. */
async function found(
  node: TestNode,
  number: number,
): Promise<{ readonly outcome: unknown; readonly fileHash: unknown }> {
  const { body } = await node.ask('/api/v1/search', { searchText: nameOf(number) });
  return { outcome: body['outcome'], fileHash: Object(Array.from(Object(body['lists']))[0]).fileHash };
}

const built = (node: TestNode): boolean => node.said.some((line) => line.startsWith('Loading lists from'));

describe('nodes on one database', () => {
  it('search the lists that one of them loaded, and all find a new party soon after its file came', async () => {
    const three = [await nodes.start(), await nodes.start(), await nodes.start()];
    expect(three.map(built)).toEqual([true, false, false]);
    const before = await Promise.all(three.map((node) => found(node, 12)));
    expect(before.map(({ outcome }) => outcome)).toEqual(Array(3).fill('potential_match'));
    await nodes.put('consolidated.xml', unListOf(daysAgo(1), numbers(10, 30)));
    for (const node of three) await expect.poll(async () => (await found(node, 25)).outcome).toBe('potential_match');
    const after = await Promise.all(three.map((node) => found(node, 25)));
    expect(new Set(after.map(({ fileHash }) => fileHash)).size).toBe(1);
    const loads = three.flatMap(({ said }) => said.filter((line) => line.includes('changed: loading')));
    expect(loads).toHaveLength(1);
  });

  it('start from what was published, and go on when the one that published is gone', async () => {
    const first = await nodes.start();
    const second = await nodes.start();
    await first.stop();
    await nodes.put('consolidated.xml', unListOf(daysAgo(1), numbers(10, 30)));
    await expect.poll(async () => (await found(second, 25)).outcome).toBe('potential_match');
    const third = await nodes.start();
    expect((await found(third, 25)).outcome).toBe('potential_match');
    expect(built(third)).toBe(false);
  });

  it('build a damaged index themselves, from the same stored versions', async () => {
    await nodes.start();
    await onDatabase(
      nodes.database.url,
      `update blob_chunk set data = 'damaged' where hash in (select index_blob from list_publication)`,
    );
    const second = await nodes.start();
    expect((await found(second, 12)).outcome).toBe('potential_match');
    expect(second.said.join('\n')).toMatch(/published index is not used, .*damaged/);
  });

  it('of another version build the index of what was published themselves', async () => {
    await nodes.start();
    await nodes.publish(({ index, ...rest }) => ({
      ...rest,
      codeHash: 'other',
      index: index && { ...index, blob: 'none' },
    }));
    const second = await nodes.start();
    expect((await found(second, 12)).outcome).toBe('potential_match');
  });

  it('that cannot load the newest lists say so, answer with those they have, clear no customer, and recover', async () => {
    nodes.scopes = ['customers:write'];
    const first = await nodes.start();
    await nodes.publish(({ body, ...rest }) => ({
      ...rest,
      index: { key: 'other', blob: 'gone' },
      body: body.replaceAll('"content":"', '"content":"0'),
    }));
    const problems = async (): Promise<string> => String((await first.ask('/readyz')).body['problems']);
    await expect.poll(problems).toContain('cannot load the newest lists');
    expect((await found(first, 12)).outcome).toBe('potential_match');
    const saved = await first.ask('/api/v1/customers', { customers: [{ externalRef: 'c-1', searchText: nameOf(12) }] });
    expect(saved.body['items']).toMatchObject([{ status: 'waiting', due: 'added' }]);
    await nodes.put('consolidated.xml', unListOf(daysAgo(1), numbers(10, 30)));
    await expect.poll(async () => (await found(first, 25)).outcome).toBe('potential_match');
    await expect.poll(problems).not.toContain('cannot load the newest lists');
  });

  it('read the folder at once where one of them is asked to, and keep held removals until one of them confirms', async () => {
    await nodes.put('consolidated.xml', unListOf(daysAgo(3), numbers(10, 90)));
    const [first, second] = [await nodes.start(), await nodes.start()];
    await nodes.put('consolidated.xml', unListOf(daysAgo(1), numbers(60, 90)));
    await second.ask('/api/v1/lists/un_sc/refresh', {});
    const refresh = async () => Object((await first.ask('/api/v1/lists/un_sc')).body['refresh']);
    await expect.poll(async () => (await refresh()).outcome).toBe('read_again');
    const held = async (node: TestNode): Promise<unknown> =>
      Object(Array.from(Object((await node.ask('/api/v1/lists')).body['items']))[0]).heldRemovalCount;
    await expect.poll(() => held(first)).toBe(50);
    expect((await found(first, 12)).outcome).toBe('potential_match');
    await first.ask('/api/v1/lists/un_sc/held/confirm', { text: 'The committee announced it.' });
    await expect.poll(() => held(second)).toBe(0);
    expect((await found(second, 12)).outcome).toBe('no_match');
  });
});

describe('changes on one node', () => {
  it('of the default policy and of tokens count on the others', async () => {
    const [first, second] = [await nodes.start(), await nodes.start()];
    const request = { effects: EFFECTS, text: 'Also these effects, for a test.' };
    const saved = await first.ask('/api/v1/policies/default', request, 'PUT');
    expect(saved.status).toBe(200);
    const hashOn = async (node: TestNode): Promise<unknown> =>
      Object((await node.ask('/api/v1/search', { searchText: nameOf(12) })).body['policy']).hash;
    const hash = await hashOn(first);
    await expect.poll(() => hashOn(second)).toBe(hash);
    await onDatabase(nodes.database.url, 'update api_token set revoked_at = 1');
    expect((await second.ask('/api/v1/lists')).status).toBe(401);
    expect((await first.ask('/api/v1/lists')).status).toBe(401);
  });
});
