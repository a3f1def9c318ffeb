import { describe, expect, it } from 'vitest';
import type { Case } from '../../src/modules/cases/store/case.ts';
import type { CaseFilter } from '../../src/modules/cases/store/case-store.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { anyEvent } from '../support/any-event.ts';
import { DIALECTS } from '../support/dialects.ts';
import { useStorage } from '../support/use-storage.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const HOUR_MS = 3_600_000;
const ALL: CaseFilter = { view: 'open', mine: 'user:usr_1', nowMs: NOW, hidden: [] };

const caseOf = (id: string, listings: readonly string[], members: Partial<Case> = {}): Case => ({
  id,
  reference: 'customer-1',
  customer: 'customer-1',
  role: null,
  group: 'default',
  countries: ['DE'],
  hit: {
    entityId: listings[0] ?? '',
    priority: 'review',
    isOpen: true,
    listings: listings.map((listing) => ({ id: listing, facts: 'now', decision: null })),
  },
  searchId: 'srch_1',
  state: 'open',
  stateSince: NOW,
  resolution: null,
  lost: null,
  decidedBy: null,
  origin: 'watch',
  openedAt: NOW,
  openedBy: 'service',
  news: [],
  changedAt: null,
  assignee: null,
  waitsSince: NOW,
  queue: null,
  dueAt: null,
  escalatedAt: null,
  isStale: false,
  version: 0,
  ...members,
});

describe.each(DIALECTS)('cases on $name', ({ make }) => {
  let storage: Storage;
  useStorage(make, (opened) => {
    storage = opened;
  });

  const open = (after: Case, among = 0) => storage.cases.change([{ before: undefined, after, among }], []);
  const ids = async (filter: Partial<CaseFilter>) =>
    (await storage.cases.page({ ...ALL, ...filter }, undefined, { limit: 10, newestFirst: false })).map(({ id }) => id);

  it('are stored as they are, with a version more', async () => {
    const one = caseOf('case_1', ['list_a:1', 'list_b:2'], { news: ['stronger'], dueAt: NOW, countries: ['DE', 'FR'] });
    expect(await open(one)).toBe(true);
    expect(await storage.cases.find(['case_1', 'case_none'], [])).toEqual([{ ...one, version: 1 }]);
  });

  it('are opened once by two processes that find the same party at once, and nothing of the second is stored', async () => {
    expect(await open(caseOf('case_1', ['list_a:1']))).toBe(true);
    const [first, second] = [caseOf('case_2', ['list_a:2']), caseOf('case_3', ['list_a:1', 'list_b:9'])];
    const both = [first, second].map((after) => ({ before: undefined, after }));
    expect(await storage.cases.change(both, [anyEvent(NOW, 'case.opened')])).toBe(false);
    expect(await ids({})).toEqual(['case_1']);
  });

  it('are opened for a listing whose first case is of others by now', async () => {
    await open(caseOf('case_1', ['list_a:1']));
    const [before] = await storage.cases.find(['case_1'], []);
    if (before === undefined) throw new Error('It is not stored.');
    const moved = { ...before, hit: { ...before.hit, listings: [{ id: 'list_b:9', facts: 'now', decision: null }] } };
    expect(await storage.cases.change([{ before, after: moved }], [])).toBe(true);
    expect(await open(caseOf('case_2', ['list_a:1']), 1)).toBe(true);
    expect(await ids({})).toEqual(['case_1', 'case_2']);
  });

  it('are changed by who read them last', async () => {
    await open(caseOf('case_1', ['list_a:1']));
    const [before] = await storage.cases.find(['case_1'], []);
    if (before === undefined) throw new Error('It is not stored.');
    const change = (assignee: string) => storage.cases.change([{ before, after: { ...before, assignee } }], []);
    expect([await change('user:usr_1'), await change('user:usr_2')]).toEqual([true, false]);
    expect(await ids({ view: 'mine' })).toEqual(['case_1']);
  });

  it('are found by view, queue, group, list, priority and country', async () => {
    await open(caseOf('case_1', ['list_a:1'], { queue: 'wires', group: 'retail', assignee: 'user:usr_2' }));
    await open(caseOf('case_2', ['list_ab:1'], { dueAt: NOW - 1, countries: ['FR'] }), 1);
    await open(caseOf('case_3', ['list_a:3'], { state: 'closed', resolution: 'false_positive' }), 2);
    await open(caseOf('case_4', ['list_a:4'], { state: 'for_approval', dueAt: NOW - 1, changedAt: NOW }), 3);
    expect(await ids({ view: 'unassigned' })).toEqual(['case_2']);
    expect(await ids({ view: 'overdue' })).toEqual(['case_2', 'case_4']);
    expect(await ids({ view: 'for_approval' })).toEqual(['case_4']);
    expect(await ids({ view: 'closed' })).toEqual(['case_3']);
    expect([await ids({ list: 'list_a' }), await ids({ country: 'FR' })]).toEqual([['case_1', 'case_4'], ['case_2']]);
    expect([await ids({ queue: 'wires' }), await ids({ group: 'retail' })]).toEqual([['case_1'], ['case_1']]);
    expect(await ids({ hidden: ['retail'] })).toEqual(['case_2', 'case_4']);
  });

  it('are given out overdue ones first, then by priority and age, and none of the queues of others', async () => {
    const high = { ...caseOf('', ['list_a:3']).hit, priority: 'high' } as const;
    await open(caseOf('case_1', ['list_a:1']));
    await open(caseOf('case_2', ['list_a:2'], { dueAt: NOW - HOUR_MS }), 1);
    await open(caseOf('case_3', ['list_a:3'], { hit: high, queue: 'wires' }), 2);
    const next = async (others: readonly string[]) =>
      (await storage.cases.next(NOW, 10, { queues: others, groups: [] })).map(({ id }) => id);
    expect(await next([])).toEqual(['case_2', 'case_3', 'case_1']);
    expect(await next(['wires'])).toEqual(['case_2', 'case_1']);
  });

  it('go with their comments, checks and files once they were closed long ago, of customers under no watch', async () => {
    await open(caseOf('case_1', ['list_a:1'], { state: 'closed', resolution: 'false_positive', stateSince: NOW - 1 }));
    const written = { id: 'com_1', caseId: 'case_1', at: NOW, actor: 'user:usr_1', text: 'a comment' };
    expect(await storage.caseNotes.comment(written, anyEvent(NOW, 'case.commented'))).toBe(true);
    expect(await storage.cases.purgeClosed(NOW - 1, anyEvent(NOW, 'case.purged'))).toBe(0);
    expect(await storage.cases.purgeClosed(NOW, anyEvent(NOW, 'case.purged'))).toBe(1);
    expect([await storage.cases.find(['case_1'], []), await storage.caseNotes.comments('case_1')]).toEqual([[], []]);
    expect(await storage.caseNotes.comment(written, anyEvent(NOW, 'case.commented'))).toBe(false);
  });
});
