import type { Listing } from '@namesake/engine';
import { describe, expect, it } from 'vitest';
import { relationRole } from './relation-role.ts';
import { tiedListings, tiesOf } from './ties-of.ts';

const listing = (more: Partial<Listing>): Listing => ({
  id: 'l:1',
  list: 'l',
  sourceId: '1',
  entityType: 'organization',
  names: [{ value: 'Quill Works', kind: 'primary', quality: 'strong', script: 'Latn' }],
  programs: [],
  effect: 'asset_freeze',
  status: 'active',
  ...more,
});

describe('what a relation means', () => {
  it.each([
    ['Owned or Controlled By', 'owned_or_controlled_by'],
    ['Owned or Controlled By (former)', 'owned_or_controlled_by'],
    ['Owned by', 'owned_by'],
    ['Parent company', 'owned_by'],
    ['Parent company of', 'owns'],
    ['Subsidiary', 'owns'],
    ['Subsidiary of', 'owned_by'],
    ['Owns, controls, or operates', 'owns_or_controls'],
    ['Vessel owner or operator', 'owner_or_operator'],
    ['Previous vessel owner or operator', 'owner_or_operator'],
    ['Acting for or on behalf of', 'acting_for'],
    ['Leader or official of', 'leads'],
    ['Director of', 'leads'],
    ['Principal Executive Officer', 'leads'],
    ['Playing a significant role in', 'supports'],
    ['Providing support to', 'supports'],
    ['Family member of', 'family'],
    ['half-brother of', 'family'],
    ['daughter-in-law of', 'family'],
    ['Associate Of', 'associate'],
    ['Linked To', 'linked'],
    ['Issuer Name', 'other'],
    ['constructor', 'other'],
  ])('takes "%s" for %s', (kind, role) => {
    expect(relationRole(kind)).toBe(role);
  });

  it('never takes a link for ownership, whatever the linked party is called', () => {
    expect(relationRole('Linked To')).toBe('linked');
    expect(relationRole('linked to the owner of')).toBe('linked');
  });
});

describe('the ties of a listing', () => {
  it('are its relations and the owners, parents and subsidiaries among its facts', () => {
    const ties = tiesOf(
      listing({
        relations: [{ kind: 'Linked To', name: 'Brinegate' }],
        organization: { parents: ['Quay Holding'], subsidiaries: ['Little Quay'] },
        vessel: { owner: 'Quay Lines', formerOwners: ['Old Lines'] },
      }),
      '2026-01-01',
    );
    expect(ties.map(({ role, name, former }) => [role, name, former])).toEqual([
      ['linked', 'Brinegate', false],
      ['owned_by', 'Quay Holding', false],
      ['owns', 'Little Quay', false],
      ['owner_or_operator', 'Quay Lines', false],
      ['owner_or_operator', 'Old Lines', true],
    ]);
  });

  it('are former where the word says so, or from the day after they ended', () => {
    const ended = listing({
      relations: [
        { kind: 'Owned by', listing: 'l:2', until: '2020' },
        { kind: 'Owned by', listing: 'l:3', until: '2026-01-01' },
        { kind: 'Owned by', listing: 'l:5', until: '2026' },
        { kind: 'Owned or Controlled By (former)', listing: 'l:4' },
      ],
    });
    expect(tiesOf(ended, '2026-01-01').map(({ former }) => former)).toEqual([true, false, false, true]);
  });

  it('are told once, and lead to listings by id only', () => {
    const repeated = listing({
      relations: [
        { kind: 'Linked To', name: 'Brinegate' },
        { kind: 'Linked To', name: 'Brinegate' },
        { kind: 'Owned by', listing: 'l:2' },
      ],
    });
    expect(tiesOf(repeated, '2026-01-01')).toHaveLength(2);
    expect(tiedListings(repeated)).toEqual(['l:2']);
  });
});
