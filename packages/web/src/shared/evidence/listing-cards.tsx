import type { Entity, SearchResult } from '@namesake/contract';
import { ExternalLink } from 'lucide-react';
import { useLists } from '#shared/api/shared-queries.ts';
import { listLabel } from '#shared/format/list-words.ts';
import { messages } from '#shared/messages/messages.ts';

type Listing = SearchResult['listings'][number];
type ListingCardsProps = { readonly listings: readonly Listing[]; readonly joinedBy?: readonly JoinedBy[] | undefined };

const { facts } = messages;

/** Only web pages are linked; other schemes in a list are not followed. */
const isWebPage = (url: string | null): url is string => url !== null && /^https?:\/\//i.test(url);

/** The records behind the party, each linked to its publisher. */
export function ListingCards({ listings, joinedBy = [] }: ListingCardsProps) {
  const titles = new Map(useLists().data?.items.map((list) => [list.id, list.title]));
  return (
    <div>
      <h3 className="label-caps mb-1">{facts.listings}</h3>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {listings.map((listing) => (
          <li key={listing.id} className="px-3 py-2 text-sm">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold">{listLabel(listing.list, titles.get(listing.list))}</span>
              <code className="font-mono text-xs break-all text-faint select-all">{listing.id}</code>
              {isWebPage(listing.url) && (
                <a
                  href={listing.url}
                  target="_blank"
                  rel="noreferrer"
                  className="link ms-auto inline-flex min-h-6 items-center gap-1"
                >
                  {facts.publisherPage}
                  <ExternalLink aria-hidden size={13} />
                  <span className="sr-only">{messages.newTab}</span>
                </a>
              )}
            </p>
            <p className="break-words text-soft">
              {[
                listing.measures.join(', ') || messages.effects[listing.effect],
                listing.programs.join(', '),
                listing.listedOn !== null && facts.listedSince(listing.listedOn),
                listing.legalBasis,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {joinedBy
              .filter((joined) => joined.listing === listing.id)
              .map((joined) => (
                <p key={joined.with} className="text-xs text-faint">
                  {messages.party.joins.because(joined.with, joined.code, joined.text)}
                </p>
              ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Why a listing is shown as one party with another. */
type JoinedBy = Entity['joinedBy'][number];
