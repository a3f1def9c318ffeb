import { expect, it } from 'vitest';
import { queueText } from './queue-text.ts';
import { newQueue } from './settings-draft.ts';

const CHOICES = {
  groups: new Map(),
  lists: new Map([['un_sc', 'UN']]),
  people: new Map([['usr_1', 'Mara']]),
};

it('a queue without conditions takes every case, and everybody gets it', () => {
  expect(queueText(newQueue(), CHOICES)).toBe('Every case · everyone');
});

it('a queue says which cases it takes, who gets them, and what happens when nobody decides in time', () => {
  const queue = {
    ...newQueue(),
    groups: ['private', 'retail'],
    lists: ['un_sc', 'own'],
    countries: ['DE'],
    priority: 'high',
    members: ['usr_1'],
    dueHours: '4',
    escalateTo: 'usr_2',
  } as const;
  expect(queueText(queue, CHOICES)).toBe(
    'Group private or retail and list UN or own and Germany and high priority · for Mara · due in 4 hours · then escalated to someone who may no longer decide',
  );
});

it('a queue without a time limit escalates nothing', () => {
  expect(queueText({ ...newQueue(), escalateTo: 'usr_1' }, CHOICES)).toBe('Every case · everyone');
});
