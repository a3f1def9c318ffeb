import type { FormEvent, ReactNode } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';

const { filterForm: words } = messages;

type FilterFormProps = {
  readonly onApply: () => void;
  /** Clears the filters; absent if none is set. */
  readonly onReset: (() => void) | undefined;
  /** Other buttons. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
};

/** Filters of a list in a row, with the button that applies them. */
export function FilterForm({ onApply, onReset, more, children }: FilterFormProps) {
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply();
  };
  return (
    <form
      onSubmit={apply}
      aria-label={words.label}
      className="grid gap-x-3 gap-y-2 rounded-xl border border-line bg-surface p-3.5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6"
    >
      {children}
      <div className="flex flex-wrap gap-2 sm:col-span-full">
        <Button type="submit" look="primary">
          {words.apply}
        </Button>
        {more}
        {onReset !== undefined && <Button onClick={onReset}>{words.reset}</Button>}
      </div>
    </form>
  );
}

type FilterProps = { readonly label: string; readonly value: string; readonly onChange: (value: string) => void };

/** One of several codes, or any. */
export function FilterChoice({
  label,
  value,
  onChange,
  any,
  options,
}: FilterProps & { readonly any: string; readonly options: readonly (readonly [code: string, text: string])[] }) {
  return (
    <Field label={label}>
      {(input) => (
        <select {...input} value={value} onChange={(event) => onChange(event.target.value)} className={INPUT_LOOK}>
          <option value="">{any}</option>
          {options.map(([code, text]) => (
            <option key={code} value={code}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type FilterTextProps = FilterProps & { readonly hint: string };

/** An id: without spaces, so that no name gets into an address. */
export const FilterId = (props: FilterTextProps) => (
  <FilterText {...props} rule={{ pattern: '\\S*', title: words.noSpaces }} />
);

/** A text that never goes into an address unchanged. */
export function FilterText({
  label,
  value,
  onChange,
  hint,
  rule,
}: FilterTextProps & { readonly rule?: { readonly pattern: string; readonly title: string } }) {
  return (
    <Field label={label}>
      {(input) => (
        <input
          {...input}
          value={value}
          placeholder={hint}
          autoComplete="off"
          spellCheck={false}
          {...rule}
          onChange={(event) => onChange(event.target.value)}
          className={INPUT_LOOK}
        />
      )}
    </Field>
  );
}

/** A moment in the viewer's zone. */
export function FilterTime({ label, value, onChange }: FilterProps) {
  return (
    <Field label={label}>
      {(input) => (
        <input
          {...input}
          type="datetime-local"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={INPUT_LOOK}
        />
      )}
    </Field>
  );
}
