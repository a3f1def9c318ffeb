import { useId, useState } from 'react';
import { useMay } from '#shared/api/session.ts';
import { retentionWords } from '#shared/messages/en/retention.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { useConfirmClock, useRetention } from './api.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { HoldSection } from './hold-section.tsx';
import { PeriodSection } from './period-section.tsx';
import { RunSection } from './run-section.tsx';

const words = retentionWords;

/** Settings → Retention: periods, holds, and erasing a person. */
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

/** Opens the dialog that erases the records of a person. */
function EraseSection() {
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby={titleId} className="flex flex-wrap items-end justify-between gap-3">
      <div>
        <h2 id={titleId} className="text-lg font-semibold tracking-tight">
          {words.eraseTitle}
        </h2>
        <p className="max-w-prose text-sm text-soft">{words.eraseText}</p>
      </div>
      <Button onClick={() => setOpen(true)}>{words.eraseOpen}</Button>
      {isOpen && <EraseDialog onClose={() => setOpen(false)} />}
    </section>
  );
}

type ClockNoticeProps = { readonly now: string; readonly mayWrite: boolean };

/** The clock jumped: asks a person to confirm its date. */
function ClockNotice({ now, mayWrite }: ClockNoticeProps) {
  const confirm = useConfirmClock();
  const date = now.slice(0, 10);
  return (
    <Notice tone="caution" title={words.clockTitle}>
      <p>{words.clockText}</p>
      {mayWrite && (
        <Button size="small" className="mt-2" disabled={confirm.isPending} onClick={() => confirm.mutate(date)}>
          {words.clockConfirm(date)}
        </Button>
      )}
      {confirm.isError && <ErrorNotice error={confirm.error} />}
    </Notice>
  );
}
