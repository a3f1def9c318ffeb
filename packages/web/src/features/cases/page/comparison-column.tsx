import type { CaseDetail } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Comparison } from '#shared/evidence/comparison.tsx';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { ScrollY } from '#shared/ui/scroll.tsx';
import { Time } from '#shared/ui/time.tsx';
import { answerQuery } from '../api.ts';
import { foundIn } from './changed-facts.ts';

const { page: words } = messages.cases;

type ComparisonColumnProps = { readonly one: CaseDetail; readonly chosen: string | undefined };

/** Compares the chosen listing with the customer, as in the last recorded screening. */
export function ComparisonColumn({ one: { searchId, listings }, chosen }: ComparisonColumnProps) {
  const id = useId();
  const { data: answer, error, refetch } = useQuery(answerQuery(searchId));
  const found = answer && (foundIn(answer, [{ id: chosen ?? '' }]) ?? foundIn(answer, listings));
  return (
    <section aria-label={words.compare} className="rounded-xl border border-line bg-surface">
      <ScrollY
        label={words.compare}
        className="space-y-5 rounded-xl px-4 py-4 min-[75rem]:max-h-[calc(100dvh-10rem)] print:max-h-none"
      >
        {answer === undefined && error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
        {answer === undefined && error === null && <Loading />}
        {answer !== undefined && (
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-soft">
            <Time value={answer.searchedAt} />
            <Link to="/" search={{ id: searchId }} preload={false} className="link inline-flex min-h-6">
              {words.screening}
            </Link>
          </p>
        )}
        {answer !== undefined && found === undefined && <p className="text-soft">{words.notInScreening}</p>}
        {answer !== undefined && found !== undefined && (
          <article aria-labelledby={id} className="space-y-5">
            <Comparison answer={answer} result={found.result} id={id} />
          </article>
        )}
      </ScrollY>
    </section>
  );
}
