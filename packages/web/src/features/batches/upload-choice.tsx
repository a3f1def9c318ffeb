import { useId } from 'react';
import { GROUP, isGroup } from '#shared/customers/customer.ts';
import { messages } from '#shared/messages/messages.ts';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';

const { keep: words } = messages.batches;

/** What happens with the rows of a file. */
export type UploadChoice = {
  /** Whether each row becomes a watched customer. */
  readonly isWatched: boolean;
  readonly group: string;
  readonly isWholeBook: boolean;
  readonly opensCases: boolean;
};

export const SCREEN_ONCE: UploadChoice = { isWatched: false, group: 'default', isWholeBook: false, opensCases: false };

/** Whether a file may be uploaded: a group needs a name. */
export const isComplete = ({ isWatched, group }: UploadChoice): boolean => !isWatched || isGroup(group);

/** The choice as form fields of the upload. */
export const fieldsOfChoice = ({ isWatched, group, isWholeBook, opensCases }: UploadChoice) =>
  isWatched ? { watch: true, group, wholeBook: isWholeBook } : { openCases: opensCases };

type UploadChoiceFieldsProps = {
  readonly choice: UploadChoice;
  readonly onChange: (choice: UploadChoice) => void;
  readonly may: { readonly watch: boolean; readonly openCases: boolean };
};

/** Asks whether to screen a file once or to watch its customers, and in which group. */
export function UploadChoiceFields({ choice, onChange, may }: UploadChoiceFieldsProps) {
  const { isWatched, group, isWholeBook, opensCases } = choice;
  const id = useId();
  return (
    <fieldset className="space-y-3 rounded-xl border border-line bg-surface px-4 pt-2 pb-3.5">
      <legend className="sr-only">{words.title}</legend>
      {may.watch && (
        <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {([false, true] as const).map((isWatch) => (
            <label key={String(isWatch)} className="flex min-h-8 items-start gap-2 pt-1">
              <input
                type="radio"
                name={id}
                checked={isWatched === isWatch}
                onChange={() => onChange({ ...choice, isWatched: isWatch })}
                className="mt-0.5 size-4.5 shrink-0"
              />
              <span>
                <span className="block font-medium">{isWatch ? words.watch : words.once}</span>
                <span className="block text-sm text-soft">{isWatch ? words.watchText : words.onceText}</span>
              </span>
            </label>
          ))}
        </div>
      )}
      {isWatched && (
        <div className="grid items-start gap-x-6 gap-y-3 sm:grid-cols-2">
          <Field label={words.group} hint={words.groupHint} error={isGroup(group) ? undefined : words.groupHint}>
            {(input) => (
              <input
                {...input}
                pattern={GROUP}
                value={group}
                onChange={({ target }) => onChange({ ...choice, group: target.value.trim() })}
                autoComplete="off"
                spellCheck={false}
                className={INPUT_LOOK}
              />
            )}
          </Field>
          <ChoiceBox
            isChecked={isWholeBook}
            title={words.wholeBook}
            text={words.wholeBookText}
            onChange={(is) => onChange({ ...choice, isWholeBook: is })}
          />
        </div>
      )}
      {!isWatched && may.openCases && (
        <ChoiceBox
          isChecked={opensCases}
          title={words.openCases}
          text={words.openCasesText}
          onChange={(is) => onChange({ ...choice, opensCases: is })}
        />
      )}
    </fieldset>
  );
}

type ChoiceBoxProps = {
  readonly isChecked: boolean;
  readonly title: string;
  readonly text: string;
  readonly onChange: (isChecked: boolean) => void;
};

function ChoiceBox({ isChecked, title, text, onChange }: ChoiceBoxProps) {
  return (
    <label className="flex min-h-8 items-start gap-2 sm:mt-6">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-0.5 size-4.5 shrink-0"
      />
      <span>
        <span className="block font-medium">{title}</span>
        <span className="block text-sm text-soft">{text}</span>
      </span>
    </label>
  );
}
