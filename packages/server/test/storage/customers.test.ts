import { describe, expect, it } from 'vitest';
import type { Customer, Finding } from '../../src/modules/customers/store/customer.ts';
import { type GroupRules, NO_CUSTOMERS } from '../../src/modules/customers/store/group-store.ts';
import { lastFullOf, NO_COUNTS, type Run } from '../../src/modules/watch/store/run.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { anyEvent } from '../support/any-event.ts';
import { DIALECTS, type TestStore } from '../support/dialects.ts';
import { useStorage } from '../support/use-storage.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const DAY_MS = 86_400_000;
const CLEAR: Finding = {
  role: null,
  searchId: 'srch_1',
  outcome: 'no_match',
  complete: true,
  total: 0,
  open: 0,
  suppressed: 0,
  error: null,
  hits: [],
};

const customer = (reference: string, members: Partial<Customer> = {}): Customer => ({
  reference,
  group: 'default',
  watch: 'on',
  watchReason: null,
  watchSince: NOW,
  status: 'clear',
  statusSince: NOW,
  due: null,
  leaving: null,
  version: 0,
  addedAt: NOW,
  changedAt: NOW,
  screenedAt: NOW,
  input: { externalRef: reference, searchText: `Tolbrecht of ${reference}` },
  findings: [CLEAR],
  isProved: true,
  ...members,
});

const run = (id: string, members: Partial<Run> = {}): Run => ({
  id,
  kind: 'full',
  state: 'running',
  startedAt: NOW,
  endedAt: null,
  step: 0,
  processedTo: 0,
  counts: NO_COUNTS,
  byGroup: {},
  root: null,
  why: 'first',
  createdBy: 'service',
  dueAt: null,
  policy: null,
  groups: null,
  book: 2,
  upTo: 2,
  basis: { key: 'k', rulesKey: 'r', lists: [], engineVersion: '1', modelHash: 'm', policyHash: 'p', activation: 0 },
  ...members,
});

