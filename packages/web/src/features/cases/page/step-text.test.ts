import { describe, expect, it } from 'vitest';
import { stepText } from './step-text.ts';

const MARA = { id: 'user:usr_mara', kind: 'user', name: 'Mara' } as const;
const text = (action: string, detail: Record<string, unknown>) =>
  stepText({ action, detail, by: MARA }, 'usr_own', (actor) => (actor === 'user:usr_nora' ? 'Nora' : undefined));

describe('what happened to a case', () => {
  it('says what opened it', () => {
    expect(text('case.opened', { origin: 'watch' })).toBe('Opened for a customer under watch');
    expect(text('case.opened', { origin: 'search' })).toBe('Opened for a search');
    expect(text('case.opened', { origin: 'batch' })).toBe('Opened for a file');
  });

  it('says as what it was closed, and why it is open again', () => {
    expect(text('case.state_changed', { to: 'closed', resolution: 'false_positive' })).toBe('Closed: False positive');
    expect(text('case.state_changed', { to: 'closed', resolution: 'no_longer_found' })).toBe('Closed: No longer found');
    expect(text('case.state_changed', { to: 'for_approval', resolution: null, news: [] })).toBe(
      'Waiting for another person’s approval',
    );
    expect(text('case.state_changed', { to: 'open', resolution: null, news: ['listing_changed'] })).toBe(
      'Reopened: a relevant change to a listing',
    );
  });

  it('says who works on it', () => {
    expect(text('case.assigned', { to: 'user:usr_mara' })).toBe('Taken');
    expect(text('case.assigned', { to: null })).toBe('Released');
    expect(text('case.assigned', { to: 'user:usr_nora' })).toBe('Handed over to Nora');
    expect(text('case.assigned', { to: 'user:usr_own' })).toBe('Handed over to you');
    expect(text('case.assigned', { to: 'user:usr_else' })).toBe('Handed over');
  });

  it('says what was done with files and the checklist', () => {
    expect(text('case.attached', {})).toBe('File added');
    expect(text('case.attachment_erased', {})).toBe('File erased');
    expect(text('case.checked', { item: 'freeze', isDone: true })).toBe('Checklist: done');
    expect(text('case.checked', { item: 'freeze', isDone: false })).toBe('Checklist: reset to not done');
  });

  it('has a text for an action that is not known here', () => {
    expect(text('case.looked_at', {})).toBe('Looked at');
  });
});
