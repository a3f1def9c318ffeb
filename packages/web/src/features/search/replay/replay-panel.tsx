import { useEffect, useId, useRef } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { useReplaySearch } from '../api/replay-search.ts';
import { ReplayView } from './replay-view.tsx';

const words = messages.replay;

/** Runs a recorded screening again when it appears, and shows what came of it. */
export function ReplayPanel({ searchId }: { readonly searchId: string }) {
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { mutate, data, error, isPending } = useReplaySearch();
  useEffect(() => {
    mutate(searchId);
    titleRef.current?.focus();
  }, [searchId, mutate]);
  return (
    <section
      aria-labelledby={titleId}
      className="w-full space-y-3 rounded-xl border border-line bg-surface px-4 py-3 text-base text-ink"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className="font-semibold tracking-tight outline-none">
          {words.title}
        </h2>
        {!isPending && (
          <Button size="small" onClick={() => mutate(searchId)} data-screen-only>
            {words.again}
          </Button>
        )}
      </div>
      <div role="status">
        {isPending && <p className="text-sm text-soft">{words.running}</p>}
        {data !== undefined && !isPending && <ReplayView replay={data} />}
      </div>
      {error !== null && <ErrorNotice error={error} />}
    </section>
  );
}
