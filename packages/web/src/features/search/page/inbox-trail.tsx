import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { readInboxPlace } from '#shared/kept/inbox-place.ts';
import { keepRowPlace } from '#shared/kept/row-place.ts';
import { useKeys } from '#shared/keys/keys.tsx';
import { messages } from '#shared/messages/messages.ts';

const words = messages.inbox.trail;
const LINK = 'link inline-flex min-h-8 items-center gap-1.5 text-sm';

/** Links from a screening back to its place in the inbox, and to the next one there. */
export function InboxTrail({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  const place = readInboxPlace();
  const next = place?.ids[place.ids.indexOf(id) + 1];
  const address = place?.address ?? {};
  const goOn = () => {
    if (next === undefined || place === undefined) return;
    keepRowPlace('inbox', address, { ...place, current: next });
    void navigate({ to: '/', search: { id: next, from: 'inbox' } });
  };
  useKeys([
    { key: 'h', words: words.back, run: () => void navigate({ to: '/inbox', search: address }) },
    { key: 'l', words: words.next, run: goOn },
  ]);
  return (
    <nav aria-label={words.label} className="mb-3 flex flex-wrap items-center justify-between gap-x-4" data-screen-only>
      <Link to="/inbox" search={address} aria-keyshortcuts="h" className={LINK}>
        <ArrowLeft aria-hidden size={15} className="rtl:-scale-x-100" />
        {words.back}
      </Link>
      {next === undefined ? (
        <span className="text-sm text-soft">{words.end}</span>
      ) : (
        <Link
          to="/"
          search={{ id: next, from: 'inbox' }}
          onClick={() => place !== undefined && keepRowPlace('inbox', address, { ...place, current: next })}
          aria-keyshortcuts="l"
          className={LINK}
        >
          {words.next}
          <ArrowRight aria-hidden size={15} className="rtl:-scale-x-100" />
        </Link>
      )}
    </nav>
  );
}
