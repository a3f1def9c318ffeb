import type { RuleVersionView } from '@namesake/contract';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { useSaveRule } from './api.ts';
import { RowFields } from './row-fields.tsx';
import { draftOf, isUnfinished, NEW_ROW, type RowDraft, type RuleDraft, rowOf } from './rule-draft.ts';
import { Simulation } from './simulation.tsx';

const { rules: words } = messages;
const { form } = words;

type RuleEditorProps = {
  /** Undefined for a new rule. */
  readonly from: RuleVersionView | undefined;
  readonly onClose: () => void;
};

/** Editor for the next version of a rule: rows, end, reason; it can be simulated before saving. */
export function RuleEditor({ from, onClose }: RuleEditorProps) {
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus(), []);
  const [draft, setDraft] = useState(() => draftOf(from));
  const [isSent, setSent] = useState(false);
  const save = useSaveRule();
  const set = (changes: Partial<RuleDraft>) => {
    save.reset();
    setSent(false);
    setDraft({ ...draft, ...changes });
  };
  const setRow = (at: number, row: RowDraft) => set({ rows: draft.rows.with(at, row) });
  const isMissing = isSent && isUnfinished(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (isUnfinished(draft)) return;
    const { name, endsOn, reason, rows } = draft;
    const body = { rows: rows.map(rowOf), endsAt: `${endsOn}T23:59:59.000Z`, text: reason.trim() };
    save.mutate({ name, body }, { onSuccess: onClose });
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-labelledby={titleId}
      className="space-y-4 rounded-xl border-2 border-accent bg-surface p-4 sm:p-5"
    >
      <h2 id={titleId} ref={titleRef} tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
        {from === undefined ? words.add : words.editNamed(from.name)}
      </h2>
      <div className="grid max-w-3xl gap-4 sm:grid-cols-2">
        {from === undefined && (
          <TextField label={form.name} hint={form.nameHint} value={draft.name} onChange={(name) => set({ name })} />
        )}
        <TextField
          label={form.endsAt}
          hint={form.endsHint}
          type="date"
          value={draft.endsOn}
          onChange={(endsOn) => set({ endsOn })}
        />
      </div>
      {draft.rows.map((row, at) => (
        <RowFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          key={at}
          number={at + 1}
          row={row}
          onChange={(changed) => setRow(at, changed)}
          onRemove={draft.rows.length === 1 ? undefined : () => set({ rows: draft.rows.toSpliced(at, 1) })}
        />
      ))}
      <Button onClick={() => set({ rows: [...draft.rows, NEW_ROW] })}>{form.addRow}</Button>
      <Simulation rows={draft.rows} />
      <TextField label={form.reason} value={draft.reason} onChange={(reason) => set({ reason })} />
      {isMissing && <Notice tone="caution" role="alert" title={form.missing} />}
      {save.isError && <ErrorNotice error={save.error} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={save.isPending}>
          {save.isPending ? form.saving : form.save}
        </Button>
        <Button onClick={onClose}>{messages.cancel}</Button>
      </div>
    </form>
  );
}

type TextFieldProps = {
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'text' | 'date';
  readonly value: string;
  readonly onChange: (value: string) => void;
};

function TextField({ label, hint, type = 'text', value, onChange }: TextFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(input) => (
        <input
          {...input}
          type={type}
          value={value}
          maxLength={500}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
          className={INPUT_LOOK}
        />
      )}
    </Field>
  );
}
