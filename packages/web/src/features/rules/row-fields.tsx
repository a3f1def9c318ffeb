import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { EFFECTS, FIELDS, type RowDraft, type Type, VERDICTS } from './rule-draft.ts';

const { rules: words, evidence, entityTypes } = messages;
const { form } = words;
const TYPES = Object.keys(entityTypes) as readonly Type[];
const PRIORITIES = ['any', 'high', 'review'] as const;

type RowFieldsProps = {
  readonly number: number;
  readonly row: RowDraft;
  readonly onChange: (row: RowDraft) => void;
  /** Undefined for the only row. */
  readonly onRemove: (() => void) | undefined;
};

/** One row of a rule: its conditions, then its effect. */
export function RowFields({ number, row, onChange, onRemove }: RowFieldsProps) {
  const set = (changes: Partial<RowDraft>) => onChange({ ...row, ...changes });
  const { priority = 'any', effect } = row;
  return (
    <fieldset className="space-y-3 rounded-lg border border-line p-3">
      <legend className="px-1 text-sm font-medium text-soft">{words.row(number)}</legend>
      <Verdicts row={row} onChange={set} />
      <Checks
        legend={form.types}
        options={TYPES.map((type) => [type, entityTypes[type]] as const)}
        chosen={row.types}
        onChange={(types) => set({ types })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={form.nameScoreBelow}
          value={row.nameScoreBelow}
          onChange={(nameScoreBelow) => set({ nameScoreBelow })}
          isNumber
        />
        <TextField
          label={form.scoreBelow}
          value={row.scoreBelow}
          onChange={(scoreBelow) => set({ scoreBelow })}
          isNumber
        />
        <TextField label={form.lists} hint={form.separated} value={row.lists} onChange={(lists) => set({ lists })} />
        <TextField
          label={form.policies}
          hint={form.separated}
          value={row.policies}
          onChange={(policies) => set({ policies })}
        />
        <SelectField
          label={messages.filters.priority}
          options={PRIORITIES.map((one) => [one, one === 'any' ? form.any : messages.result.priority[one]] as const)}
          value={priority}
          onChange={(one) => set({ priority: one === 'any' ? undefined : one })}
        />
        <SelectField
          label={form.effect}
          options={EFFECTS.map((one) => [one, words.effects[one]] as const)}
          value={effect}
          onChange={(one) => set({ effect: one })}
        />
        {effect === 'route' && <TextField label={form.queue} value={row.queue} onChange={(queue) => set({ queue })} />}
        {effect === 'set_due' && (
          <TextField label={form.dueHours} value={row.dueHours} onChange={(dueHours) => set({ dueHours })} isNumber />
        )}
      </div>
      {onRemove !== undefined && (
        <Button size="small" look="quiet" onClick={onRemove}>
          {form.removeRow(number)}
        </Button>
      )}
    </fieldset>
  );
}

type VerdictsProps = { readonly row: RowDraft; readonly onChange: (changes: Partial<RowDraft>) => void };

/** Allowed verdicts for each field; any if none is chosen. */
function Verdicts({ row: { fields }, onChange }: VerdictsProps) {
  return (
    <div>
      <p className="mb-1 text-sm font-medium text-soft">{form.fields}</p>
      {FIELDS.map((field) => (
        <Checks
          key={field}
          legend={evidence.fields[field]}
          options={VERDICTS.map((verdict) => [verdict, evidence.verdicts[verdict]] as const)}
          chosen={fields[field] ?? []}
          onChange={(verdicts) => onChange({ fields: { ...fields, [field]: verdicts } })}
        />
      ))}
    </div>
  );
}

type ChecksProps<Value extends string> = {
  readonly legend: string;
  readonly options: readonly (readonly [value: Value, words: string])[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
};

function Checks<Value extends string>({ legend, options, chosen, onChange }: ChecksProps<Value>) {
  const toggle = (value: Value, isOn: boolean) =>
    onChange(options.map(([one]) => one).filter((one) => (one === value ? isOn : chosen.includes(one))));
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4">
      <legend className="float-left w-28 text-sm text-soft">{legend}</legend>
      {options.map(([value, shown]) => (
        <label key={value} className="inline-flex min-h-7 items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-4"
            checked={chosen.includes(value)}
            onChange={({ target }) => toggle(value, target.checked)}
          />
          {shown}
        </label>
      ))}
    </fieldset>
  );
}

type TextFieldProps = {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly isNumber?: boolean;
  readonly onChange: (value: string) => void;
};

function TextField({ label, hint, value, isNumber = false, onChange }: TextFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(input) => (
        <input
          {...input}
          value={value}
          inputMode={isNumber ? 'decimal' : 'text'}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
          className={INPUT_LOOK}
        />
      )}
    </Field>
  );
}
