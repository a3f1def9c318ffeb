import type { CustomerView, WatchState } from '@namesake/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { ReasonForm } from '#shared/ui/reason-form.tsx';
import { Time } from '#shared/ui/time.tsx';
import { useChangeWatch } from '../api.ts';

const { customers: words } = messages;
/** Possible changes of a watch. */
const CHANGES: Readonly<Record<WatchState, readonly WatchState[]>> = {
  on: ['off', 'ended'],
  off: ['on', 'ended'],
  ended: ['on'],
};

type WatchSectionProps = { readonly customer: CustomerView; readonly mayWrite: boolean };

/** Whether and why the customer is watched, with the actions that change it. */
export function WatchSection({ customer, mayWrite }: WatchSectionProps) {
  const { customerId: id, watch, watchSince, watchReason, leaving } = customer;
  const [chosen, setChosen] = useState<WatchState>();
  const [said, setSaid] = useState('');
  return (
    <section aria-label={words.watch} className="space-y-2 rounded-xl border border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="font-semibold">{words.watches[watch]}</h2>
        <span className="text-sm text-soft">
          {words.since} <Time value={watchSince} />
        </span>
      </div>
      <p className="text-sm text-soft">{words.watchMeanings[watch]}</p>
      {watchReason !== null && (
        <p className="text-sm wrap-anywhere">
          <span className="text-soft">{messages.listPage.reason}:</span> {watchReason}
        </p>
      )}
      {leaving !== null && (
        <p className="text-sm">
          <span className="text-review">{words.page.leaving}</span>{' '}
          <Link to="/batches/$batch" params={{ batch: leaving }} className="link inline-flex min-h-6 items-center">
            {words.page.leavingFile}
          </Link>
        </p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {mayWrite && (
        <div className="flex flex-wrap gap-2">
          {CHANGES[watch].map((to) => (
            <Button key={to} size="small" onClick={() => setChosen(to)}>
              {words.change[to].deed}
            </Button>
          ))}
        </div>
      )}
      {chosen !== undefined && (
        <WatchDialog
          id={id}
          to={chosen}
          onDone={() => setSaid(words.change.done[chosen])}
          onClose={() => setChosen(undefined)}
        />
      )}
    </section>
  );
}

type WatchDialogProps = {
  readonly id: string;
  readonly to: WatchState;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks for the reason. */
function WatchDialog({ id, to, onDone, onClose }: WatchDialogProps) {
  const change = useChangeWatch(id);
  const { deed, title, text } = words.change[to];
  return (
    <Dialog title={title} text={text} onClose={onClose}>
      {(close) => (
        <ReasonForm
          label={title}
          submit={deed}
          submitting={words.change.submitting}
          deed={change}
          onSubmit={(reason) => {
            const done = () => {
              onDone();
              close();
            };
            change.mutate({ watch: to, reason }, { onSuccess: done });
          }}
          onCancel={close}
        />
      )}
    </Dialog>
  );
}
