import { Field } from '#shared/ui/field.tsx';
import { INPUT_LOOK } from '#shared/ui/input-look.ts';

type NumberFieldProps = {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
};

/** A number as it is typed: judged when the form is sent, not while somebody types. */
export function NumberField({ label, hint, error, value, onChange }: NumberFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(input) => (
        <input
          {...input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          inputMode="decimal"
          autoComplete="off"
          className={INPUT_LOOK}
        />
      )}
    </Field>
  );
}
