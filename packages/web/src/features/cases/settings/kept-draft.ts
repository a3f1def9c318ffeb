import type { CaseSettings } from '@namesake/contract';
import { VERDICTS } from '@namesake/contract/decisions';
import { fieldsOf } from '#shared/kept/fields-of.ts';
import { keepTab, readTab } from '#shared/kept/tab-state.ts';
import { draftOf, isChanged, newItem, newQueue, type SettingsDraft } from './settings-draft.ts';

const KEY = 'case-settings-draft';

/** Initial state of a form: input from before a reload, or the current settings. */
export function beginningOf(settings: CaseSettings): { readonly base: CaseSettings; readonly draft: SettingsDraft } {
  const kept = readTab(KEY);
  if (!isDraft(kept)) return { base: settings, draft: draftOf(settings) };
  // If someone saved in the meantime, the form reports it.
  return { base: { ...settings, version: kept.version }, draft: kept };
}

/** Keeps the input across reloads, until it is saved, discarded, or the user logs out. */
export const keepDraft = (draft: SettingsDraft, base: CaseSettings): void =>
  keepTab(KEY, isChanged(draft, base) ? draft : undefined);

/** Another version of this page may have stored something else. */
function isDraft(value: unknown): value is SettingsDraft {
  const { version, queues, checklists } = fieldsOf(value);
  return (
    typeof version === 'number' &&
    areLike(queues, newQueue()) &&
    VERDICTS.every((verdict) => areLike(fieldsOf(checklists)[verdict], newItem()))
  );
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** Whether all values have the same members as a sample, with the same types. */
const areLike = (values: unknown, sample: object): boolean =>
  Array.isArray(values) &&
  values.every((value) =>
    Object.entries(sample).every(([name, one]) => one === undefined || kindOf(fieldsOf(value)[name]) === kindOf(one)),
  );
