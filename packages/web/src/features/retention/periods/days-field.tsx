import { messages } from '#shared/messages/messages.ts';
import { Field } from '#shared/ui/field.tsx';
import { INPUT_LOOK } from '#shared/ui/input-look.ts';

const { retention: words } = messages;

/** Days as they were typed: null where the field is empty, undefined where they are no number of days. */
export function readDays(text: string): number | null | undefined {
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

export function DaysField({ label, hint, value, onChange }: DaysFieldProps) {
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
