import type { CompiledQuery, DatabaseConnection, Driver } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { yieldingDriver } from '../../src/db/sqlite/yielding-dialect.ts';

/** How long each query of the tests takes: three in a turn are too many. */
const QUERY_MS = 1;

let nowMs: number;
let turns: (() => void)[];
let ran: string[];
let connection: DatabaseConnection;
beforeEach(async () => {
  [nowMs, turns, ran] = [0, [], []];
  const inner: DatabaseConnection = {
    // It is not used here.
    streamQuery: () => {
      throw new Error('Nothing streams.');
    },
    executeQuery: async ({ sql }: CompiledQuery) => {
      nowMs += QUERY_MS;
      ran.push(sql);
      return { rows: [] };
    },
  };
  const driver = { acquireConnection: async () => inner } as Partial<Driver> as Driver;
  const yielding = yieldingDriver(
    driver,
    () => nowMs,
    (run) => turns.push(run),
  );
  connection = await yielding.acquireConnection();
});

/** Runs what waits for a turn, and all that follows at once. */
async function turn(): Promise<void> {
  for (const run of turns.splice(0)) run();
  await settled();
}

async function settled(): Promise<void> {
  for (let times = 0; times < 50; times += 1) await Promise.resolve();
}

async function loop(name: string, times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) await connection.executeQuery({ sql: name } as CompiledQuery);
}

describe('queries of an embedded database', () => {
  it('follow each other at once while they are few', async () => {
    await loop('short', 2);
    expect(ran).toHaveLength(2);
  });

  it('wait for the next turn of the event loop where a loop has had its time', async () => {
    const done = loop('long', 6);
    await settled();
    const first = ran.length;
    expect(first).toBeLessThan(4);
    await turn();
    expect(ran.length).toBeGreaterThan(first);
    while (turns.length > 0) await turn();
    await done;
    expect(ran).toHaveLength(6);
  });

  it('of many loops go on one loop in a turn, in the order in which they came', async () => {
    const all = ['a', 'b', 'c'].map((name) => loop(name, 4));
    await settled();
    for (let times = 0; times < 3; times += 1) {
      const before = ran.length;
      await turn();
      expect(ran.length - before).toBeLessThanOrEqual(2);
    }
    while (turns.length > 0) await turn();
    await Promise.all(all);
    expect(ran.toSorted()).toEqual([...Array(4).fill('a'), ...Array(4).fill('b'), ...Array(4).fill('c')]);
  });

  it('leave nobody waiting when they are over', async () => {
    await Promise.all([loop('a', 1), loop('b', 1)]);
    while (turns.length > 0) await turn();
    await loop('later', 1);
    expect(ran).toHaveLength(3);
  });
});
