import { useRef, useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { useCreateSearch } from './api/create-search.ts';
import { type SearchDraft, toRequest } from './form/search-draft.ts';
import { SearchForm } from './form/search-form.tsx';
import { AnswerView } from './results/answer-view.tsx';
import { EmptyState } from './results/empty-state.tsx';
import { outcomeTitle } from './results/outcome-words.ts';
import { ResultsSkeleton } from './results/results-skeleton.tsx';
import { useKeptSearch } from './use-kept-search.ts';

/** The main job: a text in, an explained answer out. Nothing of it stands in the address. */
export function SearchPage() {
  usePageTitle(messages.search.title);
  const { draft, answer, setDraft, setAnswer } = useKeptSearch();
  const [detailsOpen, setDetailsOpen] = useState(false);
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const search = useCreateSearch();
  const run = (of: SearchDraft = draft) => {
    setAnswer(undefined);
    if (of.searchText.trim() !== '') search.mutate(toRequest(of), { onSuccess: setAnswer });
    else boxRef.current?.focus();
  };
  const trySample = (searchText: string) => {
    const sample = { ...draft, searchText };
    setDraft(sample);
    run(sample);
  };
  const clear = () => {
    search.reset();
    setAnswer(undefined);
    setDraft({ ...draft, searchText: '' });
    boxRef.current?.focus();
  };
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 sm:px-6 lg:py-8">
      <h1 className="sr-only">{messages.search.title}</h1>
      <SearchForm
        draft={draft}
        onChange={setDraft}
        onSubmit={() => run()}
        onClear={clear}
        busy={search.isPending}
        boxRef={boxRef}
        detailsOpen={detailsOpen}
        onDetailsOpen={setDetailsOpen}
      />
      <p role="status" className="sr-only">
        {search.isPending ? messages.search.submitting : answer && outcomeTitle(answer)}
      </p>
      <div className="mt-6" aria-busy={search.isPending}>
        {search.isPending && <ResultsSkeleton />}
        {search.isError && <ErrorNotice error={search.error} onRetry={() => run()} />}
        {answer && <AnswerView key={answer.searchId} answer={answer} onAddDetails={() => setDetailsOpen(true)} />}
        {search.isIdle && answer === undefined && <EmptyState onTry={trySample} />}
      </div>
    </div>
  );
}
