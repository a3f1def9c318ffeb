import type { DeliveryView, WebhookView } from '@namesake/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMay } from '#shared/api/session.ts';
import { webhookWords as words } from '#shared/messages/en/webhooks.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { ScrollX } from '#shared/ui/scroll.tsx';
import { TableHead } from '#shared/ui/table-head.tsx';
import { Time } from '#shared/ui/time.tsx';
import { deliveriesQuery, useReplayDelivery } from './api.ts';

const { columns } = words;
const CELL = 'px-3 py-2 align-top';
const INKS = { waiting: 'text-soft', delivered: 'text-good', failed: 'text-review' } as const;

/** Deliveries of a webhook, newest first. */
export function DeliveryLog({ webhook: { id } }: { readonly webhook: WebhookView }) {
  const mayWrite = useMay()('webhooks:write');
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    deliveriesQuery(id),
  );
  const replay = useReplayDelivery(id);
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  if (isPending) return <p className="py-2 text-soft">{messages.loading}</p>;
  if (error !== null) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (items.length === 0) return <p className="py-2 text-soft">{words.logEmpty}</p>;
  return (
    <div className="space-y-2 pt-2">
      {replay.isError && <ErrorNotice error={replay.error} />}
      <ScrollX label={words.log} className="rounded-lg border border-line">
        <table className="w-full text-sm">
          <caption className="sr-only">{words.log}</caption>
          <TableHead columns={[columns.event, columns.at, columns.state, columns.tries]} actions={columns.actions} />
          <tbody>
            {items.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                onReplay={mayWrite ? () => replay.mutate(delivery.id) : undefined}
              />
            ))}
          </tbody>
        </table>
      </ScrollX>
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.older}
        </Button>
      )}
    </div>
  );
}

type DeliveryRowProps = {
  readonly delivery: DeliveryView;
  /** Absent without write access. */
  readonly onReplay: (() => void) | undefined;
};

function DeliveryRow({ delivery, onReplay }: DeliveryRowProps) {
  const { id, type, event, createdAt, state, dueAt, tries } = delivery;
  return (
    <tr className="border-t border-line">
      <th scope="row" className={`${CELL} text-start font-medium`}>
        {type}
        <code className="block font-mono text-xs font-normal text-faint">{event}</code>
      </th>
      <td className={CELL}>
        <Time value={createdAt} seconds />
      </td>
      <td className={`${CELL} font-medium ${INKS[state]}`}>
        {words.deliveryStates[state]}
        {dueAt !== null && tries.length > 0 && (
          <span className="block text-xs font-normal text-soft">
            {words.nextTry} <Time value={dueAt} seconds />
          </span>
        )}
      </td>
      <td className={CELL}>
        {lastTryText(delivery)}
        {tries.length > 1 && <span className="block text-xs text-faint">{words.triedTimes(tries.length)}</span>}
      </td>
      <td className={`${CELL} text-end`}>
        {onReplay !== undefined && state !== 'waiting' && (
          <Button size="small" aria-label={words.named(words.replay, id)} onClick={onReplay}>
            {words.replay}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** Result of the last attempt. */
export function lastTryText({ tries }: Pick<DeliveryView, 'tries'>): string {
  const last = tries.at(-1);
  if (last === undefined) return messages.none;
  return last.problem ?? words.answered(last.status ?? 0);
}
