import { messages } from '#shared/messages/messages.ts';
import { Field } from '#shared/ui/field.tsx';

type ThresholdFieldProps = {
  readonly value: number;
  /** The policy's own: above it a search is restricted. */
  readonly from: number;
  readonly onChange: (value: number) => void;
};

/** Name score from which a party is shown. */
export function ThresholdField({ value, from, onChange }: ThresholdFieldProps) {
  return (
    <Field label={messages.search.threshold} hint={messages.search.thresholdHint(from)}>
      {(input) => (
        <div className="flex min-h-9 items-center gap-3">
          <input
            {...input}
            type="range"
            min={50}
            max={100}
            value={value}
            onChange={(event) => onChange(event.target.valueAsNumber)}
            className="h-6 min-w-0 flex-1"
          />
          <output htmlFor={input.id} className="w-8 text-end font-semibold">
            {value}
          </output>
        </div>
      )}
    </Field>
  );
}
