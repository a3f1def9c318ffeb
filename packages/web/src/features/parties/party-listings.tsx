import type { Entity } from '@namesake/contract';
import { Link } from '@tanstack/react-router';
import { listLabel } from '#shared/format/list-label.ts';
import { messages } from '#shared/messages/messages.ts';

const { result: words } = messages;

/** Where a party is listed, each with the way to its list. */
export function PartyListings({ listings }: { readonly listings: Entity['listings'] }) {
  return (
    <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
      {listings.map((listing) => (
        <li key={listing.id} className="px-4 py-2.5">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <Link to="/lists/$list" params={{ list: listing.list }} className="link font-medium">
              {listLabel(listing.list)}
            </Link>
            <code className="font-mono text-xs break-all text-faint select-all">{listing.id}</code>
            {listing.status === 'held' && (
              <span className="text-sm font-semibold text-review" title={words.heldHint}>
                {words.held}
              </span>
            )}
            {listing.status === 'delisted' && (
              <span className="text-sm font-semibold text-review">{words.delisted}</span>
            )}
          </p>
          <p className="text-sm text-soft">
            {[messages.effects[listing.effect], ...listing.programs, listing.listedOn ?? '']
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
