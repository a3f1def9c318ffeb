import type { Entity } from '@namesake/contract';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { listLabel } from '#shared/format/list-words.ts';
import { messages } from '#shared/messages/messages.ts';
import { Time } from '#shared/ui/time.tsx';

const { result: words, party: partyWords, facts } = messages;

type PartyListingsProps = {
  readonly listings: Entity['listings'];
  readonly joinedBy: Entity['joinedBy'] | undefined;
};

const isWebPage = (url: string | null): url is string => url !== null && /^https?:\/\//i.test(url);

/** Measures of each list on the party, with date and legal basis, linked to the list and its publisher. */
export function PartyListings({ listings, joinedBy = [] }: PartyListingsProps) {
  return (
    <section aria-labelledby="measures-title">
      <h2 id="measures-title" className="mb-2 text-lg font-semibold tracking-tight">
        {partyWords.measures}
      </h2>
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
        {listings.map((listing) => {
          const joined = joinedBy.find((one) => one.listing === listing.id);
          const { listedOn } = listing;
          return (
            <li key={listing.id} className="grid gap-x-6 gap-y-0.5 px-4 py-2.5 sm:grid-cols-[14rem_minmax(0,1fr)]">
              <p className="min-w-0">
                <Link to="/lists/$list" params={{ list: listing.list }} className="link font-medium">
                  {listLabel(listing.list)}
                </Link>
                <code className="block font-mono text-xs break-all text-faint select-all">{listing.id}</code>
                {listing.status !== 'active' && (
                  <span
                    className="text-sm font-semibold text-review"
                    title={listing.status === 'held' ? words.heldHint : undefined}
                  >
                    {listing.status === 'held' ? words.held : words.delisted}
                  </span>
                )}
              </p>
              <div className="min-w-0 text-sm break-words text-soft">
                <p>
                  <span className="font-medium text-ink">
                    {listing.measures.join(', ') || messages.effects[listing.effect]}
                  </span>
                  {listedOn !== null && (
                    <>
                      {' · '}
                      {facts.listedOn} <Time value={listedOn} dateOnly />
                    </>
                  )}
                </p>
                <p>{[...listing.programs, listing.legalBasis ?? ''].filter(Boolean).join(' · ')}</p>
                {isWebPage(listing.url) && (
                  <a
                    href={listing.url}
                    target="_blank"
                    rel="noreferrer"
                    className="link inline-flex min-h-6 items-center gap-1"
                  >
                    {facts.publisherPage}
                    <ExternalLink aria-hidden size={13} />
                    <span className="sr-only">{messages.newTab}</span>
                  </a>
                )}
                {joined !== undefined && (
                  <p className="text-faint">{partyWords.joins.because(joined.with, joined.code, joined.text)}</p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
