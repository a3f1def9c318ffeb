import type { BatchView } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { mappingsQuery, useDeleteMapping, useSaveMapping } from './api.ts';

const { batches: words } = messages;
const NAME = /^[\w.-]{1,100}$/;

type SavedMappingsProps = {
  readonly layout: NonNullable<BatchView['layout']>;
  /** Headings that the chosen mapping needs but the file lacks. */
  readonly missing: readonly string[];
  readonly onChoose: (mapping: string) => void;
};

/** Saved column mappings for recurring files: choose, save and delete. */
export function SavedMappings({ layout, missing, onChoose }: SavedMappingsProps) {
  const { mapping, columns, headings } = layout;
  const { data } = useQuery(mappingsQuery);
  const [name, setName] = useState('');
  const [save, remove] = [useSaveMapping(), useDeleteMapping()];
  const saved = data?.items ?? [];
  const isName = NAME.test(name);
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        {saved.length > 0 && (
          <Field label={words.savedMapping} className="w-56">
            {(input) => (
              <select
                {...input}
                value={mapping ?? ''}
                onChange={({ target }) => target.value !== '' && onChoose(target.value)}
                className={INPUT_LOOK}
              >
                <option value="">{words.noMapping}</option>
                {saved.map((one) => (
                  <option key={one.name}>{one.name}</option>
                ))}
              </select>
            )}
          </Field>
        )}
        {mapping !== null && (
          <Button size="small" disabled={remove.isPending} onClick={() => remove.mutate(mapping)} className="min-h-9">
            {words.deleteMapping(mapping)}
          </Button>
        )}
        <Field label={words.saveAs} className="w-56" error={name === '' || isName ? undefined : words.badMappingName}>
          {(input) => (
            <input
              {...input}
              value={name}
              maxLength={100}
              onChange={({ target }) => setName(target.value)}
              className={INPUT_LOOK}
            />
          )}
        </Field>
        <Button
          className="min-h-9"
          size="small"
          disabled={!isName || save.isPending}
          onClick={() =>
            save.mutate(
              { name, columns: columns.map(({ heading, member }) => ({ heading, member })), headings },
              { onSuccess: () => onChoose(name) },
            )
          }
        >
          {words.saveMapping}
        </Button>
      </div>
      {missing.length > 0 && (
        <p role="alert" className="text-sm text-alarm">
          {words.missingColumns(missing.join(', '))}
        </p>
      )}
      {save.isError && <ErrorNotice error={save.error} />}
      {remove.isError && <ErrorNotice error={remove.error} />}
    </div>
  );
}
