import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useLists } from '#shared/api/shared-queries.ts';
import { loadingText } from '#shared/format/list-words.ts';
import { useKeys } from '#shared/keys/keys.tsx';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { useMedia } from '#shared/ui/use-media.ts';
import { AnswerView } from '../answer/answer-view.tsx';
import { outcomeTitle } from '../answer/outcome-banner.tsx';
import { EMPTY_DRAFT, fieldErrors, type SearchDraft, sameSearch } from '../draft.ts';
import { SearchForm } from '../form/search-form.tsx';
import { useKeepAddress, useWantedText } from '../window.ts';
import { EmptyState } from './empty-state.tsx';
import { InboxTrail } from './inbox-trail.tsx';
import { useScreening } from './use-screening.ts';

/** Width from which the details fit next to the rows. */
const WIDE = '(min-width: 75rem)';

/** The main page: a text in, an explained answer out. The address names the screening, never the text. */
export function SearchPage() {
  usePageTitle(messages.search.title);
  const address = useSearch({ from: '/shell/' });
  useKeepAddress(address);
  const navigate = useNavigate();
  const isWide = useMedia(WIDE);
  const [detailsOpen, setDetailsOpen] = useState(false);
  const { draft, setDraft, startAnew, answered, record, search, isFresh, screen, nextPage, retryPage } = useScreening(
    address.id,
    // The answer and its keys should be visible without scrolling.
    () => setDetailsOpen(false),
  );
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const loading = useLists().data?.loading ?? null;
  const isWaiting = loading !== null && !loading.searchable;
  const shown = search.isPending || search.isError ? undefined : answered;
  const stale = shown !== undefined && !sameSearch(shown.asked, draft);
  const errors = fieldErrors(search.error);
  const isDetailPage =
    !isWide &&
    address.view === undefined &&
    shown?.answer.results.some(({ entityId }) => entityId === address.party) === true;
  const run = (of: SearchDraft = draft) => {
    if (of.searchText.trim() === '') return boxRef.current?.focus();
    screen(of);
  };
  const screenAs = (changed: SearchDraft) => {
    setDraft(changed);
    run(changed);
  };
  const clear = () => {
    search.reset();
    startAnew({ ...draft, searchText: '' });
    boxRef.current?.focus();
    void navigate({ to: '/' });
  };
  const focusBox = () => {
    boxRef.current?.focus();
    boxRef.current?.select();
  };
  useKeys([{ key: '/', words: messages.keys.box, run: focusBox }]);
  useWantedText((searchText) => screenAs({ ...EMPTY_DRAFT, searchText }));
  return (
    <div className="page">
      <h1 className="sr-only">{messages.search.title}</h1>
      {address.from === 'inbox' && address.id !== undefined && <InboxTrail id={address.id} />}
      <div hidden={isDetailPage} data-screen-only>
        <SearchForm
          draft={draft}
          errors={errors}
          onChange={setDraft}
          onSubmit={() => run()}
          onClear={clear}
          busy={search.isPending}
          waiting={isWaiting}
          boxRef={boxRef}
          isFocused={address.id === undefined}
          detailsOpen={detailsOpen || Object.keys(errors).some((field) => field !== 'searchText')}
          onDetailsOpen={setDetailsOpen}
        />
      </div>
      <p role="status" className="sr-only">
        {search.isPending ? messages.search.submitting : shown && !stale && outcomeTitle(shown.answer)}
      </p>
      <div role="status">
        {stale && (
          <div className="mt-3">
            <Notice tone="caution" title={messages.answer.changed} />
          </div>
        )}
      </div>
      <div className="mt-4" aria-busy={search.isPending}>
        {(search.isPending || (address.id !== undefined && record.isPending)) && <ResultsSkeleton />}
        {isWaiting && (
          <Notice title={loadingText(loading)} role="status">
            {messages.lists.loading.search}
          </Notice>
        )}
        {search.isError && !isWaiting && (
          <ErrorNotice error={search.error} onRetry={retryPage ?? (() => run())} notDone={messages.search.notDone} />
        )}
        {record.isError && <ErrorNotice error={record.error} onRetry={() => void record.refetch()} />}
        {shown && (
          <AnswerView
            key={shown.answer.searchId}
            answered={shown}
            address={address}
            isWide={isWide}
            fresh={isFresh}
            stale={stale}
            isDetailPage={isDetailPage}
            onAddDetails={() => setDetailsOpen(true)}
            onScreenAgain={(threshold) => screenAs({ ...shown.asked, threshold })}
            onScreenName={(searchText) => screenAs({ ...shown.asked, searchText })}
            onNextPage={nextPage}
          />
        )}
        {address.id === undefined && search.isIdle && !isWaiting && (
          <EmptyState onTry={(searchText) => screenAs({ ...draft, searchText })} />
        )}
      </div>
    </div>
  );
}

/** Placeholder in the shape of the results, which avoids layout shifts. */
function ResultsSkeleton() {
  return (
    <div aria-hidden className="animate-pulse space-y-3">
      <div className="h-18 rounded-xl bg-sunken" />
      <div className="h-40 rounded-xl border border-line bg-surface" />
      <div className="h-24 rounded-xl border border-line bg-surface" />
    </div>
  );
}
