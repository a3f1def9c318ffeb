import { expect, it } from 'vitest';
import { toLocalInput } from '#shared/format/date-time.ts';
import { deputiesOf, requestOf } from './absence-draft.ts';

const NOW = '2026-03-01T12:00:00.000Z';
const LATER = '2026-03-08T08:00:00.000Z';
const PEOPLE = ['own', 'mara', 'nora'].map((id) => ({ id, name: id }));
const draft = { person: 'me', until: toLocalInput(LATER), deputy: '' };
const AWAY = [{ person: { id: 'user:nora', kind: 'user', name: null }, until: LATER, deputy: null }] as const;

it('an absence ends in the future', () => {
  expect(requestOf(draft, Date.parse(NOW))).toEqual({ person: 'me', until: LATER, deputy: null });
  expect(requestOf({ ...draft, deputy: 'mara' }, Date.parse(NOW))?.deputy).toBe('mara');
  expect(requestOf(draft, Date.parse(LATER))).toBeUndefined();
  expect(requestOf({ ...draft, until: '' }, Date.parse(NOW))).toBeUndefined();
});

it('nobody who is away can stand in, nor the person themselves', () => {
  const deputies = (person: string) =>
    deputiesOf(PEOPLE, { ...draft, person }, { ownId: 'own', away: AWAY }).map(({ id }) => id);
  expect(deputies('me')).toEqual(['mara']);
  expect(deputies('mara')).toEqual(['own']);
});
