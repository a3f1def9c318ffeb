import { useInfiniteQuery } from '@tanstack/react-query';
import { useMay } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { OlderItems } from '#shared/ui/older-items.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { batchesQuery } from './api/batches.ts';
import { BatchRow } from './list/batch-row.tsx';
import { UploadZone } from './upload/upload-zone.tsx';

const { batches: words } = messages;

/** Batches: files that were screened, and the way to screen one. */
export function BatchesPage() {
  usePageTitle(words.title);
  const may = useMay();
  const found = useInfiniteQuery(batchesQuery);
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="page space-y-4">
      <header>
        <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
        <p className="mt-1 max-w-prose text-soft">{words.intro}</p>
      </header>
      {may('search:write') && <UploadZone />}
      {found.isPending && (
        <p role="status" className="text-soft">
          {messages.loading}
        </p>
      )}
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
