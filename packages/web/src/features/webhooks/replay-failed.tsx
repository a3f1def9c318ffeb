import type { WebhookView } from '@namesake/contract';
import { useState } from 'react';
import { webhookWords as words } from '#shared/messages/en/webhooks.ts';
import { Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { useReplayFailed } from './api.ts';

/** Sends all failed deliveries again, after a confirmation, and reports their number. */
export function ReplayFailed({ webhook: { id, url, failedCount } }: { readonly webhook: WebhookView }) {
  const [isAsked, setAsked] = useState(false);
  const [count, setCount] = useState(0);
  const replay = useReplayFailed(setCount);
  return (
    <>
      {failedCount > 0 && (
        <Button size="small" aria-label={words.named(words.replayFailed, url)} onClick={() => setAsked(true)}>
          {words.replayFailed}
        </Button>
      )}
      {replay.data !== undefined && (
        <p role="status" className="order-last w-full text-sm font-medium text-soft">
          {words.replayed(replay.data)}
        </p>
      )}
      {isAsked && (
        <ConfirmDialog
          title={words.replayFailedTitle}
          text={words.replayFailedText(failedCount)}
          confirm={words.replayFailed}
          confirming={words.replaying(count)}
          deed={replay}
          onConfirm={(done) => {
            setCount(0);
            replay.mutate(id, { onSuccess: done });
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
