import { describe, expect, it } from 'vitest';
import { ApiError } from '../../src/lib/errors/api-error.ts';
import { EventStream, eventText } from '../../src/modules/batches/event-stream.ts';
import type { Batch } from '../../src/modules/batches/store/batch.ts';
import { BatchWatches, StreamSlots, type Watched } from '../../src/modules/batches/store/batch-watches.ts';

const batch = (rows: number): Batch => ({
  id: 'bat_1',
  name: 'customers',
  format: 'csv',
  encoding: 'utf-8',
  fileSha256: 'ab',
  fileBytes: 7,
  policy: 'default',
  watchGroup: null,
  keepsGroups: false,
  isWholeBook: false,
  opensCases: false,
  ignored: [],
  sheets: [],
  layout: null,
  state: 'running',
  problem: null,
  createdBy: 'user:usr_1',
  scopes: [],
  createdAt: 0,
  startedAt: 0,
  endedAt: null,
  rows,
  counts: {},
});

/** The events that a watcher gets, in order. */
function told() {
  const waiting: Watched[] = [];
  let wake = Promise.withResolvers<void>();
  return {
    watcher: (found: Watched) => {
      waiting.push(found);
      wake.resolve();
    },
    next: async (): Promise<Watched | undefined> => {
      while (waiting.length === 0) {
        await wake.promise;
        wake = Promise.withResolvers();
      }
      return waiting.shift();
    },
  };
}

describe('watches of batches', () => {
  it('look once for all who watch, and not at all when nobody does', async () => {
    let looks = 0;
    const watches = new BatchWatches({
      find: async () => {
        looks += 1;
        return batch(looks);
      },
      isEnding: () => false,
      everyMs: 1,
    });
    const [first, second] = [told(), told()];
    const stops = [watches.watch('bat_1', first.watcher), watches.watch('bat_1', second.watcher)];
    expect([await first.next(), await second.next()]).toEqual([batch(1), batch(1)]);
    expect(watches.size).toBe(1);
    for (const stop of stops) stop();
    for (const stop of stops) stop();
    expect(watches.size).toBe(0);
  });

  it('go on while the database does not answer, and say when a batch is gone or the service ends', async () => {
    const answers = [Promise.reject(new Error('away')), Promise.resolve(batch(1)), Promise.resolve(undefined)];
    answers[0]?.catch(() => {});
    let isEnding = false;
    const watches = new BatchWatches({
      find: () => answers.shift() ?? Promise.resolve(batch(2)),
      isEnding: () => isEnding,
      everyMs: 1,
    });
    const { watcher, next } = told();
    const stop = watches.watch('bat_1', watcher);
    expect([await next(), await next(), await next(), await next()]).toEqual(['unknown', batch(1), 'gone', batch(2)]);
    isEnding = true;
    let last = await next();
    while (last !== 'gone') last = await next();
    stop();
  });
});

describe('a stream of events', () => {
  it('gives who reads slowly the newest, and nothing piles up', async () => {
    const stream = new EventStream(3_000);
    const large = 'x'.repeat(stream.readableHighWaterMark);
    const reader = stream[Symbol.asyncIterator]();
    stream.send(eventText('progress', `"first ${large}"`));
    expect(String((await reader.next()).value)).toMatch(/^retry: 3000\n\nevent: progress\ndata: "first /);
    for (let count = 1; count <= 1_000; count += 1) stream.send(eventText('progress', `"${count} ${large}"`));
    expect(stream.readableLength).toBeLessThan(3 * large.length);
    stream.send(eventText('end', '"last"', 'over'));
    stream.finish();
    let text = '';
    for await (const part of { [Symbol.asyncIterator]: () => reader }) text += part;
    expect(text.split('\n\n').length).toBeLessThan(5);
    expect(text).toMatch(/event: end\nid: over\ndata: "last"\n\n$/);
  });

  it('beats only while it is read', async () => {
    const stream = new EventStream(1);
    const reader = stream[Symbol.asyncIterator]();
    await reader.next();
    stream.beat();
    expect(String((await reader.next()).value)).toBe(': \n\n');
    stream.send('x'.repeat(stream.readableHighWaterMark));
    expect(stream.isWanted).toBe(false);
    for (let count = 0; count < 100; count += 1) stream.beat();
    expect(stream.readableLength).toBe(stream.readableHighWaterMark);
    stream.destroy();
  });
});

it('slots for streams are limited for each caller and in all, and given back once', () => {
  const slots = new StreamSlots(2, 3);
  const back = [slots.take('token:a'), slots.take('token:a')];
  expect(() => slots.take('token:a')).toThrow(ApiError);
  slots.take('token:b');
  expect(() => slots.take('token:c')).toThrow(expect.objectContaining({ code: 'stream_limit' }));
  back[0]?.();
  back[0]?.();
  expect(slots.size).toBe(2);
  slots.take('token:c');
  expect(() => slots.take('token:b')).toThrow(ApiError);
});
