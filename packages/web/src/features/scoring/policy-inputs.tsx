import { useId } from 'react';
import { policyWords } from '#shared/messages/en/policies.ts';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { fourEyesWords, type Verdict } from './policy-draft.ts';

const { form: words, members } = policyWords;
/** In the order of their keys, then good guys. */
const VERDICTS = ['true_match', 'false_positive', 'undecided', 'good_guy'] as const;

type ChoiceFieldProps<Value extends string> = {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly options: readonly (readonly [value: Value, words: string])[];
  /** Undefined means all. */
  readonly value: readonly Value[] | undefined;
  readonly onChange: (value: readonly Value[] | undefined) => void;
};

/** All, or a selection that opens on demand. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, hint, error, options, value, onChange } = props;
  const id = useId();
  const toggle = (option: Value, on: boolean) =>
    onChange(options.map(([name]) => name).filter((name) => (name === option ? on : value?.includes(name))));
  return (
    <fieldset aria-describedby={`${id}-note`}>
      <legend className="mb-1 text-sm font-medium text-soft">{label}</legend>
      <label className="inline-flex min-h-7 items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-4"
          checked={value !== undefined}
          onChange={(event) => onChange(event.target.checked ? options.map(([name]) => name) : undefined)}
        />
        {words.onlySome}
      </label>
      {value !== undefined && (
        <ul className="grid gap-x-4 sm:grid-cols-2">
          {options.map(([name, shown]) => (
            <li key={name}>
              <label className="inline-flex min-h-7 items-center gap-2 text-sm">
                <input
                  type="checkbox"
                  className="size-4"
                  checked={value.includes(name)}
                  onChange={(event) => toggle(name, event.target.checked)}
                />
                {shown}
              </label>
            </li>
          ))}
        </ul>
      )}
      <p
        id={`${id}-note`}
        className={`mt-1 text-xs ${error === undefined ? 'text-faint' : 'font-semibold text-review'}`}
      >
        {error ?? hint}
      </p>
    </fieldset>
  );
}

type FourEyesFieldProps = {
  readonly value: readonly Verdict[];
  readonly onChange: (value: readonly Verdict[]) => void;
};

/** Verdicts, and good guys, that need approval by a second person. */
export function FourEyesField({ value, onChange }: FourEyesFieldProps) {
  return (
    <fieldset aria-describedby="four-eyes-note">
      <legend className="mb-1 text-sm font-medium text-soft">{members.fourEyes}</legend>
      {VERDICTS.map((verdict) => (
        <label key={verdict} className="flex min-h-7 items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-4"
            checked={value.includes(verdict)}
            onChange={({ target }) =>
              onChange(VERDICTS.filter((one) => (one === verdict ? target.checked : value.includes(one))))
            }
          />
          {fourEyesWords[verdict]}
        </label>
      ))}
      <p id="four-eyes-note" className="mt-1 text-xs text-faint">
        {words.fourEyesHint}
      </p>
    </fieldset>
  );
}

type NumberFieldProps = {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
};

/** A number as typed, validated on submit. */
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

/** A multi-line text, which may be empty. */
export function LinesField({ label, hint, error, value, onChange }: NumberFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional>
      {(input) => (
        <textarea
          {...input}
          value={value}
          rows={2}
          onChange={({ target }) => onChange(target.value)}
          className={INPUT_LOOK}
        />
      )}
    </Field>
  );
}
