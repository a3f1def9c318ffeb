import type { BatchView, BatchLayoutView as Layout, StartBatchRequest } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { previewQuery, useStart } from './api.ts';
import { ColumnFields } from './column-fields.tsx';
import { PlaceFields, placeOf } from './place-fields.tsx';
import { PreviewTable } from './preview-table.tsx';
import { SavedMappings } from './saved-mappings.tsx';

const { batches: words } = messages;

/** How a file is read, as guessed and as set by the user, with a preview of its first rows. */
export function MappingForm({ batch }: { readonly batch: BatchView }) {
  const { said, say, forget } = useSaidLayout(batch.id);
  const start = useStart(batch.id);
  const preview = useQuery(previewQuery(batch.id, said));
  const read = preview.data?.layout ?? batch.layout;
  // Shows changes at once, before the preview is updated.
  const layout = read === null ? null : withSaid(read, said);
  const { missing = [], samples = [], halves = [] } = preview.data ?? {};
  const needsId = batch.watchGroup !== null && layout !== null && !hasReference(layout);
  const undecided = layout === null ? 0 : undecidedIn(layout, halves);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        start.mutate(said, { onSuccess: forget });
      }}
      className="space-y-4"
    >
      {layout !== null && (
        <fieldset className="space-y-4 rounded-xl border border-line bg-surface px-4 pt-3 pb-4">
          <legend className="sr-only">{words.columnsTitle}</legend>
          <div>
            <h2 className="font-semibold">{words.columnsTitle}</h2>
            <p className="text-sm text-soft">
              {layout.mapping === null ? words.columnsText : words.columnsSaved(layout.mapping)}
            </p>
          </div>
          <PlaceFields batch={batch} layout={layout} onSay={say} />
          <ColumnFields
            columns={layout.columns}
            samples={samples}
            halves={halves}
            onChange={(columns) => say({ ...placeOf(layout, batch), columns: [...columns], headings: layout.headings })}
          />
          <SavedMappings
            layout={layout}
            missing={missing}
            onChoose={(mapping) => say({ ...placeOf(layout, batch), mapping })}
          />
        </fieldset>
      )}
      {preview.data !== undefined && <PreviewTable preview={preview.data} />}
      {preview.isError && <ErrorNotice error={preview.error} onRetry={() => void preview.refetch()} />}
      {start.isError && <ErrorNotice error={start.error} />}
      {undecided > 0 && (
        <p role="status" className="text-sm text-review">
          {words.toDecide(undecided)}
        </p>
      )}
      {needsId && (
        <p role="status" className="text-sm text-review">
          {words.watched.needsId}
        </p>
      )}
      <Button type="submit" look="primary" disabled={start.isPending || needsId || missing.length + undecided > 0}>
        {start.isPending ? words.starting : words.start}
      </Button>
    </form>
  );
}

const undecidedIn = ({ columns }: Layout, halves: readonly string[]): number =>
  columns.filter(
    ({ heading, member, holds }) => (member === 'unmapped' && holds !== 'other') || halves.includes(heading),
  ).length;

/** Whether a column has the reference under which each row becomes a customer. */
const hasReference = ({ columns }: Layout): boolean =>
  columns.some(({ member }) => member === 'id' || member === 'externalRef');

/** The detected content of a column is kept. */
function withSaid(read: Layout, said: StartBatchRequest): Layout {
  const columns = said.columns?.map((column) => ({
    ...column,
    holds: read.columns.find(({ heading }) => heading === column.heading)?.holds ?? 'words',
  }));
  return {
    mapping: read.mapping,
    columns: columns ?? read.columns,
    headings: said.headings ?? read.headings,
    sheet: said.sheet ?? read.sheet,
    encoding: said.encoding ?? read.encoding,
    skip: said.skip ?? read.skip,
  };
}

const keyOf = (id: string): string => `namesake.batch-layout.${id}`;

/**
 * The user's settings for reading a file, until its batch starts; they survive a reload. Headings are not names of
 * people, and are forgotten when the tab is closed.
 */
function useSaidLayout(id: string) {
  const [said, setSaid] = useState<StartBatchRequest>(() => read(id));
  const say = (next: StartBatchRequest): void => {
    sessionStorage.setItem(keyOf(id), JSON.stringify(next));
    setSaid(next);
  };
  return { said, say, forget: () => sessionStorage.removeItem(keyOf(id)) };
}

function read(id: string): StartBatchRequest {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}
