import type { SearchResult } from '@namesake/contract';
import { useId } from 'react';
import { ListBadges } from './list-badges.tsx';
import { PriorityMark } from './priority-mark.tsx';
import { Reasons } from './reasons.tsx';
import { ResultHeading } from './result-heading.tsx';
import { ResultPanels } from './result-panels.tsx';

type ResultCardProps = { readonly result: SearchResult; readonly searchText: string; readonly open: boolean };

/** One listed party: the name that matched first, because that is what has to be judged. */
export function ResultCard({ result, searchText, open }: ResultCardProps) {
  const headingId = useId();
  return (
    <article
      aria-labelledby={headingId}
      className="grid rounded-xl border border-line bg-surface grid-cols-1 sm:grid-cols-[7rem_minmax(0,1fr)]"
    >
      <div className="px-4 pt-3 sm:border-e sm:border-line sm:py-4">
        <PriorityMark result={result} />
      </div>
      <div className="min-w-0 px-4 pt-1 pb-2 sm:pt-3.5">
        <ResultHeading id={headingId} result={result} />
        <ListBadges result={result} />
        <Reasons reasons={result.reasons} />
        <ResultPanels result={result} searchText={searchText} evidenceOpen={open} />
      </div>
    </article>
  );
}