describe.each(DIALECTS)('customers on $name', ({ make }) => {
  let storage: Storage;
  let store: TestStore;
  useStorage(make, (opened, place) => {
    [storage, store] = [opened, place];
  });
  const add = (...all: readonly Customer[]) =>
    storage.customers.change(
      all.map((after) => ({ before: undefined, after })),
      [anyEvent(NOW)],
    );
  const find = async (reference: string): Promise<Customer> => {
    const found = await storage.customers.find(reference);
    if (found === undefined) throw new Error(`${reference} is not there`);
    return found;
  };
  const book = async () => storage.book.customers(0, Number.MAX_SAFE_INTEGER, 10);

  it('are what was stored, in the order in which they were added', async () => {
    const related = [{ role: 'owner', searchText: 'Orlan Vestrakov' }];
    const input = { externalRef: 'b', searchText: 'Anna Vranok', related };
    await add(customer('a'), customer('b', { input, status: 'alert', due: 'lists', watch: 'off', watchReason: 'why' }));
    const [first, second] = await book();
    expect(first).toEqual({ ...customer('a'), version: 1, place: first?.place, seal: first?.seal });
    expect(second).toMatchObject({ input, status: 'alert', due: 'lists', watch: 'off', watchReason: 'why' });
    expect((await storage.customers.page({}, undefined, 10)).map(({ reference }) => reference)).toEqual(['b', 'a']);
    expect(await storage.book.size()).toMatchObject({ count: 1, due: 1 });
  });

  it('change all or none, and only as they were read', async () => {
    await add(customer('a'), customer('b'));
    const [a, b] = [await find('a'), await find('b')];
    const alerted = { ...a, status: 'alert' } as const;
    expect(await storage.customers.change([{ before: a, after: alerted }], [])).toBe(true);
    const both = [
      { before: b, after: { ...b, status: 'alert' as const } },
      { before: a, after: { ...a, status: 'decided' as const } },
    ];
    expect(await storage.customers.change(both, [anyEvent(NOW)])).toBe(false);
    expect([(await find('a')).status, (await find('b')).status]).toEqual(['alert', 'clear']);
    expect(await add(customer('c'), customer('a'))).toBe(false);
    expect(await storage.customers.find('c')).toBeUndefined();
  });

  it('are not screened, never absent, where somebody changed a row in the database', async () => {
    await add(customer('a'), customer('b'), customer('c'));
    await store.change("update customer set watch = 'off' where reference = 'a'");
    await store.change("update customer set input_json = 'none' where reference = 'b'");
    expect(
      (await book()).map(({ reference, watch, status, isProved }) => [reference, watch, status, isProved]),
    ).toEqual([
      ['a', 'on', 'not_screened', false],
      ['b', 'on', 'not_screened', false],
      ['c', 'on', 'clear', true],
    ]);
  });

  it('are due once somebody decides about them, whoever writes the decision', async () => {
    const related = [{ role: 'owner', searchText: 'Orlan Vestrakov' }];
    await add(
      customer('a'),
      customer('b', { input: { externalRef: 'b', searchText: 'Anna', related } }),
      customer('c'),
    );
    for (const [number, reference] of ['a', 'b / owner', 'x'].entries())
      await store.change(`insert into hit_decision (id, screening_id, external_ref, listing, entity_id, record_hash, verdict, reason)
        values ('dec_${number}', '1', '${reference}', 'l:1', 'l:1', 'h', 'false_positive', 'other');
        insert into hit_decision_event (decision, number, kind, at, actor, person, text, salt)
        values ('dec_${number}', 1, 'decided', 1, 'a', 'a', '', '1')`);
    expect((await storage.customers.due(0, 10)).map(({ reference, due }) => [reference, due])).toEqual([
      ['a', 'decision'],
      ['b', 'decision'],
    ]);
    expect((await find('a')).isProved).toBe(true);
  });

  it('are purged some time after their watch ended, and no earlier', async () => {
    const ended = { watch: 'ended', watchReason: 'closed' } as const;
    await add(customer('a', { ...ended, watchSince: NOW - 2 * DAY_MS }), customer('b', ended), customer('c'));
    expect(await storage.customers.purgeEnded(NOW - DAY_MS, { but: [] }, anyEvent(NOW))).toBe(1);
    expect((await book()).map(({ reference }) => reference)).toEqual(['b', 'c']);
  });

  it('are purged by group, where one says for how long', async () => {
    const ended = { watch: 'ended', watchReason: 'closed', watchSince: NOW - 2 * DAY_MS } as const;
    await add(customer('a', { ...ended, group: 'retail' }), customer('b', ended), customer('c', { group: 'retail' }));
    const purge = (of: Parameters<typeof storage.customers.purgeEnded>[1]) =>
      storage.customers.purgeEnded(NOW - DAY_MS, of, anyEvent(NOW));
    expect(await purge({ but: ['retail', 'default'] })).toBe(0);
    expect(await purge({ only: 'retail' })).toBe(1);
    expect((await book()).map(({ reference }) => reference)).toEqual(['b', 'c']);
    expect(await purge({ but: ['retail'] })).toBe(1);
  });

  it('are left out of pages by group', async () => {
    await add(customer('a', { group: 'retail' }), customer('b'), customer('c', { group: 'closed' }));
    const seen = await storage.customers.page({ hidden: ['retail', 'closed'] }, undefined, 9);
    expect(seen.map(({ reference }) => reference)).toEqual(['b']);
  });

  it('are dealt with by one run at a time, part by part, by one node', async () => {
    const { runs } = storage;
    expect(await runs.add(run('run_1'), anyEvent(NOW))).toBe(true);
    expect(await runs.add(run('run_2'), anyEvent(NOW))).toBe(false);
    const part = { processedTo: 1, counts: { ...NO_COUNTS, customers: 1 }, byGroup: {}, leaves: Buffer.alloc(32, 1) };
    const next = await runs.finish(run('run_1'), part);
    expect(next).toMatchObject({ step: 1, processedTo: 1, counts: { customers: 1 } });
    expect(await runs.finish(run('run_1'), part)).toBeUndefined();
    const ended = { state: 'done', endedAt: NOW + 1, root: Buffer.alloc(32, 2) } as const;
    expect(await runs.end(run('run_1'), ended, anyEvent(NOW))).toBe(false);
    expect(await runs.end(next ?? run('run_1'), ended, anyEvent(NOW))).toBe(true);
    expect(await runs.latest('full')).toMatchObject({ id: 'run_1', state: 'done', root: Buffer.alloc(32, 2) });
    expect(await runs.running()).toEqual([]);
    expect(await runs.leaves('run_1')).toEqual([Buffer.alloc(32, 1)]);
    expect(await runs.purgeLeaves(NOW + 2, anyEvent(NOW))).toBe(1);
    expect([await runs.leaves('run_1'), (await runs.find('run_1'))?.id]).toEqual([[], 'run_1']);
  });

  it('are a queue of work by status: who waits longest comes first, page by page', async () => {
    const since = (hours: number) => ({ status: 'alert', statusSince: NOW - hours * 3_600_000 }) as const;
    await add(customer('a', since(1)), customer('b', since(9)), customer('c'), customer('d', since(1)));
    const alerts = { status: 'alert' } as const;
    const [first, second] = await storage.customers.page(alerts, undefined, 2);
    expect([first?.reference, second?.reference]).toEqual(['b', 'a']);
    const after = { place: second?.place ?? 0, since: second?.statusSince ?? 0 };
    expect((await storage.customers.page(alerts, after, 2)).map(({ reference }) => reference)).toEqual(['d']);
  });

  it('are counted by group and status', async () => {
    const retail = { group: 'retail' } as const;
    await add(
      customer('a', retail),
      customer('b', { ...retail, status: 'alert' }),
      customer('c'),
      customer('d', { group: 'closed', watch: 'ended', watchReason: 'closed' }),
    );
    const { customerGroups } = storage;
    expect(await customerGroups.names()).toEqual(['default', 'retail']);
    expect(Object.fromEntries(await customerGroups.counts())).toEqual({
      default: { ...NO_CUSTOMERS, clear: 1 },
      retail: { ...NO_CUSTOMERS, clear: 1, alert: 1 },
    });
    expect(await storage.book.size(['default'])).toEqual({ count: 2, due: 0, last: 2 });
    expect(await storage.book.sizeByGroup(['retail'])).toEqual({ count: 2, last: 2, byGroup: { retail: 2 } });
    expect(await storage.book.sizeByGroup()).toEqual({ count: 3, last: 3, byGroup: { default: 1, retail: 2 } });
    expect(await storage.book.sizeByGroup(['nobody'])).toEqual({ count: 0, last: 0, byGroup: {} });
    expect((await storage.book.customers(0, 9, 9, ['retail'])).map(({ reference }) => reference)).toEqual(['a', 'b']);
  });

  const save = async (rules: GroupRules) =>
    storage.customerGroups.save(rules, await storage.customerGroups.find(rules.name), anyEvent(NOW));

  it('are due where their group is given another policy, and by nothing else of it', async () => {
    await add(customer('a', { group: 'retail' }), customer('b'));
    const rules = { name: 'retail', policy: 'default', fullEveryDays: 30, keepEndedDays: 400, members: ['user:usr_1'] };
    await save(rules);
    expect(await storage.customers.due(0, 9)).toEqual([]);
    expect(await storage.customerGroups.find('retail')).toMatchObject(rules);
    await save({ ...rules, policy: 'strict' });
    expect(await storage.customers.due(0, 9)).toMatchObject([{ reference: 'a', due: 'policy' }]);
  });

  it('have plain rules, and are hidden from whoever has to be named, where somebody changed those of the group', async () => {
    const rules = { name: 'retail', policy: 'strict', fullEveryDays: 30, keepEndedDays: 400, members: null };
    await save(rules);
    await store.change('update customer_group set full_every_days = 366');
    const plain = {
      name: 'retail',
      policy: 'default',
      fullEveryDays: 1,
      keepEndedDays: null,
      members: [],
    };
    expect(await storage.customerGroups.all()).toMatchObject([plain]);
  });

  it('have full runs back to the last over everybody', async () => {
    const { runs } = storage;
    const over = [
      ['run_1', null],
      ['run_2', null],
      ['run_3', ['retail']],
      ['run_4', ['b', 'c']],
    ] as const;
    for (const [id, groups] of over) {
      await runs.add(run(id, { groups }), anyEvent(NOW));
      await runs.end(run(id, { groups }), { state: 'done', endedAt: NOW, root: null }, anyEvent(NOW));
    }
    const fulls = await runs.fulls();
    expect(fulls.map(({ id }) => id)).toEqual(['run_4', 'run_3', 'run_2']);
    expect(['retail', 'c', 'x'].map((group) => lastFullOf(fulls, group)?.id)).toEqual(['run_3', 'run_4', 'run_2']);
  });

  it('have notes for the code that made them, which are stored while nobody is erased, and go with who is', async () => {
    const { customers, lookUpNotes, runs } = storage;
    await add(customer('a'), customer('b'));
    await runs.add(run('run_1', { kind: 'delta' }), anyEvent(NOW));
    const [a = 0, b = 0] = (await storage.book.customers(0, 99, 9, null)).map(({ place }) => place);
    const finish = (step: number, data: Buffer, places: readonly number[]) =>
      runs.finish(
        run('run_1', { kind: 'delta', step }),
        { processedTo: step, counts: NO_COUNTS, byGroup: {}, leaves: null },
        [lookUpNotes.put(0, 'code', data, places)],
      );
    await finish(0, Buffer.from('first'), [a, b]);
    expect(await lookUpNotes.find(0, 'code')).toEqual(Buffer.from('first'));
    expect(await lookUpNotes.find(0, 'other code')).toBeUndefined();
    await finish(1, Buffer.from('of three'), [a, b, b + 1]);
    await finish(2, Buffer.from('of two, one of whom is gone'), [a, b + 1]);
    expect(await lookUpNotes.find(0, 'code')).toEqual(Buffer.from('first'));
    await customers.erase('a', anyEvent(NOW));
    expect(await lookUpNotes.find(0, 'code')).toBeUndefined();
    await finish(3, Buffer.from('of one'), [b]);
    expect(await lookUpNotes.find(0, 'code')).toEqual(Buffer.from('of one'));
    await store.change("update customer_words set code = 'forged'");
    expect(await lookUpNotes.find(0, 'forged')).toBeUndefined();
  });

  it('are told apart by places and seals without being read, and read by their places', async () => {
    const { customers } = storage;
    await add(customer('a'), customer('b', { status: 'alert' }), customer('c', { due: 'lists' }));
    await add(customer('d', { watch: 'off' }), customer('e'));
    const places = await storage.book.places(0, Number.MAX_SAFE_INTEGER, 9);
    expect(places.map(({ isClear }) => isClear)).toEqual([true, false, false, false, true]);
    expect(places.map(({ seal }) => seal)).toEqual((await book()).map(({ seal }) => seal));
    expect(new Set(places.map(({ seal }) => seal)).size).toBe(5);
    const [, second = 0, third = 0, fourth = 0] = places.map(({ place }) => place);
    expect((await storage.book.places(second, fourth, 9)).map(({ place }) => place)).toEqual([third, fourth]);
    expect((await storage.book.places(0, fourth, 1)).length).toBe(1);
    expect((await storage.book.at([fourth, second])).map(({ reference }) => reference)).toEqual(['b', 'd']);
    expect(await storage.book.at([])).toEqual([]);
    const a = await find('a');
    await customers.change([{ before: a, after: { ...a, group: 'other' } }], []);
    expect((await storage.book.places(0, fourth, 1)).map(({ seal }) => seal)).not.toEqual([places[0]?.seal]);
  });

  it('have no run that somebody wrote into the database', async () => {
    await storage.runs.add(run('run_1'), anyEvent(NOW));
    await store.change("update watch_run set state = 'done', ended_at = 5");
    expect([await storage.runs.find('run_1'), await storage.runs.latest()]).toEqual([undefined, undefined]);
  });
});
