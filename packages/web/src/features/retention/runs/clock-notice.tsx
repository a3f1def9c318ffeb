import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { useConfirmClock } from '../api/change-retention.ts';

const { retention: words } = messages;

type ClockNoticeProps = { readonly now: string; readonly mayWrite: boolean };

/** The clock jumped: asks a person whether its date is right. */
export function ClockNotice({ now, mayWrite }: ClockNoticeProps) {
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
