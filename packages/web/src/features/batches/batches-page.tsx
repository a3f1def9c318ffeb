import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { useMay } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { OlderItems } from '#shared/ui/older-items.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { batchesQuery } from './api.ts';
import { BatchRow } from './batch-row.tsx';
import { DropAnywhere } from './drop-anywhere.tsx';
import { SCREEN_ONCE, UploadChoiceFields } from './upload-choice.tsx';
import { UploadState } from './upload-state.tsx';
import { FILE_ENDINGS, useUploadFile } from './use-upload-file.ts';

const { batches: words } = messages;

/** Batches: screened files, and uploading another one. */
export function BatchesPage() {
  usePageTitle(words.title);
  const may = useMay();
  const { watch: isWatched = false } = useSearch({ from: '/shell/batches' });
  const found = useInfiniteQuery(batchesQuery);
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="page space-y-4">
      <header>
        <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
        <p className="mt-1 max-w-prose text-soft">{words.intro}</p>
      </header>
      {may('search:write') && <UploadZone key={String(isWatched)} isWatched={isWatched} />}
      {found.isPending && <Loading />}
      {found.data === undefined && found.error !== null && (
        <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />
      )}
      {items.length > 0 && (
        <ul aria-label={words.title} className="rounded-xl border border-line bg-surface">
          {items.map((batch) => (
            <BatchRow key={batch.id} batch={batch} />
          ))}
        </ul>
      )}
      {found.data !== undefined && (
        <OlderItems pages={found} count={items.length} searchedTo={null} empty={words.none} end={words.end} />
      )}
    </div>
  );
}

/** Accepts a chosen file, and opens its batch; files can be dropped anywhere on the page. */
function UploadZone({ isWatched }: { readonly isWatched: boolean }) {
  const id = useId();
  const may = useMay();
  const [mayWatch, mayOpenCases] = [may('customers:write'), may('cases:write')];
  const [choice, setChoice] = useState({ ...SCREEN_ONCE, isWatched: mayWatch && isWatched });
  const { take, ...state } = useUploadFile(choice);
  return (
    <div className="space-y-2">
      {(mayWatch || mayOpenCases) && (
        <UploadChoiceFields choice={choice} onChange={setChoice} may={{ watch: mayWatch, openCases: mayOpenCases }} />
      )}
      <label
        htmlFor={id}
        className="flex min-h-28 flex-col items-center justify-center gap-2 rounded-xl border-2 border-dashed border-edge bg-surface px-4 py-5 text-center"
      >
        <Upload aria-hidden size={22} className="text-accent" />
        <span className="font-medium">{words.drop}</span>
        <input
          id={id}
          type="file"
          aria-label={words.choose}
          accept={FILE_ENDINGS.join(',')}
          disabled={state.isPending}
          onChange={({ target }) => {
            take(target.files);
            target.value = '';
          }}
          className="max-w-full text-sm"
        />
      </label>
      <UploadState {...state} />
      <DropAnywhere isDragged={false} choice={choice} />
    </div>
  );
}
