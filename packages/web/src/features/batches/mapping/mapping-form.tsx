import type { BatchMember, BatchView } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field } from '#shared/ui/field.tsx';
import { INPUT_LOOK } from '#shared/ui/input-look.ts';
import { previewQuery, useSteer } from '../api/batches.ts';
import { PreviewTable } from './preview-table.tsx';

const { batches: words } = messages;

const isMember = (name: string): name is BatchMember => Object.hasOwn(words.members, name);
const MEMBERS = Object.keys(words.members).filter(isMember);

/** What the columns of a file hold, as guessed and as said by hand, with the first rows as they will be read. */
export function MappingForm({ batch }: { readonly batch: BatchView }) {
  const [columns, setColumns] = useState(batch.columns);
  const start = useSteer(batch.id);
  const preview = useQuery(previewQuery(batch.id, columns === null ? undefined : [...columns]));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        start.mutate({ verb: 'start', ...(columns === null ? {} : { columns: [...columns] }) });
      }}
      className="space-y-4"
    >
      {columns !== null && (
        <fieldset className="rounded-xl border border-line bg-surface px-4 pt-3 pb-4">
          <legend className="sr-only">{words.columnsTitle}</legend>
          <h2 className="font-semibold">{words.columnsTitle}</h2>
          <p className="mb-3 text-sm text-soft">{words.columnsText}</p>
          <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
            {columns.map(({ heading, member }, at) => (
              <Field key={heading} label={heading}>
                {(input) => (
                  <select
                    {...input}
                    value={member}
                    onChange={({ target }) => {
                      const chosen = MEMBERS.find((one) => one === target.value) ?? 'ignore';
                      setColumns(columns.map((one, index) => (index === at ? { heading, member: chosen } : one)));
                    }}
                    className={INPUT_LOOK}
                  >
                    {MEMBERS.map((one) => (
                      <option key={one} value={one}>
                        {words.members[one]}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
            ))}
          </div>
        </fieldset>
      )}
      {preview.data !== undefined && <PreviewTable preview={preview.data} />}
      {preview.isError && <ErrorNotice error={preview.error} onRetry={() => void preview.refetch()} />}
      {start.isError && <ErrorNotice error={start.error} />}
      <Button type="submit" look="primary" disabled={start.isPending}>
        {start.isPending ? words.starting : words.start}
      </Button>
    </form>
  );
}
