import type { CreatedWebhook, WebhookView } from '@namesake/contract';
import { mailboxOf } from '@namesake/contract/mailbox';
import { useState } from 'react';
import { useMay } from '#shared/api/session.ts';
import { webhookWords as words } from '#shared/messages/en/webhooks.ts';
import { Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { Disclosure } from '#shared/ui/disclosure.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { Time } from '#shared/ui/time.tsx';
import { useChangeWebhook, useDeleteWebhook, useRotateSecret, useTestWebhook } from './api.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { ReplayFailed } from './replay-failed.tsx';

type WebhookCardProps = {
  readonly webhook: WebhookView;
  readonly onRotated: (rotated: CreatedWebhook) => void;
};

/** A webhook: events, state, actions and deliveries. */
export function WebhookCard({ webhook, onRotated }: WebhookCardProps) {
  const { url, description, state, events, digest, withReferences, waitingCount, failedCount, previousSecretUntil } =
    webhook;
  const mayWrite = useMay()('webhooks:write');
  const [isLogOpen, setLogOpen] = useState(false);
  return (
    <li className="space-y-3 rounded-xl border border-line bg-surface p-4 sm:p-5">
      <div>
        <h2 className="font-mono text-sm font-semibold wrap-anywhere">{url}</h2>
        {description !== '' && <p className="text-soft">{description}</p>}
        <p className={`text-sm ${failedCount > 0 ? 'text-review' : 'text-soft'}`}>
          <strong>{words.states[state]}</strong> · {words.counts(waitingCount, failedCount)}
        </p>
        <p className="mt-1 font-mono text-xs text-faint">{events.join(', ')}</p>
        {mailboxOf(url) !== undefined && (
          <p className="text-sm text-soft">
            {digest === null ? words.atOnce : words.daily(digest.at, digest.timeZone)}
            {withReferences && ` · ${words.withReferences}`}
          </p>
        )}
        {previousSecretUntil !== null && (
          <p className="text-sm text-soft">
            {words.previousUntil} <Time value={previousSecretUntil} />
          </p>
        )}
      </div>
      {state === 'disabled' && (
        <Notice tone="alarm" title={words.states.disabled}>
          {words.disabledText}
        </Notice>
      )}
      {mayWrite && <WebhookDeeds webhook={webhook} onRotated={onRotated} />}
      <Disclosure summary={<span onClickCapture={() => setLogOpen(true)}>{words.log}</span>}>
        {isLogOpen && <DeliveryLog webhook={webhook} />}
      </Disclosure>
    </li>
  );
}

/** Test, on and off, rotate, replay, delete. */
function WebhookDeeds({ webhook, onRotated }: WebhookCardProps) {
  const { id, url, state } = webhook;
  const [asked, setAsked] = useState<'rotate' | 'remove'>();
  const test = useTestWebhook();
  const change = useChangeWebhook();
  const rotate = useRotateSecret();
  const remove = useDeleteWebhook();
  const turn = state === 'on' ? words.turnOff : words.turnOn;
  const close = () => setAsked(undefined);
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-label={words.named(words.test, url)}
          disabled={test.isPending}
          onClick={() => test.mutate(id)}
        >
          {test.isPending ? words.testing : words.test}
        </Button>
        <Button
          size="small"
          aria-label={words.named(turn, url)}
          disabled={change.isPending}
          onClick={() => change.mutate({ id, state: state === 'on' ? 'off' : 'on' })}
        >
          {turn}
        </Button>
        {mailboxOf(url) === undefined && (
          <Button size="small" aria-label={words.named(words.rotate, url)} onClick={() => setAsked('rotate')}>
            {words.rotate}
          </Button>
        )}
        <ReplayFailed webhook={webhook} />
        <Button size="small" aria-label={words.named(words.remove, url)} onClick={() => setAsked('remove')}>
          {words.remove}
        </Button>
      </div>
      {test.data !== undefined && (
        <p role="status" className={`text-sm font-medium ${test.data.delivered ? 'text-good' : 'text-review'}`}>
          {test.data.problem ?? words.testDelivered(test.data.status ?? 0)}
        </p>
      )}
      {test.isError && <ErrorNotice error={test.error} />}
      {change.isError && <ErrorNotice error={change.error} />}
      {asked === 'rotate' && (
        <ConfirmDialog
          title={words.rotateTitle}
          text={words.rotateText}
          confirm={words.rotateConfirm}
          confirming={words.rotating}
          deed={rotate}
          onConfirm={(done) =>
            rotate.mutate(id, {
              onSuccess: (rotated) => {
                done();
                onRotated(rotated);
              },
            })
          }
          onClose={close}
        />
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          title={words.removeTitle}
          text={words.removeText}
          confirm={words.removeConfirm}
          confirming={words.removing}
          deed={remove}
          onConfirm={(done) => remove.mutate(id, { onSuccess: done })}
          onClose={close}
        />
      )}
    </div>
  );
}
