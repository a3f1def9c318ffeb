import type { CustomerGroupView } from '@namesake/contract';
import { expect, it } from 'vitest';
import { draftOf, requestOf } from './group-draft.ts';

const GROUP: CustomerGroupView = {
  name: 'retail',
  policy: 'strict',
  fullEveryDays: 30,
  keepEndedDays: 400,
  members: ['role:manager'],
  fullRun: null,
  fullDueAt: null,
  customerCount: 0,
  counts: { waiting: 0, clear: 0, alert: 0, decided: 0, not_screened: 0 },
  savedAt: null,
  savedBy: null,
};
const ALL = { members: true, keep: true };

it('saves a group that was opened and not changed as it is', () => {
  const { policy, fullEveryDays, keepEndedDays, members } = GROUP;
  expect(requestOf(draftOf(GROUP), ALL)).toEqual({ policy, fullEveryDays, keepEndedDays, members });
});

it('sends nothing that the caller may not set', () => {
  expect(requestOf(draftOf(GROUP), { members: false, keep: false })).toEqual({ policy: 'strict', fullEveryDays: 30 });
});

it('begins a new group with what holds where nothing is set', () => {
  const nothing = { policy: 'default', fullEveryDays: 1, keepEndedDays: null, members: null };
  expect(requestOf(draftOf(undefined), ALL)).toEqual(nothing);
});

it('restricts a group to administrators where nobody is chosen, and frees it only on request', () => {
  const draft = { ...draftOf(GROUP), members: [] };
  expect(requestOf(draft, ALL).members).toEqual([]);
  expect(requestOf({ ...draft, isRestricted: false }, ALL).members).toBeNull();
});
