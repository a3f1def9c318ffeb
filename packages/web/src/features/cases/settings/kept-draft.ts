import type { CaseSettings } from '@namesake/contract';
import { VERDICTS } from '@namesake/contract/decisions';
import { fieldsOf } from '#shared/kept/fields-of.ts';
import { keepTab, readTab } from '#shared/kept/tab-state.ts';
import { draftOf, isChanged, newItem, newQueue, type SettingsDraft } from './settings-draft.ts';

const KEY = 'case-settings-draft';

/** What a form begins with: what was entered before the page was loaded again, or the settings as they are. */
export function beginningOf(settings: CaseSettings): { readonly base: CaseSettings; readonly draft: SettingsDraft } {
  const kept = readTab(KEY);
  if (!isDraft(kept)) return { base: settings, draft: draftOf(settings) };
  // Of settings that somebody saved meanwhile, the form says that they are others.
  return { base: { ...settings, version: kept.version }, draft: kept };
}

/** Keeps what was entered through a reload of the page, until it is saved, discarded, or the user logs out. */
export const keepDraft = (draft: SettingsDraft, base: CaseSettings): void =>
  keepTab(KEY, isChanged(draft, base) ? draft : undefined);

/** Another version of this page may have kept something else. */
function isDraft(value: unknown): value is SettingsDraft {
  const { version, queues, checklists } = fieldsOf(value);
  return (
    typeof version === 'number' &&
    areLike(queues, newQueue()) &&
    VERDICTS.every((verdict) => areLike(fieldsOf(checklists)[verdict], newItem()))
  );
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** Whether each of some values has what a sample has that is not undefined, of the same kinds. */
const areLike = (values: unknown, sample: object): boolean =>
  Array.isArray(values) &&
  values.every((value) =>
    Object.entries(sample).every(([name, one]) => one === undefined || kindOf(fieldsOf(value)[name]) === kindOf(one)),
  );
