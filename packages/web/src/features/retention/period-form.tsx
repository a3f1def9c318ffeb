import { type FormEvent, useState } from 'react';
import { retentionWords } from '#shared/messages/en/retention.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import type { RetentionItem } from './words.ts';

const words = retentionWords;

type PeriodFormProps = {
  readonly item: RetentionItem | undefined;
  /** Initial minimum of a new row. */
  readonly usualFloor: number;
  readonly isNew: boolean;
  readonly isRemoved: boolean;
  readonly deed: { readonly isPending: boolean; readonly error: unknown };
  /** Undefined to remove the row. */
  readonly onCheck: (item: RetentionItem | undefined) => void;
  readonly onCancel: () => void;
};

const textOf = (days: number | null | undefined): string => (days == null ? '' : String(days));

export function PeriodForm({ item, usualFloor, isNew, isRemoved, deed, onCheck, onCancel }: PeriodFormProps) {
  const [purpose, setPurpose] = useState(item?.purpose ?? '');
  const [keep, setKeep] = useState(textOf(item?.keepDays));
  const [floor, setFloor] = useState(textOf(item?.floorDays ?? usualFloor));
  const [ceiling, setCeiling] = useState(textOf(item?.ceilingDays));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const [keepDays, floorDays, ceilingDays] = [readDays(keep), readDays(floor), readDays(ceiling)];
    if (isRemoved) onCheck(undefined);
    else if (keepDays !== undefined && floorDays !== undefined && ceilingDays !== undefined)
      onCheck({
        kind: item?.kind ?? 'screenings',
        purpose: isNew ? purpose.trim() : (item?.purpose ?? null),
        keepDays,
        floorDays: floorDays ?? 0,
        ceilingDays,
      });
  };
  return (
    <form onSubmit={submit} className="space-y-4">
      {isNew && (
        <Field label={words.purposeLabel} hint={words.purposeHint}>
          {(input) => (
            <input
              {...input}
              required
              maxLength={200}
              value={purpose}
              autoComplete="off"
              onChange={({ target }) => setPurpose(target.value)}
              className={INPUT_LOOK}
            />
          )}
        </Field>
      )}
      {!isRemoved && (
        <>
          <DaysField label={words.keepLabel} hint={words.keepHint} value={keep} onChange={setKeep} />
          <DaysField label={words.floorLabel} hint={words.floorHint} value={floor} onChange={setFloor} />
          <DaysField label={words.ceilingLabel} hint={words.ceilingHint} value={ceiling} onChange={setCeiling} />
        </>
      )}
      {deed.error !== null && <ErrorNotice error={deed.error} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{messages.cancel}</Button>
        <Button type="submit" look="primary" disabled={deed.isPending}>
          {deed.isPending ? words.checking : words.check}
        </Button>
      </div>
    </form>
  );
}

/** Parses typed days: null if empty, undefined if invalid. */
function readDays(text: string): number | null | undefined {
  const days = text.trim().replaceAll(',', '');
  if (days === '') return null;
  return /^\d{1,5}$/.test(days) ? Number(days) : undefined;
}

type DaysFieldProps = {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

function DaysField({ label, hint, value, onChange }: DaysFieldProps) {
  const error = readDays(value) === undefined ? words.invalidDays : undefined;
  return (
    <Field label={label} hint={hint} error={error}>
      {(input) => (
        <input
          {...input}
          inputMode="numeric"
          value={value}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
          className={INPUT_LOOK}
        />
      )}
    </Field>
  );
}
