import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { flushSync } from 'react-dom';
import { caseSettingsWords as words } from '#shared/messages/en/case-settings.ts';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';

type TextFieldProps = {
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly isNumber?: boolean;
  readonly onChange: (value: string) => void;
};

export function TextField({ label, hint, error, value, isNumber = false, onChange }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(input) => (
        <input
          {...input}
          value={value}
          inputMode={isNumber ? 'numeric' : 'text'}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
          className={INPUT_LOOK}
        />
      )}
    </Field>
  );
}

type ChecksFieldProps = {
  readonly legend: string;
  /** What applies if none is chosen. */
  readonly none: string;
  readonly error: string | undefined;
  readonly options: ReadonlyMap<string, string>;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

/**
 * Checkboxes for some or none of a few options. A chosen option that is no longer offered stays until it is unchecked.
 */
export function ChecksField({ legend, none, error, options, chosen, onChange }: ChecksFieldProps) {
  const id = useId();
  const all = [...new Set([...options.keys(), ...chosen])];
  const toggle = (one: string, isOn: boolean) =>
    onChange(all.filter((other) => (other === one ? isOn : chosen.includes(other))));
  return (
    <fieldset aria-describedby={`${id}-note`} aria-invalid={error === undefined ? undefined : true}>
      <legend className="mb-1 text-sm font-medium text-soft">{legend}</legend>
      {all.length > 0 && (
        <div className="max-h-44 overflow-y-auto rounded-md border border-line px-2.5 py-1">
          {all.map((one) => (
            <label key={one} className="flex min-h-7 items-center gap-2 text-sm">
              <input
                type="checkbox"
                className="size-4 shrink-0"
                checked={chosen.includes(one)}
                onChange={({ target }) => toggle(one, target.checked)}
              />
              <span className="min-w-0 wrap-anywhere">{options.get(one) ?? one}</span>
            </label>
          ))}
        </div>
      )}
      <p
        id={`${id}-note`}
        className={`mt-1 text-xs ${error === undefined ? 'text-faint' : 'font-semibold text-review'}`}
      >
        {error ?? (chosen.length === 0 ? none : words.chosen(chosen.length))}
      </p>
    </fieldset>
  );
}

type PlaceButtonsProps = {
  /** Name of the item to move or remove. */
  readonly name: string;
  readonly at: number;
  readonly of: number;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
};

const PLACE_BUTTON =
  'grid size-8 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink aria-disabled:text-line';

/** Buttons to move up, move down and remove. The focus stays on the pressed button, and is never lost at an end. */
export function PlaceButtons({ name, at, of, onMove, onRemove }: PlaceButtonsProps) {
  const move = ({ currentTarget }: MouseEvent<HTMLButtonElement>, by: -1 | 1) => {
    flushSync(() => onMove(by));
    currentTarget.focus();
  };
  return (
    <span className="flex shrink-0">
      {([-1, 1] as const).map((by) => (
        <button
          key={by}
          type="button"
          aria-label={by < 0 ? words.up(name) : words.down(name)}
          aria-disabled={(by < 0 ? at === 0 : at === of - 1) || undefined}
          onClick={(event) => move(event, by)}
          className={PLACE_BUTTON}
        >
          {by < 0 ? <ArrowUp aria-hidden size={16} /> : <ArrowDown aria-hidden size={16} />}
        </button>
      ))}
      <button type="button" aria-label={words.remove(name)} onClick={onRemove} className={PLACE_BUTTON}>
        <X aria-hidden size={16} />
      </button>
    </span>
  );
}
