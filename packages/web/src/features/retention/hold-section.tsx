import type { LegalHoldView } from '@namesake/contract';
import { useId, useState } from 'react';
import { retentionWords } from '#shared/messages/en/retention.ts';
import { Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { useHolds, useLiftHold } from './api.ts';
import { HoldDialog } from './hold-dialog.tsx';
import { HoldTable } from './hold-table.tsx';

const words = retentionWords;

/** Records that are kept whatever their age. */
export function HoldSection({ mayWrite }: { readonly mayWrite: boolean }) {
  const titleId = useId();
  const { data, error, refetch } = useHolds();
  const [isPlacing, setPlacing] = useState(false);
  const [lifted, setLifted] = useState<LegalHoldView>();
  const lift = useLiftHold();
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-2 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id={titleId} className="text-lg font-semibold tracking-tight">
            {words.holdsTitle}
          </h2>
          <p className="max-w-prose text-sm text-soft">{words.holdsText}</p>
        </div>
        {mayWrite && <Button onClick={() => setPlacing(true)}>{words.place}</Button>}
      </div>
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <p className="text-sm text-soft">{words.holdsNone}</p>}
      {data !== undefined && data.items.length > 0 && (
        <HoldTable holds={data.items} mayWrite={mayWrite} onLift={setLifted} />
      )}
      {isPlacing && <HoldDialog onClose={() => setPlacing(false)} />}
      {lifted !== undefined && (
        <ConfirmDialog
          title={words.liftTitle}
          text={words.liftText}
          confirm={words.lift}
          confirming={words.lifting}
          deed={lift}
          onConfirm={(done) => lift.mutate(lifted.id, { onSuccess: done })}
          onClose={() => setLifted(undefined)}
        />
      )}
    </section>
  );
}
