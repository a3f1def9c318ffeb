import { messages } from '#shared/messages/messages.ts';
import { Field } from '#shared/ui/field.tsx';
import { INPUT_LOOK } from '#shared/ui/input-look.ts';

const { expiry, expiryDays } = messages.tokens;
const OPTIONS = [
  [30, expiryDays.d30],
  [90, expiryDays.d90],
  [365, expiryDays.d365],
  [730, expiryDays.d730],
] as const;

type ExpirySelectProps = { readonly value: number; readonly onChange: (days: number) => void };

/** How long a token lives; one year unless chosen otherwise. */
export function ExpirySelect({ value, onChange }: ExpirySelectProps) {
  return (
    <Field label={expiry}>
      {(input) => (
        <select
          {...input}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
          className={INPUT_LOOK}
        >
          {OPTIONS.map(([days, words]) => (
            <option key={days} value={days}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
