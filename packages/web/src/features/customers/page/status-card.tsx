import type { CustomerView } from '@namesake/contract';
import { Link } from '@tanstack/react-router';
import { STATUS_LOOKS, StatusMark } from '#shared/customers/status-mark.tsx';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Time } from '#shared/ui/time.tsx';
import { useScreenCustomer } from '../api.ts';

const { customers: words } = messages;
const LINK_LOOK =
  'inline-flex min-h-9 items-center rounded-md border border-edge bg-surface px-3.5 font-medium hover:bg-sunken';

type StatusCardProps = { readonly customer: CustomerView; readonly mayWrite: boolean };

/** Status, its date and meaning; with the button that rescreens the customer. */
export function StatusCard({ customer, mayWrite }: StatusCardProps) {
  const { customerId: id, status, statusSince, watch, due } = customer;
  const screen = useScreenCustomer(id);
  return (
    <section aria-label={words.status} className="space-y-2">
      <div
        className={`flex flex-wrap items-center justify-between gap-3 rounded-xl px-4 py-3 ${STATUS_LOOKS[status].look}`}
      >
        <div className="min-w-0 space-y-0.5">
          <p className="flex flex-wrap items-baseline gap-x-3 text-lg">
            <StatusMark customer={customer} />
            <span className="text-sm text-soft">
              {words.since} <Time value={statusSince} />
            </span>
          </p>
          <p className="max-w-prose">{words.meanings[status]}</p>
          {due !== null && <p className="text-sm text-soft">{words.due(words.dues[due])}</p>}
          {watch !== 'on' && <p className="text-sm font-semibold text-review">{words.watches[watch]}</p>}
        </div>
        {mayWrite && (
          <div className="flex flex-wrap gap-2">
            <Button disabled={screen.isPending} onClick={() => screen.mutate()}>
              {screen.isPending ? words.page.screening : words.page.screenNow}
            </Button>
            <Link to="/customers/$customer/edit" params={{ customer: id }} className={LINK_LOOK}>
              {words.page.edit}
            </Link>
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {screen.isSuccess && words.page.screenedNow}
      </p>
      {screen.isError && <ErrorNotice error={screen.error} />}
    </section>
  );
}
