import { useRef, useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { useCreateSearch } from './api/create-search.ts';
import { EMPTY_DRAFT, type SearchDraft, toRequest } from './form/search-draft.ts';
import { SearchForm } from './form/search-form.tsx';
import { AnswerView } from './results/answer-view.tsx';
import { EmptyState } from './results/empty-state.tsx';
import { ResultsSkeleton } from './results/results-skeleton.tsx';

/** The main job: a text in, an explained answer out. Nothing of it stands in the address. */
export function SearchPage() {
  usePageTitle(messages.search.title);
  const [draft, setDraft] = useState<SearchDraft>(EMPTY_DRAFT);
  const [detailsOpen, setDetailsOpen] = useState(false);
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const search = useCreateSearch();
  const run = () => {
    if (draft.searchText.trim() !== '') search.mutate(toRequest(draft));
    else boxRef.current?.focus();
  };
  const clear = () => {
    search.reset();
    setDraft({ ...draft, searchText: '' });
    boxRef.current?.focus();
  };
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 sm:px-6 lg:py-8">
      <h1 className="sr-only">{messages.search.title}</h1>
      <SearchForm
        draft={draft}
        onChange={setDraft}
        onSubmit={run}
        onClear={clear}
        busy={search.isPending}
        boxRef={boxRef}
        detailsOpen={detailsOpen}
        onDetailsOpen={setDetailsOpen}
      />
      <div className="mt-6" aria-busy={search.isPending}>
        {search.isPending && <ResultsSkeleton />}
        {search.isError && <ErrorNotice error={search.error} onRetry={run} />}
        {search.isSuccess && <AnswerView answer={search.data} onAddDetails={() => setDetailsOpen(true)} />}
        {search.isIdle && <EmptyState />}
      </div>
    </div>
  );
}
