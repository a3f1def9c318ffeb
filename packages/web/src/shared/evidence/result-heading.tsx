import type { SearchResult } from '@namesake/contract';
import type { RefObject } from 'react';
import { useLists } from '#shared/api/shared-queries.ts';
import { listLabel } from '#shared/format/list-words.ts';
import { points } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { Name } from '#shared/ui/name.tsx';
import { MarkedText } from './marked-text.tsx';

const { result: words, entityTypes } = messages;
const BADGE = 'inline-flex min-h-6 items-center gap-1.5 rounded-md border px-2 text-xs';

type ResultHeadingProps = {
  readonly id: string;
  readonly result: SearchResult;
  readonly headingRef?: RefObject<HTMLHeadingElement | null> | undefined;
};

/** The matched name as headline, with its kind and, if different, the party's main name below. */
export function ResultHeading({ id, result, headingRef }: ResultHeadingProps) {
  const { matchedName, primaryName, evidence } = result;
  const kind = matchedName === null ? words.identifierOnly : words.kinds[matchedName.kind];
  const quality = matchedName?.quality === 'weak' ? words.weak : undefined;
  return (
    <>
      <h2
        id={id}
        ref={headingRef}
        tabIndex={-1}
        className="text-xl leading-snug font-semibold tracking-tight outline-none"
      >
        {matchedName === null ? (
          <Name>{primaryName}</Name>
        ) : (
          <Name script={matchedName.script}>
            <MarkedText
              text={matchedName.value}
              tokens={evidence.tokens}
              spans={evidence.tokens.map((token) => token.listedSpan)}
            />
          </Name>
        )}
      </h2>
      <p className="text-sm text-soft">
        {[entityTypes[result.entityType], quality ?? kind].join(' · ')}
        {matchedName !== null && matchedName.value !== primaryName && (
          <>
            {' · '}
            {words.primaryName}{' '}
            <span className="font-medium text-ink">
              <Name>{primaryName}</Name>
            </span>
          </>
        )}
      </p>
    </>
  );
}

type ListBadgesProps = { readonly result: SearchResult; readonly isNameSearch: boolean };

/** Lists of the party with their legal effect, and OFAC's own score, which only names have. */
export function ListBadges({ result, isNameSearch }: ListBadgesProps) {
  const titles = new Map(useLists().data?.items.map((list) => [list.id, list.title]));
  return (
    <ul className="flex flex-wrap gap-1.5">
      {result.listings.map((listing) => (
        <li key={listing.id} className={`${BADGE} border-line bg-paper`} title={titles.get(listing.list)}>
          <span className="font-semibold">{listLabel(listing.list, titles.get(listing.list))}</span>
          <span className="text-soft">{messages.effects[listing.effect]}</span>
          {listing.status === 'held' && (
            <span className="font-semibold text-review" title={messages.result.heldHint}>
              {messages.result.held}
            </span>
          )}
          {listing.status === 'delisted' && (
            <span className="font-semibold text-review">{messages.result.delisted}</span>
          )}
        </li>
      ))}
      {result.ofacScoreEstimate !== null && result.matchedName !== null && isNameSearch && (
        <li className={`${BADGE} border-edge border-dashed text-soft`} title={messages.result.ofacHint}>
          {messages.result.ofac}
          <span className="font-semibold text-ink">≈ {points(result.ofacScoreEstimate)}</span>
        </li>
      )}
    </ul>
  );
}
