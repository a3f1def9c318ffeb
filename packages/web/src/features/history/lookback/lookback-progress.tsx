import type { LookbackView } from '@namesake/contract';
import { useNavigate } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { addressOf } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { useMay } from '#shared/api/session.ts';
import { count } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { useCancelLookback, useEraseLookback } from '../api.ts';

const { lookbacks: words } = messages;
const FILE_LOOK =
  'inline-flex min-h-8 items-center gap-1.5 rounded-md border border-edge bg-surface px-3 text-sm font-medium hover:bg-sunken';

/** Progress of a lookback, its findings, and gaps. */
export function LookbackProgress({ lookback }: { readonly lookback: LookbackView }) {
  const { id, state, endedAt, totalCount: total, scannedCount: scanned, foundCount: found } = lookback;
  const { unreadableCount: unreadable, skippedCount: skipped, erasedCount: erased } = lookback;
  const cancel = useCancelLookback(id);
  const may = useMay();
  const lost = [
    ...(unreadable > 0 ? [words.unreadable(unreadable)] : []),
    ...(skipped > 0 ? [words.skipped(skipped)] : []),
    ...(erased > 0 ? [words.erased(erased)] : []),
  ];
  return (
    <section aria-label={words.progressTitle} className="space-y-2 rounded-xl border border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="font-semibold">
          {words.states[state]} · {words.found(found)}
        </p>
        <span className="ms-auto flex flex-wrap gap-2">
          {endedAt === null && (
            <Button size="small" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
              {words.cancel}
            </Button>
          )}
          {may('retention:write') && <EraseLookback id={id} />}
        </span>
      </div>
      <p className="text-sm text-soft tabular-nums">
        {total === null ? words.counting : words.looked(count(scanned), count(total))}
      </p>
      {total !== null && endedAt === null && (
        <progress
          aria-label={words.progressTitle}
          value={scanned + unreadable}
          max={Math.max(1, total)}
          className="w-full"
        />
      )}
      {cancel.isError && <ErrorNotice error={cancel.error} />}
      {lost.map((text) => (
        <p key={text} className="text-sm text-review">
          {text}
        </p>
      ))}
      {found > 0 && (
        <a
          href={addressOf(ENDPOINTS.exportLookbackCsv, { params: { id } })}
          download={`${id}.csv`}
          className={FILE_LOOK}
        >
          <Download aria-hidden size={15} />
          {words.report}
        </a>
      )}
    </section>
  );
}

/** Deletes a lookback permanently, after a confirmation. */
function EraseLookback({ id }: { readonly id: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const erase = useEraseLookback(id);
  const gone = () => void navigate({ to: '/history/lookbacks', search: {}, replace: true });
  return (
    <>
      <Button size="small" onClick={() => setIsAsking(true)}>
        {words.erase}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.eraseTitle}
          text={words.eraseText}
          confirm={words.erase}
          confirming={words.erasing}
          deed={erase}
          onConfirm={() => erase.mutate(undefined, { onSuccess: gone })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
