import type { BatchView, FileEncoding, StartBatchRequest } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';

const { batches: words } = messages;

const isEncoding = (name: string): name is FileEncoding => Object.hasOwn(words.encodings, name);
const ENCODINGS = Object.keys(words.encodings).filter(isEncoding);

type Layout = NonNullable<BatchView['layout']>;
type PlaceFieldsProps = {
  readonly batch: Pick<BatchView, 'format' | 'sheets'>;
  readonly layout: Layout;
  /** Settings left out are guessed again. */
  readonly onSay: (said: StartBatchRequest) => void;
};

/** Location of the rows in a file: its sheet, its encoding, and whether the first row is headings. */
export function PlaceFields({ batch, layout, onSay }: PlaceFieldsProps) {
  const { format, sheets } = batch;
  const { sheet, encoding, headings, skip } = layout;
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
      {sheets.length > 1 && (
        <Field label={words.sheet} className="w-56">
          {(input) => (
            <select
              {...input}
              value={sheet ?? 1}
              onChange={({ target }) => onSay({ sheet: Number(target.value) })}
              className={INPUT_LOOK}
            >
              {sheets.map(({ name, rowCount: rows, hidden }, at) => (
                <option key={name} value={at + 1}>
                  {words.sheetOption(name, rows, hidden)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {format === 'csv' && (
        <Field label={words.encoding} className="w-56" error={encoding === null ? words.encodingUnknown : undefined}>
          {(input) => (
            <select
              {...input}
              value={encoding ?? ''}
              onChange={({ target }) => {
                const chosen = ENCODINGS.find((one) => one === target.value);
                if (chosen !== undefined) onSay({ encoding: chosen });
              }}
              className={INPUT_LOOK}
            >
              {encoding === null && <option value="">{words.chooseEncoding}</option>}
              {ENCODINGS.map((one) => (
                <option key={one} value={one}>
                  {words.encodings[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field label={words.skip} className="w-32">
        {(input) => (
          <input
            {...input}
            type="number"
            min={0}
            max={20}
            value={skip}
            onChange={({ target }) => {
              const rows = target.valueAsNumber;
              if (Number.isInteger(rows) && rows >= 0 && rows <= 20) onSay({ ...placeOf(layout, batch), skip: rows });
            }}
            className={INPUT_LOOK}
          />
        )}
      </Field>
      <label className="flex min-h-9 items-center gap-2">
        <input
          type="checkbox"
          checked={headings}
          onChange={({ target }) => onSay({ ...placeOf(layout, batch), headings: target.checked })}
          className="size-4 accent-accent"
        />
        {words.headings}
      </label>
    </div>
  );
}

/** Location of the rows in a file, in the form of a request. */
export const placeOf = (
  { sheet, encoding, skip }: NonNullable<BatchView['layout']>,
  { format }: Pick<BatchView, 'format'>,
): Pick<StartBatchRequest, 'sheet' | 'encoding' | 'skip'> => ({
  ...(skip === 0 ? {} : { skip }),
  ...(sheet === null ? {} : { sheet }),
  ...(format === 'csv' && encoding !== null ? { encoding } : {}),
});
