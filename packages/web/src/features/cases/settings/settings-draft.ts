import type { CaseSettings, SaveCaseSettingsRequest } from '@namesake/contract';
import type { DecisionVerdict } from '@namesake/contract/decisions';
import { checkedByApi } from '#shared/api/client.ts';

type Queue = CaseSettings['queues'][number];

/** A queue in a form: numbers as typed, empty if not set. */
export type QueueDraft = {
  /** Identifies a queue within the form, even after it is moved. */
  readonly key: string;
  readonly name: string;
  readonly groups: readonly string[];
  readonly lists: readonly string[];
  readonly countries: readonly string[];
  readonly priority: 'any' | 'high' | 'review';
  readonly members: readonly string[];
  readonly dueHours: string;
  /** Id of a person; empty for nobody. */
  readonly escalateTo: string;
};

export type ItemDraft = {
  readonly key: string;
  /** Undefined for a new item, which gets its id from its text. */
  readonly id: string | undefined;
  readonly text: string;
};

export type SettingsDraft = {
  /** Version of the settings on which the form is based. */
  readonly version: number;
  readonly queues: readonly QueueDraft[];
  readonly checklists: Readonly<Record<DecisionVerdict, readonly ItemDraft[]>>;
};

const KEY_LENGTH = 8;
const newKey = (): string => crypto.randomUUID().slice(0, KEY_LENGTH);

export const newQueue = (): QueueDraft => ({
  key: newKey(),
  name: '',
  groups: [],
  lists: [],
  countries: [],
  priority: 'any',
  members: [],
  dueHours: '',
  escalateTo: '',
});

export const newItem = (): ItemDraft => ({ key: newKey(), id: undefined, text: '' });

const draftOfQueue = ({ priority, dueHours, escalateTo, ...queue }: Queue): QueueDraft => ({
  ...queue,
  key: queue.name,
  priority: priority ?? 'any',
  dueHours: dueHours === null ? '' : String(dueHours),
  escalateTo: escalateTo ?? '',
});

/** A form filled with the current settings. */
export const draftOf = ({ version, queues, checklists }: CaseSettings): SettingsDraft => ({
  version,
  queues: queues.map(draftOfQueue),
  checklists: byVerdict((verdict) => checklists[verdict].map((item) => ({ ...item, key: item.id }))),
});

const byVerdict = <Value>(of: (verdict: DecisionVerdict) => Value): Readonly<Record<DecisionVerdict, Value>> => ({
  true_match: of('true_match'),
  false_positive: of('false_positive'),
  undecided: of('undecided'),
});

/** The request of a form. Invalid numbers are sent as typed: the API reports them at their field. */
export const requestOf = ({ version, queues, checklists }: SettingsDraft): SaveCaseSettingsRequest => ({
  version,
  queues: queues.map(({ key: _, name, priority, dueHours, escalateTo, ...queue }) => ({
    ...queue,
    name: name.trim(),
    priority: priority === 'any' ? null : priority,
    dueHours: hoursOf(dueHours.trim()),
    escalateTo: escalateTo === '' ? null : escalateTo,
  })),
  checklists: byVerdict((verdict) =>
    checklists[verdict].map((item) => ({ id: item.id ?? idOf(item), text: item.text.trim() })),
  ),
});

const hoursOf = (typed: string): number | null =>
  typed === '' ? null : Number.isFinite(Number(typed)) ? Number(typed) : checkedByApi(typed);

const MAX_LETTERS = 40;

/** Id of a new item: words for the audit log, and a key, so that ticks of a removed item never count for it. */
function idOf({ text, key }: ItemDraft): string {
  const words = text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LETTERS)
    .replaceAll(/^-|-$/g, '');
  return words === '' ? `item-${key}` : `${words}-${key}`;
}

/** Whether a form has unsaved changes. */
export const isChanged = (draft: SettingsDraft, settings: CaseSettings): boolean =>
  JSON.stringify(draft) !== JSON.stringify(draftOf(settings));

/** Moves a value up or down by one; unchanged at an end. */
export function moved<Value>(values: readonly Value[], at: number, by: -1 | 1): readonly Value[] {
  const [one, other] = [values[at], values[at + by]];
  return one === undefined || other === undefined ? values : values.with(at, other).with(at + by, one);
}

/** Keys of the queues with errors, whose pointers refer to queues by index. */
export const refusedQueues = ({ queues }: SettingsDraft, pointers: readonly string[]): readonly string[] =>
  queues.flatMap(({ key }, at) => (pointers.some((one) => one.startsWith(`/queues/${at}/`)) ? [key] : []));
