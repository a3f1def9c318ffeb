import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { listLabel } from '#shared/format/list-words.ts';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Time } from '#shared/ui/time.tsx';
import { usePartyHistory } from './api.ts';

const { party: words, changes } = messages.listPage;
const fieldWords: Readonly<Record<string, string>> = changes.fields;
const DOTS = { present: 'bg-edge', added: 'bg-good', changed: 'bg-review', removed: 'bg-ink' } as const;

/** Changes of a party in the versions of its lists, newest first. */
export function PartyHistory({ listing }: { readonly listing: string }) {
  const { data, error, refetch } = usePartyHistory(listing);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg font-semibold tracking-tight">
        {words.history}
      </h2>
      <p className="mt-0.5 mb-3 max-w-prose text-soft">{words.historyText}</p>
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      <ol className="ms-1.5 border-s-2 border-line">
        {data?.items.toReversed().map(({ listing: one, change, fields, at, version }) => (
          <li key={`${one} ${change} ${at} ${version.fileHash}`} className="relative pb-4 ps-5">
            <span
              aria-hidden
              className={`absolute -start-[0.4375rem] top-1.5 size-3 rounded-full border-2 border-paper ${DOTS[change]}`}
            />
            <p>
              <span className="font-medium">{changes.kinds[change]}</span>{' '}
              <span className="text-soft">
                <Time value={at} />
              </span>
            </p>
            <p className="text-sm text-soft">
              <Link to="/lists/$list" params={{ list: one.slice(0, one.indexOf(':')) }} className="link">
                {listLabel(one.slice(0, one.indexOf(':')))}
              </Link>{' '}
              <Time value={version.publishedAt} dateOnly />
              {fields.length > 0 && ` · ${fields.map((field) => fieldWords[field] ?? field).join(', ')}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
