import type { CaseSettings } from '@namesake/contract';
import { saveCaseSettingsRequestSchema } from '@namesake/contract';
import { expect, it } from 'vitest';
import { draftOf, isChanged, moved, newItem, newQueue, refusedQueues, requestOf } from './settings-draft.ts';

const SETTINGS: CaseSettings = {
  version: 3,
  queues: [
    {
      name: 'urgent',
      groups: ['private'],
      lists: ['un_sc'],
      countries: ['DE'],
      priority: 'high',
      members: ['usr_1'],
      dueHours: 4,
      escalateTo: 'usr_2',
    },
    {
      name: 'rest',
      groups: [],
      lists: [],
      countries: [],
      priority: null,
      members: [],
      dueHours: null,
      escalateTo: null,
    },
  ],
  checklists: { true_match: [{ id: 'freeze', text: 'Freeze the account.' }], false_positive: [], undecided: [] },
  savedAt: null,
  savedBy: null,
};
const draft = draftOf(SETTINGS);

it('settings that were opened and not changed are saved as they are', () => {
  const { version, queues, checklists } = SETTINGS;
  expect(requestOf(draft)).toEqual({ version, queues, checklists });
  expect(isChanged(draft, SETTINGS)).toBe(false);
  expect(isChanged({ ...draft, queues: moved(draft.queues, 0, 1) }, SETTINGS)).toBe(true);
});

it('a new queue takes every case, without a limit', () => {
  const { queues } = requestOf({ ...draft, queues: [{ ...newQueue(), name: ' all ' }] });
  expect(queues).toEqual([{ ...SETTINGS.queues[1], name: 'all' }]);
});

it('hours that are no number are refused, never sent as no limit', () => {
  const request = requestOf({ ...draft, queues: [{ ...newQueue(), name: 'all', dueHours: 'soon' }] });
  const { error } = saveCaseSettingsRequestSchema.safeParse(request);
  expect(error?.issues.map(({ path }) => path)).toEqual([['queues', 0, 'dueHours']]);
});

it.each(['File a report within 24 hours, to the authority that supervises you', '冻结账户', '--- '])(
  'a new item gets an id that no item had before: "%s"',
  (text) => {
    const items = [newItem(), newItem()].map((item) => ({ ...item, text }));
    const request = requestOf({ ...draft, checklists: { ...draft.checklists, undecided: items } });
    const [one, other] = request.checklists.undecided ?? [];
    expect(one?.id).toMatch(/^[a-z0-9][a-z0-9-]{0,49}$/);
    expect(one?.id).not.toBe(other?.id);
  },
);

it('an item whose words change stays the same item', () => {
  const items = draft.checklists.true_match.map((item) => ({ ...item, text: 'Freeze everything.' }));
  const request = requestOf({ ...draft, checklists: { ...draft.checklists, true_match: items } });
  expect(request.checklists.true_match).toEqual([{ id: 'freeze', text: 'Freeze everything.' }]);
});

it('a queue moves by one place, and not beyond an end', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});

it('what was refused is found in its queue', () => {
  expect(refusedQueues(draft, ['/queues/1/name', '/checklists/undecided/0/text'])).toEqual(['rest']);
});
