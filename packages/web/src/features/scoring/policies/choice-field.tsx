import { useId } from 'react';
import { messages } from '#shared/messages/messages.ts';

const { form: words } = messages.policies;

type ChoiceFieldProps<Value extends string> = {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly options: readonly (readonly [value: Value, words: string])[];
  /** Undefined means all. */
  readonly value: readonly Value[] | undefined;
  readonly onChange: (value: readonly Value[] | undefined) => void;
};

/** All, or only some: the choice opens when it is wanted. */
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
