import { useRef, useState } from 'react';
import { useLists } from '#shared/api/list-lists.ts';
import { loadingText } from '#shared/format/loading-text.ts';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { useCreateSearch } from './api/create-search.ts';
import { sameSearch } from './form/same-search.ts';
import { type SearchDraft, toRequest } from './form/search-draft.ts';
import { SearchForm } from './form/search-form.tsx';
import { useKeptSearch } from './kept/use-kept-search.ts';
import { AnswerView } from './results/answer-view.tsx';
import { EmptyState } from './results/empty-state.tsx';
import { outcomeTitle } from './results/outcome-words.ts';
import { ResultsSkeleton } from './results/results-skeleton.tsx';

/** The main job: a text in, an explained answer out. Nothing of it stands in the address. */
export function SearchPage() {
  usePageTitle(messages.search.title);
  const { draft, answered, setDraft, setAnswered } = useKeptSearch();
  const answer = answered?.answer;
  const stale = answered !== undefined && !sameSearch(answered.asked, draft);
  const [detailsOpen, setDetailsOpen] = useState(false);
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const search = useCreateSearch();
  const loading = useLists().data?.loading ?? null;
  const isWaiting = loading !== null && !loading.searchable;
  const run = (of: SearchDraft = draft) => {
    setAnswered(undefined);
    if (of.searchText.trim() !== '')
      search.mutate(toRequest(of), { onSuccess: (given) => setAnswered({ answer: given, asked: of }) });
    else boxRef.current?.focus();
  };
  const screenAs = (changed: SearchDraft) => {
    setDraft(changed);
    run(changed);
  };
  const clear = () => {
    search.reset();
    setAnswered(undefined);
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
        waiting={isWaiting}
        boxRef={boxRef}
        detailsOpen={detailsOpen}
        onDetailsOpen={setDetailsOpen}
      />
      <p role="status" className="sr-only">
        {search.isPending ? messages.search.submitting : answer && !stale && outcomeTitle(answer)}
      </p>
      <div role="status">
        {stale && (
          <div className="mt-4">
            <Notice tone="caution" title={messages.answer.changed} />
          </div>
        )}
      </div>
      <div className="mt-6" aria-busy={search.isPending}>
        {search.isPending && <ResultsSkeleton />}
        {isWaiting && (
          <Notice title={loadingText(loading)} role="status">
            {messages.lists.loading.search}
          </Notice>
        )}
        {search.isError && !isWaiting && <ErrorNotice error={search.error} onRetry={() => run()} />}
        {answered && (
          <AnswerView
            key={answered.answer.searchId}
            answered={answered}
            stale={stale}
            onAddDetails={() => setDetailsOpen(true)}
            onScreenAgain={(threshold) => screenAs({ ...answered.asked, threshold })}
            onScreenName={(searchText) => screenAs({ ...answered.asked, searchText })}
          />
        )}
        {search.isIdle && !isWaiting && answer === undefined && (
          <EmptyState onTry={(searchText) => screenAs({ ...draft, searchText })} />
        )}
      </div>
    </div>
  );
}
