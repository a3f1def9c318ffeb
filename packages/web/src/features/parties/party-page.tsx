import { useParams } from '@tanstack/react-router';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Name } from '#shared/ui/name.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { useParty } from './api/party-queries.ts';
import { PartyHistory } from './party-history.tsx';
import { PartyListings } from './party-listings.tsx';

const { party: words } = messages.listPage;

/** A listed party: where it is listed, and what happened to it in the lists. */
export function PartyPage() {
  const { listing } = useParams({ from: '/shell/parties/$listing' });
  const { data: party, error, isPending, refetch } = useParty(listing);
  // Names stay out of the browser's history.
  usePageTitle(words.title);
  return (
    <div className="mx-auto w-full max-w-4xl space-y-8 px-4 py-6 sm:px-6 lg:py-8">
      <header>
        <h1 className="text-xl font-semibold tracking-tight">
          {party ? <Name>{party.primaryName}</Name> : words.title}
        </h1>
        <p className="mt-1 text-soft">
          {party && <>{messages.entityTypes[party.entityType]} · </>}
          <code className="font-mono text-sm break-all select-all">{listing}</code>
        </p>
      </header>
      {isPending && (
        <p className="text-soft" role="status">
          {messages.loading}
        </p>
      )}
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {party === null && <Notice title={words.gone} />}
      {party && <PartyListings listings={party.listings} />}
      <PartyHistory listing={listing} />
    </div>
  );
}
