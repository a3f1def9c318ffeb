import { useMay } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { useRetention } from './api/retention-queries.ts';
import { EraseSection } from './erase/erase-section.tsx';
import { HoldSection } from './holds/hold-section.tsx';
import { PeriodSection } from './periods/period-section.tsx';
import { ClockNotice } from './runs/clock-notice.tsx';
import { RunSection } from './runs/run-section.tsx';

const { retention: words } = messages;

/** Settings → Retention: how long records are kept, what is on hold, and erasing a person. */
export function RetentionPage() {
  usePageTitle(words.title);
  const mayWrite = useMay()('retention:write');
  const { data, error, isPending, refetch } = useRetention();
  return (
    <div className="min-w-0 space-y-8">
      <header>
        <h1 className="text-xl font-semibold tracking-tight">{words.title}</h1>
        <p className="mt-1 max-w-prose text-soft">{words.intro}</p>
      </header>
      {isPending && (
        <p className="text-soft" role="status">
          {messages.loading}
        </p>
      )}
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <>
          {data.purge.clock === 'doubtful' && <ClockNotice now={data.purge.now} mayWrite={mayWrite} />}
          <PeriodSection settings={data} mayWrite={mayWrite} />
          <HoldSection mayWrite={mayWrite} />
          {mayWrite && <EraseSection />}
          <RunSection purge={data.purge} />
        </>
      )}
    </div>
  );
}
