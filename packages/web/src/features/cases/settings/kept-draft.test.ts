import type { CaseSettings } from '@namesake/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepTab } from '#shared/kept/tab-state.ts';
import { beginningOf, keepDraft } from './kept-draft.ts';
import { draftOf, newItem, newQueue } from './settings-draft.ts';

const SETTINGS: CaseSettings = {
  version: 3,
  queues: [],
  checklists: { true_match: [{ id: 'freeze', text: 'Freeze the account.' }], false_positive: [], undecided: [] },
  savedAt: null,
  savedBy: null,
};
const changed = () => ({ ...draftOf(SETTINGS), queues: [{ ...newQueue(), name: 'wires' }] });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

it('begins with the settings as they are where nothing was entered, or all of it was taken back', () => {
  expect(beginningOf(SETTINGS)).toEqual({ base: SETTINGS, draft: draftOf(SETTINGS) });
  keepDraft(changed(), SETTINGS);
  keepDraft(draftOf(SETTINGS), SETTINGS);
  expect(beginningOf(SETTINGS).draft).toEqual(draftOf(SETTINGS));
});

it('begins with what was entered before a reload, new items of checklists among it', () => {
  const draft = { ...changed(), checklists: { ...draftOf(SETTINGS).checklists, undecided: [newItem()] } };
  keepDraft(draft, SETTINGS);
  expect(beginningOf(SETTINGS)).toEqual({ base: SETTINGS, draft });
});

it('still knows of which settings it was where somebody saved others meanwhile', () => {
  keepDraft(changed(), SETTINGS);
  const { base, draft } = beginningOf({ ...SETTINGS, version: 4 });
  expect([base.version, draft.version, draft.queues.length]).toEqual([3, 3, 1]);
});

it.each([null, 'text', {}, { version: 3 }, { version: 3, queues: [{ key: 'a' }], checklists: {} }])(
  'takes nothing from what is no draft: %j',
  (kept) => {
    keepTab('case-settings-draft', kept);
    expect(beginningOf(SETTINGS).draft).toEqual(draftOf(SETTINGS));
  },
);
