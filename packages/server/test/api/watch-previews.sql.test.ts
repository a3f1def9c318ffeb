import type { RunView } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import type { App } from '../../src/context/app.ts';
import { planRun } from '../../src/modules/watch/plan.ts';
import { type Changed, changesOf, isOfOtherLists, previewBook } from '../../src/modules/watch/preview.ts';
import { runWatch } from '../../src/modules/watch/run.ts';
import { personNamed } from '../support/changing-lists.ts';
import { body, INNOCENT, LISTED } from '../support/customer-service.ts';
import { textIn } from '../support/pdf-text.ts';
import { NEVER, OTHER, useWatchService } from '../support/watch-service.ts';

const desk = useWatchService();
const { get, post, save, tick, watch, recorded, audited } = desk;

describe('a preview of another policy', () => {
  it('says whose status would change, changes and records nothing, and keeps no other run from running', async () => {
    const [, innocent] = await save(LISTED, INNOCENT, { externalRef: 'customer-5', searchText: 'Orlan Vestrakovski' });
    await tick();
    const scopes = ['policies:write', 'search:override'] as const;
    await desk.service.fetch('/api/v1/policies/loose', {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await desk.service.token({ scopes: [...scopes] })}`,
      },
      body: JSON.stringify({ threshold: 85, text: 'Fewer hits.' }),
    });
    const before = await recorded();
    expect((await post('/runs/preview', { policy: 'none' })).body['code']).toBe('unknown_policy');
    const preview = body<RunView>(await post('/runs/preview', { policy: 'loose' }), 201);
    expect(preview).toMatchObject({ kind: 'preview', policy: 'loose', state: 'running' });
    expect(body<RunView>(await post('/runs'), 201)).toMatchObject({ kind: 'full', state: 'running' });
    expect((await post('/runs/preview', { policy: 'loose' })).body['code']).toBe('run_under_way');
    await runWatch(desk.service.app, preview.id, NEVER);
    const ended = body<RunView>(await get(`/runs/${preview.id}`));
    expect(ended).toMatchObject({ state: 'done', root: null, counts: { customers: 3, recorded: 0 } });
    expect(ended.counts.examples).toContainEqual({
      customerId: innocent?.customerId,
      from: 'clear',
      to: 'not_screened',
    });
    expect(ended.policyHash).toBe((await desk.service.app.storage.policies.find('loose'))?.hash);
    expect(ended.counts.changed).toBe(ended.counts.examples.length);
    expect(ended.counts.moves).toContainEqual({ from: 'clear', to: 'not_screened', count: ended.counts.changed });
    expect(ended.counts.moves.reduce((all, { count }) => all + count, 0)).toBe(3);
    expect(await recorded()).toBe(before);
    expect((await watch()).latest?.kind).toBe('full');
    expect((await get(`/customers/${innocent?.customerId}`)).body).toMatchObject({ status: 'clear' });
  });
});

describe('an upgrade', () => {
  /** The same service under a later version. */
  const upgraded = (): App => ({
    ...desk.service.app,
    engine: { version: '0.0.1-fake', modelHash: `sha256:${'1'.repeat(64)}` },
  });
  const changes = [
    { what: 'engine', from: '0.0.0-fake', to: '0.0.1-fake' },
    { what: 'model', from: `sha256:${'0'.repeat(64)}`, to: `sha256:${'1'.repeat(64)}` },
  ];

  it('is the reason of the first run after it, which says what of the rules is another', async () => {
    await save(LISTED, INNOCENT);
    expect((await tick())?.changes).toEqual([]);
    desk.service.clock.nowMs += 1_000;
    const app = upgraded();
    const { id = '' } = (await planRun(app)) ?? {};
    await runWatch(app, id, NEVER);
    expect((await get(`/runs/${id}`)).body).toMatchObject({ kind: 'full', why: 'rules', state: 'done', changes });
    expect((await audited('watch.run_ended'))[0]?.detail).toMatchObject({ run: id, changes });
    const response = await fetch(`${desk.service.url}/api/v1/runs/${id}/report.pdf`, {
      headers: { authorization: `Bearer ${desk.token}` },
    });
    expect(textIn(Buffer.from(await response.arrayBuffer()))).toContain('Changed since the previous run');
  });

  it('is previewed: who would change, by status now and then, without a trace', async () => {
    const [, innocent] = await save(LISTED, INNOCENT, OTHER);
    await tick();
    // What a later version reads from the same files.
    desk.lists.become([...desk.lists.listings, personNamed('list_a:7', 'Quelmar TOLBRECHT')], { sameVersion: true });
    const [count, events] = [await recorded(), (await audited('watch.run_ended')).length];
    const changed: Changed[] = [];
    const done: number[] = [];
    const previewed = await previewBook(upgraded(), {
      policy: null,
      signal: NEVER,
      onChanged: (one) => changed.push(one),
      onProgress: (looked) => done.push(looked),
    });
    expect(changed).toEqual([
      { customerId: innocent?.customerId, reference: 'customer-2', from: 'clear', to: 'alert', news: ['new_party'] },
    ]);
    expect(previewed).toMatchObject({ isWhole: true, counts: { customers: 3, changed: 1, alerted: 1, recorded: 0 } });
    expect(previewed?.counts.moves).toEqual(
      expect.arrayContaining([
        { from: 'clear', to: 'clear', count: 1 },
        { from: 'clear', to: 'alert', count: 1 },
        { from: 'alert', to: 'alert', count: 1 },
      ]),
    );
    expect(previewed && changesOf(previewed)).toEqual(changes);
    expect(previewed && isOfOtherLists(previewed)).toBe(false);
    expect(done).toEqual([0, 3]);
    expect([await recorded(), (await audited('watch.run_ended')).length]).toEqual([count, events]);
    expect((await get(`/customers/${innocent?.customerId}`)).body).toMatchObject({ status: 'clear' });
  });
});
