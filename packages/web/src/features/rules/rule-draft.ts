import type { RuleCondition, RuleRow, RuleVersionView } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';

export type Field = keyof NonNullable<RuleCondition['fields']>;
export type Verdict = NonNullable<NonNullable<RuleCondition['fields']>[Field]>[number];
export type Type = NonNullable<RuleCondition['types']>[number];

export const FIELDS: readonly Field[] = ['birthDate', 'gender', 'country', 'identifier', 'type', 'address'];
export const VERDICTS: readonly Verdict[] = ['match', 'close', 'conflict', 'unknown'];
export const EFFECTS: readonly RuleRow['effect'][] = ['lower', 'route', 'set_due', 'discount'];

/** A row in a form; texts as typed, empty for no condition. */
export type RowDraft = {
  readonly fields: Readonly<Partial<Record<Field, readonly Verdict[]>>>;
  readonly lists: string;
  readonly policies: string;
  readonly types: readonly Type[];
  readonly nameScoreBelow: string;
  readonly scoreBelow: string;
  readonly priority: RuleCondition['priority'];
  readonly effect: RuleRow['effect'];
  readonly queue: string;
  readonly dueHours: string;
};

export type RuleDraft = {
  readonly name: string;
  /** The last day. */
  readonly endsOn: string;
  readonly reason: string;
  readonly rows: readonly RowDraft[];
};

export const NEW_ROW: RowDraft = {
  fields: {},
  lists: '',
  policies: '',
  types: [],
  nameScoreBelow: '',
  scoreBelow: '',
  priority: undefined,
  effect: 'lower',
  queue: '',
  dueHours: '',
};

const text = (value: number | undefined): string => (value === undefined ? '' : String(value));

export const draftOfRow = ({ when, effect, queue = '', dueHours }: RuleRow): RowDraft => ({
  fields: when.fields ?? {},
  lists: (when.lists ?? []).join(', '),
  policies: (when.policies ?? []).join(', '),
  types: when.types ?? [],
  nameScoreBelow: text(when.nameScoreBelow),
  scoreBelow: text(when.scoreBelow),
  priority: when.priority,
  effect,
  queue,
  dueHours: text(dueHours),
});

/** Form for the next version of a rule; a new rule starts with one row. */
export const draftOf = (version: RuleVersionView | undefined): RuleDraft => ({
  name: version?.name ?? '',
  endsOn: version?.endsAt.slice(0, 10) ?? '',
  reason: '',
  rows: version?.rows.map(draftOfRow) ?? [NEW_ROW],
});

const idsIn = (typed: string): string[] =>
  typed
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');

/** The rule row of a form row. */
export function rowOf(draft: RowDraft): RuleRow {
  const fields = Object.entries(draft.fields).filter(([, verdicts]) => verdicts.length > 0);
  const [lists, policies] = [idsIn(draft.lists), idsIn(draft.policies)];
  const { types, priority, nameScoreBelow, scoreBelow, effect } = draft;
  return {
    when: {
      ...(fields.length === 0 ? {} : { fields: Object.fromEntries(fields) }),
      ...(lists.length === 0 ? {} : { lists }),
      ...(policies.length === 0 ? {} : { policies }),
      ...(types.length === 0 ? {} : { types: [...types] }),
      ...(nameScoreBelow.trim() === '' ? {} : { nameScoreBelow: Number(nameScoreBelow) }),
      ...(scoreBelow.trim() === '' ? {} : { scoreBelow: Number(scoreBelow) }),
      ...(priority === undefined ? {} : { priority }),
    },
    effect,
    ...(effect === 'route' ? { queue: draft.queue.trim() } : {}),
    ...(effect === 'set_due' ? { dueHours: Number(draft.dueHours) } : {}),
  };
}

/** Whether required input is missing. */
export const isUnfinished = ({ name, endsOn, reason, rows }: RuleDraft): boolean =>
  [name, endsOn, reason].some((typed) => typed.trim() === '') || rowsUnfinished(rows);

export const rowsUnfinished = (rows: readonly RowDraft[]): boolean =>
  rows.some((row) => Object.keys(rowOf(row).when).length === 0);

const { rules: words } = messages;

/** Describes a row: "Birth date: Conflict, name score below 85 → take away". */
export function rowInWords({ when, effect, queue, dueHours }: RuleRow): string {
  const { fields, verdicts } = messages.evidence;
  const { inWords } = words;
  const parts = [
    ...FIELDS.flatMap((field) => {
      const allowed = when.fields?.[field];
      if (allowed === undefined) return [];
      return [inWords.anyOf(fields[field], allowed.map((verdict) => verdicts[verdict]).join(inWords.or))];
    }),
    ...(when.types === undefined ? [] : [when.types.map((type) => messages.entityTypes[type]).join(inWords.or)]),
    ...(when.lists === undefined ? [] : [inWords.lists(when.lists.join(inWords.or))]),
    ...(when.policies === undefined ? [] : [inWords.policies(when.policies.join(inWords.or))]),
    ...(when.nameScoreBelow === undefined ? [] : [inWords.nameScoreBelow(when.nameScoreBelow)]),
    ...(when.scoreBelow === undefined ? [] : [inWords.scoreBelow(when.scoreBelow)]),
    ...(when.priority === undefined ? [] : [inWords.priority(messages.result.priority[when.priority])]),
  ];
  const done =
    queue !== undefined ? inWords.queue(queue) : dueHours !== undefined ? inWords.due(dueHours) : words.effects[effect];
  return inWords.row(parts.join(inWords.and), done);
}
