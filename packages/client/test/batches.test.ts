import { describe, expect, it } from 'vitest';
import { type BatchRow, NamesakeError, type RowAnswer } from '../src/index.ts';
import { codeOf, fakeService, json } from './fake-service.ts';

const batch = (members: object = {}) => ({
  id: 'bat_1',
  state: 'running',
  endedAt: null,
  problem: null,
  rowCount: 0,
  ...members,
});
const done = (rowCount: number) => batch({ state: 'done', endedAt: '2026-03-01T12:00:00.000Z', rowCount });
const row = (id: string) => ({
  id,
  line: id.charCodeAt(0) - 96,
  outcome: 'no_match',
  error: null,
  total: 0,
  best: null,
  searchId: `srch_${id}`,
});

/** A stream that breaks after some of its text. */
function stream(text: readonly string[], breaks = false): Response {
  const encoder = new TextEncoder();
  const left = [...text];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = left.shift();
      if (next !== undefined) controller.enqueue(encoder.encode(next));
      else if (breaks) controller.error(new TypeError('terminated'));
      else controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}
const told = (name: string, of: object) => `retry: 3000\nevent: ${name}\ndata: ${JSON.stringify(of)}\n\n`;

async function all(answers: AsyncIterable<RowAnswer>): Promise<readonly (string | null)[]> {
  const ids: (string | null)[] = [];
  for await (const { id } of answers) ids.push(id);
  return ids;
}
const ROWS: readonly BatchRow[] = [
  { id: 'a', searchText: 'Orlan' },
  { id: 'b', searchText: 'Anna' },
];

