import type { DecisionReason, DecisionVerdict } from '@namesake/contract';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { offeredReasons } from './last-reasons.ts';
import type { DecisionDraft } from './use-decision-draft.ts';

const { decisions: words } = messages;

type DecisionFormProps = {
  readonly verdict: DecisionVerdict;
  /** What is recorded, and about what, if it is not only the verdict. */
  readonly title?: string;
  readonly draft: DecisionDraft;
  readonly isPending: boolean;
  readonly onChange: (changes: Partial<DecisionDraft>) => void;
  readonly onRecord: (reason: DecisionReason) => void;
  readonly onCancel: () => void;
};

/** Reason and text of a verdict. The reason has the focus: a digit or an arrow changes it, Enter records. */
export function DecisionForm({ verdict, title, draft, isPending, onChange, onRecord, onCancel }: DecisionFormProps) {
  const titleId = useId();
  const reasonRef = useRef<HTMLSelectElement>(null);
  const textRef = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const [reasons] = useState(() => offeredReasons(verdict));
  const reason = reasons.find((one) => one === draft.reason) ?? reasons[0] ?? 'other';
  useEffect(() => reasonRef.current?.focus(), []);
  const record = () => {
    const lacksText = reason === 'other' && draft.text.trim() === '';
    setMissing(lacksText);
    if (lacksText) textRef.current?.focus();
    else if (!isPending) onRecord(reason);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.target instanceof HTMLButtonElement) return;
    const numbered = event.target === reasonRef.current ? reasons[Number(event.key) - 1] : undefined;
    if (event.key === 'Enter') record();
    else if (numbered !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey)
      onChange({ reason: numbered });
    else if (event.key === 'Escape') onCancel();
    else return;
    // Keeps the key from the select and from the page.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <fieldset aria-labelledby={titleId} onKeyDown={onKeyDown} className="grid gap-2 sm:grid-cols-2">
      <legend id={titleId} className="mb-1 text-sm font-semibold">
        {title ?? words.formTitle(words.verdicts[verdict])}
      </legend>
      <Field label={words.reason}>
        {(input) => (
          <select
            {...input}
            ref={reasonRef}
            value={reason}
            onChange={({ target }) => onChange({ reason: reasons.find((one) => one === target.value) })}
            className={INPUT_LOOK}
          >
            {reasons.map((one, index) => (
              <option key={one} value={one}>
                {index < 9 ? `${index + 1} ` : ''}
                {words.reasons[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={words.text} error={missing ? words.textMissing : undefined} optional={reason !== 'other'}>
        {(input) => (
          <input
            {...input}
            ref={textRef}
            value={draft.text}
            maxLength={2_000}
            autoComplete="off"
            onChange={({ target }) => onChange({ text: target.value })}
            className={INPUT_LOOK}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        <Button look="primary" size="small" disabled={isPending} onClick={record}>
          {isPending ? words.recording : words.record}
        </Button>
        <Button size="small" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </fieldset>
  );
}
