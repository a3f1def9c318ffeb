import type { CaseDetail } from '@namesake/contract';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useLists } from '#shared/api/shared-queries.ts';
import { decidedOf } from '#shared/decide/decided.ts';
import { DecisionPill } from '#shared/decide/decision-pill.tsx';
import { listLabel } from '#shared/format/list-words.ts';
import { useKeys, walkRows } from '#shared/keys/keys.tsx';
import { messages } from '#shared/messages/messages.ts';
import { Name } from '#shared/ui/name.tsx';

const { cases: words, party } = messages;

type ListingRowsProps = {
  readonly one: CaseDetail;
  readonly chosen: string | undefined;
  readonly onChoose: (listing: string) => void;
};

/** Listings of the party, each with its list and decision: `j` and `k` choose the one to compare. */
export function ListingRows({ one, chosen, onChoose }: ListingRowsProps) {
  const { listings, entityId } = one;
  const ref = useRef<HTMLUListElement>(null);
  const titles = new Map(useLists().data?.items.map((list) => [list.id, list.title]));
  useKeys([
    { key: 'j', words: words.keys.nextListing, run: () => walkRows(ref.current, 1) },
    { key: 'k', words: words.keys.lastListing, run: () => walkRows(ref.current, -1) },
  ]);
  return (
    <section aria-label={words.page.listings} className="min-w-0 space-y-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg font-semibold tracking-tight">{words.page.listings}</h2>
        <Link to="/parties/$listing" params={{ listing: entityId }} className="link inline-flex min-h-6 text-sm">
          {party.open}
        </Link>
      </div>
      <ul ref={ref} className="overflow-hidden rounded-xl border border-line bg-surface">
        {listings.map(({ id, listId, name }) => (
          <li key={id} className="border-t border-line first:border-t-0">
            <button
              type="button"
              data-row
              data-selected={id === chosen || undefined}
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
              onFocus={() => onChoose(id)}
              className="grid w-full gap-y-0.5 border-s-3 border-transparent px-3 py-2 text-start -outline-offset-2 hover:bg-sunken data-selected:border-accent data-selected:bg-accent-wash"
            >
              <span className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3">
                <span className="min-w-0 font-semibold">
                  {name === null ? <span className="text-soft">{words.unlisted}</span> : <Name>{name}</Name>}
                </span>
                <Decided one={one} listing={id} />
              </span>
              <span className="flex flex-wrap gap-x-3 text-sm text-soft">
                {listLabel(listId, titles.get(listId))}
                <code className="font-mono text-xs break-all text-faint">{id}</code>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Decision about a listing; the previous one if it no longer applies. */
function Decided({ one: { decisions }, listing }: { readonly one: CaseDetail; readonly listing: string }) {
  const decided = decidedOf({ listings: [{ id: listing }] }, decisions);
  if (decided.kind !== 'reopened' || decided.verdict === undefined) return <DecisionPill decided={decided} />;
  const { previous, verdicts } = messages.decisions;
  return <span className="text-sm text-soft">{previous(verdicts[decided.verdict])}</span>;
}