describe('a batch of rows', () => {
  it('is followed over streams that break, and its rows are read page by page', async () => {
    const { client, sent, waits } = fakeService(
      json(batch(), 201),
      stream([': beat\n\n']),
      stream(
        [told('progress', batch({ rowCount: 1 })).slice(0, 30), told('progress', batch({ rowCount: 1 })).slice(30)],
        true,
      ),
      stream([told('progress', done(2)), told('end', done(2))]),
      json({ items: [row('a')], nextCursor: 'next' }),
      json({ items: [row('b')], nextCursor: null }),
    );
    const seen: number[] = [];
    expect(await all(client.batches.screen(ROWS, { onProgress: ({ rowCount }) => void seen.push(rowCount) }))).toEqual([
      'a',
      'b',
    ]);
    expect(seen).toEqual([1, 2, 2]);
    expect(waits).toHaveLength(1);
    expect(sent[0]?.body).toBe(`${ROWS.map((one) => JSON.stringify(one)).join('\n')}\n`);
    expect(sent[0]?.headers.get('content-type')).toBe('application/x-ndjson');
    expect(sent.at(-1)?.url).toMatch(/results\?limit=500&cursor=next$/);
  });

  it('is asked for ever more rarely while nothing is new, though a proxy ends its stream after each event', async () => {
    const same = (rowCount = 0) => stream([told('progress', batch({ rowCount }))]);
    const { client, waits } = fakeService(
      json(batch(), 201),
      ...Array.from({ length: 12 }, () => same()),
      same(1),
      same(1),
      stream([told('end', done(2))]),
      json({ items: [row('a'), row('b')], nextCursor: null }),
    );
    await all(client.batches.screen(ROWS));
    const steady = [250, 500, 1_000, 2_000, ...Array.from({ length: 8 }, () => 4_000)];
    expect(waits.map((ms, at) => ms >= (steady[at] ?? 250) && ms <= 2 * (steady[at] ?? 250))).toEqual(
      Array.from({ length: waits.length }, () => true),
    );
    expect(waits).toHaveLength(13);
  });

  it('reads no more rows than it screens', async () => {
    let read = 0;
    function* endless() {
      for (;;) {
        read += 1;
        yield { searchText: 'Orlan' };
      }
    }
    const answers = [json(done(2), 201), json({ items: [row('a'), row('b')], nextCursor: null })];
    for await (const { id } of fakeService(...answers).client.batches.screen(endless(), { rowsPerBatch: 2 })) {
      if (id === 'b') break;
    }
    expect(read).toBe(2);
  });

  it('is an error where it is cancelled or fails, and says why', async () => {
    const failed = batch({ state: 'failed', endedAt: '2026-03-01T12:00:00.000Z', problem: 'not_proved' });
    await expect(all(fakeService(json(failed, 201)).client.batches.screen(ROWS))).rejects.toMatchObject({
      code: 'batch_not_done',
      message: 'The batch bat_1 is failed: not_proved.',
    });
  });

  it('is cancelled when its caller aborts', async () => {
    const controller = new AbortController();
    const abort = async () => {
      controller.abort();
      throw controller.signal.reason;
    };
    const { client, sent } = fakeService(json(batch(), 201), abort, json(batch({ state: 'cancelled' })));
    expect(await codeOf(all(client.batches.screen(ROWS, { signal: controller.signal })))).toBe(20);
    expect(sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`).at(-1)).toBe(
      'POST /api/v1/batches/bat_1/cancel',
    );
  });

  it('does not keep a caller who aborts until the service has cancelled it', async () => {
    const controller = new AbortController();
    const abort = async () => {
      controller.abort();
      throw controller.signal.reason;
    };
    const never = () => new Promise<Response>(() => {});
    const { client, sent } = fakeService(json(batch(), 201), abort, never);
    expect(await codeOf(all(client.batches.screen(ROWS, { signal: controller.signal })))).toBe(20);
    expect(sent.at(-1)?.url).toMatch(/cancel$/);
  });

  it.each([
    ['made', [json({}, 201)]],
    ['made by a page of a proxy', [new Response('<html>')]],
    ['followed', [json(batch(), 201), stream(['data: {x\n\n'])]],
    ['followed, of another kind', [json(batch(), 201), stream(['data: {}\n\n'])]],
    ['read', [json(done(2), 201), json({})]],
    ['read row by row', [json(done(2), 201), json({ items: [null], nextCursor: null })]],
  ])('is an error of the client where it is %s, and the answer is of something else', async (_, says) => {
    const failed = all(fakeService(...says).client.batches.screen(ROWS));
    await expect(failed).rejects.toBeInstanceOf(NamesakeError);
    await expect(failed).rejects.toMatchObject({ code: 'unexpected_answer' });
  });

  it('passes an error of onProgress on as it is', async () => {
    const { client } = fakeService(json(batch(), 201), stream([told('progress', batch())]));
    const onProgress = () => {
      throw new RangeError('mine');
    };
    await expect(all(client.batches.screen(ROWS, { onProgress }))).rejects.toThrow(RangeError);
  });

  it('has a key for each part, from the key of the caller', async () => {
    const answers = ['a', 'a'].flatMap((id) => [json(done(1), 201), json({ items: [row(id)], nextCursor: null })]);
    const { client, sent } = fakeService(...answers);
    await all(client.batches.screen(ROWS, { rowsPerBatch: 1, idempotencyKey: 'night-1' }));
    const keys = sent.flatMap(({ headers }) => headers.get('idempotency-key') ?? []);
    expect(keys).toEqual(['night-1-0', 'night-1-1']);
  });

  it('is an error where a row has no answer: one that is not there must not pass', async () => {
    const { client } = fakeService(json(done(2), 201), json({ items: [row('a')], nextCursor: null }));
    await expect(all(client.batches.screen(ROWS))).rejects.toMatchObject({
      code: 'rows_missing',
      message: 'The batch bat_1 has 1 of 2 rows.',
    });
  });

  it('is an error where a page of a proxy stands for its events', async () => {
    const { client } = fakeService(json(batch(), 201), new Response('<html>'));
    expect(await codeOf(all(client.batches.screen(ROWS)))).toBe('unexpected_answer');
  });

  it('asks nothing where there are no rows', async () => {
    const { client, sent } = fakeService();
    expect([await all(client.batches.screen([])), sent]).toEqual([[], []]);
  });
});
