import { Field, INPUT_LOOK } from './field.tsx';

type SelectFieldProps<Value extends string> = {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly options: readonly (readonly [value: Value, words: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** One of a few options, as a native select. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, options, value, onChange } = props;
  const choose = (chosen: string) => {
    const option = options.find(([name]) => name === chosen);
    if (option !== undefined) onChange(option[0]);
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(input) => (
        <select {...input} value={value} onChange={(event) => choose(event.target.value)} className={INPUT_LOOK}>
          {options.map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
