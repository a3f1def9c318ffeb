import { useId } from 'react';
import { useMay } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { ReasonForm } from '#shared/ui/reason-form.tsx';
import { Time } from '#shared/ui/time.tsx';
import { useConfirmRemovals, useHeld } from '../api.ts';
import { MoreButton } from './more-button.tsx';
import { PartyLink } from './party-link.tsx';

const { listPage: words } = messages;

/** Held removals: reason, listings, and the button that confirms them. */
export function HeldSection({ list }: { readonly list: string }) {
  const held = useHeld(list);
  const confirm = useConfirmRemovals(list);
  const mayConfirm = useMay()('lists:write');
  const id = useId();
  if (held.error !== null) return <ErrorNotice error={held.error} onRetry={() => void held.refetch()} />;
  const items = held.data?.pages.flatMap((page) => page.items) ?? [];
  const [first] = items;
  if (first === undefined) return null;
  const reasons = [...new Set(items.map(({ text }) => text))];
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        {words.held.form}
      </h2>
      <Notice tone="caution" title={words.held.title(held.data?.pages[0]?.total ?? 0)}>
        <p className="max-w-prose">{words.held.text}</p>
        {reasons.map((reason) => (
          <p key={reason} className="mt-2 font-medium">
            {reason}.
          </p>
        ))}
        <p className="text-soft">
          {words.held.since} <Time value={first.since} />
        </p>
        <ul className="mt-3 grid gap-x-8 gap-y-1 sm:grid-cols-2">
          {items.map(({ listing, primaryName, confirmed }) => (
            <li key={listing} className="min-w-0">
              <PartyLink listing={listing} name={primaryName ?? listing} />
              {confirmed && <span className="text-soft"> · {words.held.confirmed}</span>}
            </li>
          ))}
        </ul>
        <MoreButton pages={held} />
        {mayConfirm && (
          <ReasonForm
            label={words.held.form}
            submit={words.held.submit}
            submitting={words.held.submitting}
            deed={confirm}
            onSubmit={(text) => confirm.mutate(text)}
          />
        )}
      </Notice>
    </section>
  );
}
