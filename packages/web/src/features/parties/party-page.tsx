import { Link, useParams } from '@tanstack/react-router';
import { useMay } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Name } from '#shared/ui/name.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { useParty, usePartyHistory, usePartyOwnership, usePartyRelations } from './api.ts';
import { IdentitySection } from './identity-section.tsx';
import { OwnershipSection } from './ownership-section.tsx';
import { PartyDecisions } from './party-decisions.tsx';
import { PartyHistory } from './party-history.tsx';
import { PartyListings } from './party-listings.tsx';
import { RelationTable } from './relation-table.tsx';

const { party: words } = messages.listPage;

/** A party: identity, effects of its listings, relations, owners, and its history in the lists. */
export function PartyPage() {
  const { listing } = useParams({ from: '/shell/parties/$listing' });
  const { data: party, error, isPending, refetch } = useParty(listing);
  const { data: history } = usePartyHistory(listing);
  const { data: relations } = usePartyRelations(listing);
  const ownership = usePartyOwnership(listing);
  const name = party?.primaryName ?? ownership.data?.party.name;
  const may = useMay();
  // Names must not appear in the browser's history.
  usePageTitle(words.title);
  return (
    <div className="page space-y-7">
      <header>
        <h1 className="text-xl font-semibold tracking-tight">{name ? <Name>{name}</Name> : words.title}</h1>
        <p className="mt-1 text-soft">
          {party && <>{messages.entityTypes[party.entityType]} · </>}
          {party === null && ownership.data && <>{messages.party.notListed} · </>}
          <code className="font-mono text-sm break-all select-all">{listing}</code>
        </p>
        {party && may('search:read') && (
          <Link
            to="/history/lookbacks"
            search={{ party: listing }}
            className="link inline-flex min-h-7 items-center text-sm"
          >
            {messages.lookbacks.openParty}
          </Link>
        )}
      </header>
      {isPending && (
        <p className="text-soft" role="status">
          {messages.loading}
        </p>
      )}
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {party === null && history && <Notice title={words.gone} />}
      {party === null && history === null && ownership.data === null && <Notice title={messages.party.missing} />}
      {party && <IdentitySection party={party} />}
      {party && <PartyListings listings={party.listings} joinedBy={party.joinedBy} />}
      {relations && <RelationTable items={relations.items} />}
      {ownership.error !== null && <ErrorNotice error={ownership.error} onRetry={() => void ownership.refetch()} />}
      {ownership.data && <OwnershipSection ownership={ownership.data} isPerson={party?.entityType === 'person'} />}
      {party?.decisions && <PartyDecisions party={party} decisions={party.decisions} />}
      {!isPending && history !== null && <PartyHistory listing={listing} />}
    </div>
  );
}
