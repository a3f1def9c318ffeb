import { describe, expect, it } from 'vitest';
import { ProblemError } from '#shared/api/problem-error.ts';
import { draftErrors, draftOf, serverErrors, toSaveRequest, weakMembers } from './policy-draft.ts';

const standard = {
  name: 'default',
  threshold: 75,
  highFrom: 85,
  limit: 25,
  includeDelisted: false,
  weakAliases: 'by_publisher',
} as const;
const lists = [
  { id: 'list_a', required: true },
  { id: 'list_b', required: false },
];
const draft = { ...draftOf(standard, 'own'), reason: 'why' };

describe('the form of a policy', () => {
  it('makes a request of what it was filled with', () => {
    const { name: _, ...members } = standard;
    expect(toSaveRequest(draft)).toEqual({ ...members, text: 'why' });
    const chosen = { ...standard, lists: ['list_a'], programs: ['X', 'Y'] };
    expect(toSaveRequest(draftOf(chosen, 'own'))).toMatchObject({ lists: ['list_a'], programs: ['X', 'Y'] });
  });

  it('reads programmes line by line', () => {
    expect(toSaveRequest({ ...draft, programs: ' X \n\nY' }).programs).toEqual(['X', 'Y']);
  });

  it('has no errors as it is filled in, but wants a reason', () => {
    expect(draftErrors(draft, [])).toEqual({});
    expect(Object.keys(draftErrors(draftOf(standard, 'own'), []))).toEqual(['reason']);
  });

  it.each([
    ['name', { name: 'Own Policy' }],
    ['name', { name: 'taken' }],
    ['threshold', { threshold: '49' }],
    ['threshold', { threshold: '' }],
    ['highFrom', { threshold: '80', highFrom: '79.9' }],
    ['limit', { limit: '1.5' }],
    ['lists', { lists: [] }],
    ['effects', { effects: [] }],
  ])('tells what is wrong with %s', (field, changes) => {
    expect(Object.keys(draftErrors({ ...draft, ...changes }, ['taken']))).toEqual([field]);
  });

  it('shows what the server says where it belongs', () => {
    const errors = [{ pointer: '/lists/0', code: 'unknown_list', detail: 'Lists here are a.' } as const];
    const problem = { type: '', title: '', status: 422, detail: '', instance: '', code: 'unknown_list', requestId: '' };
    expect(serverErrors(new ProblemError({ ...problem, code: 'unknown_list', errors }))).toEqual({
      lists: 'Lists here are a.',
    });
    expect(serverErrors(new Error('x'))).toEqual({});
  });
});

describe('a policy weaker than the default', () => {
  it.each([
    [['threshold'], { threshold: '76' }],
    [['lists'], { lists: ['list_b'] }],
    [['effects'], { effects: ['travel'] as const }],
    [['programs'], { programs: 'X' }],
    [['weakAliases'], { weakAliases: 'never' as const }],
    [[], { threshold: '60', lists: ['list_a'], weakAliases: 'always' as const, includeDelisted: true, limit: '1' }],
  ])('is so in %j', (members, changes) => {
    expect(weakMembers({ ...draft, ...changes }, standard, lists)).toEqual(members);
  });

  it('is not so without effects that are no sanction', () => {
    const all = { ...standard, effects: ['asset_freeze', 'travel', 'debarment', 'pep'] } as const;
    const own = (effects: readonly ('asset_freeze' | 'travel' | 'pep')[]) => ({ ...draft, effects });
    expect(weakMembers(own(['asset_freeze', 'travel']), all, lists)).toEqual([]);
    expect(weakMembers(own(['asset_freeze', 'pep']), all, lists)).toEqual(['effects']);
  });
});
