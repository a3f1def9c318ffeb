import type { SearchResult } from '@namesake/contract';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { useLists } from '#shared/api/list-lists.ts';
import { listLabel } from '#shared/format/list-label.ts';
import { messages } from '#shared/messages/messages.ts';
import { ScrollX } from '#shared/ui/scroll-x.tsx';

type Listing = SearchResult['listings'][number];

const { facts } = messages;
const HEAD = 'pe-5 pb-1 text-start text-xs font-semibold text-faint';
const CELL = 'pe-5 py-1.5 align-top';

/** Only web pages are linked; anything else a list may carry is not followed. */
const isWebPage = (url: string | null): url is string => url !== null && /^https?:\/\//i.test(url);

/** The single records behind the party, each with the way to its publisher. */
export function ListingTable({ listings }: { readonly listings: readonly Listing[] }) {
  const titles = new Map(useLists().data?.items.map((list) => [list.id, list.title]));
  return (
    <ScrollX label={facts.listings}>
      <table className="w-full min-w-xl text-sm">
        <caption className="sr-only">{facts.listings}</caption>
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              {facts.listing}
            </th>
            <th scope="col" className={HEAD}>
              {facts.programs}
            </th>
            <th scope="col" className={HEAD}>
              {facts.measures}
            </th>
            <th scope="col" className={HEAD}>
              {facts.listedOn}
            </th>
            <th scope="col" className={HEAD}>
              {facts.publisherPage}
            </th>
          </tr>
        </thead>
        <tbody>
          {listings.map((listing) => (
            <tr key={listing.id} className="border-t border-line">
              <th scope="row" className={`${CELL} text-start font-medium`}>
                {listLabel(listing.list, titles.get(listing.list))}
                <code className="block font-mono text-xs font-normal text-faint select-all">{listing.id}</code>
                <Link to="/parties/$listing" params={{ listing: listing.id }} className="link text-xs font-normal">
                  {messages.listPage.party.link}
                </Link>
              </th>
              <td className={CELL}>{listing.programs.join(' · ') || messages.none}</td>
              <td className={CELL}>
                {listing.measures.join(' · ') || messages.effects[listing.effect]}
                {listing.legalBasis !== null && <span className="block text-xs text-faint">{listing.legalBasis}</span>}
              </td>
              <td className={`${CELL} whitespace-nowrap`}>{listing.listedOn ?? messages.none}</td>
              <td className={CELL}>
                {isWebPage(listing.url) ? (
                  <a
                    href={listing.url}
                    target="_blank"
                    rel="noreferrer"
                    className="link inline-flex items-center gap-1"
                  >
                    {new URL(listing.url).hostname}
                    <ExternalLink aria-hidden size={13} />
                    <span className="sr-only">{messages.newTab}</span>
                  </a>
                ) : (
                  messages.none
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}
