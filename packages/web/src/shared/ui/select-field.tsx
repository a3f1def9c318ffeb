import { Field, INPUT_LOOK } from './field.tsx';

type SelectFieldProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly (readonly [value: Value, words: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** One of a few, with the platform's own list. */
export function SelectField<Value extends string>({ label, options, value, onChange }: SelectFieldProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find(([name]) => name === chosen);
    if (option !== undefined) onChange(option[0]);
  };
  return (
    <Field label={label}>
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
