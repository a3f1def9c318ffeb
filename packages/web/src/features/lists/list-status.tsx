import type { ListInfo } from '@namesake/contract';
import { isDeclaredCurrent } from '@namesake/contract/declared';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useAttestation } from '#shared/api/shared-queries.ts';
import { longAge } from '#shared/format/age.ts';
import { lastAttestedDay, listState } from '#shared/format/list-words.ts';
import { messages } from '#shared/messages/messages.ts';
import { Spinner } from '#shared/ui/spinner.tsx';
import { Time } from '#shared/ui/time.tsx';
import { isMild, publishedLongAgo, troubleOf } from './list-health.ts';

type ListStatusProps = {
  readonly list: ListInfo;
  /** Whether lists are loading for the first time: a list that is not here yet is not missing. */
  readonly isLoading?: boolean;
};

/** A list's state as icon and words, with the end of the operator's declaration, and why a file was refused. */
export function ListStatus({ list, isLoading = false }: ListStatusProps) {
  const attestation = useAttestation();
  if (isLoading && list.status === 'missing' && list.problem === null)
    return (
      <span className="inline-flex items-center gap-1 font-medium text-soft">
        <Spinner size={13} />
        {messages.lists.beingLoaded}
      </span>
    );
  const declared = isDeclaredCurrent(list, attestation !== null) ? attestation : null;
  // Nothing newer for longer than the publisher's interval: such a list is not called up to date.
  const isLongUnchanged = list.status === 'fresh' && declared === null && publishedLongAgo(list) !== undefined;
  const bad = list.status !== 'fresh' || list.problem !== null || declared !== null || isLongUnchanged;
  const trouble = troubleOf(list);
  const look = !bad ? 'text-good' : trouble === undefined || isMild(trouble) ? 'text-review' : 'text-alarm';
  const Icon = bad ? TriangleAlert : CircleCheck;
  return (
    <>
      <span className={`inline-flex items-center gap-1 font-medium whitespace-nowrap ${look}`}>
        <Icon aria-hidden size={13} className="shrink-0" />
        {isLongUnchanged ? messages.lists.nothingNewer : listState(list, attestation !== null)}
      </span>
      {declared !== null && (
        <span className="block text-faint">{messages.lists.declaredUntil(lastAttestedDay(declared))}</span>
      )}
      {list.heldRemovalCount > 0 && (
        <span className="block font-medium text-review">{messages.listPage.attention.held(list.heldRemovalCount)}</span>
      )}
      {list.problem !== null && <span className="block max-w-prose text-ink">{list.problem}</span>}
    </>
  );
}

/** Listings that the default policy excludes; nothing if it searches the whole list. */
export function NotSearched({ list }: { readonly list: ListInfo }) {
  const { listingCount: listings, effects } = list.notSearched;
  if (listings === 0) return null;
  const names = effects.map((effect) => messages.effects[effect].toLowerCase()).join(', ');
  return (
    <span className="block text-xs font-normal md:max-w-60 text-faint">
      {messages.listPage.notSearched(listings, list.recordCount ?? listings, names)}
    </span>
  );
}

/** Publication date of a list's version, and its age if that is long: a file new to the folder may be old. */
export function Published({ list }: { readonly list: ListInfo }) {
  if (list.publishedAt === null) return messages.none;
  const seconds = publishedLongAgo(list);
  return (
    <>
      <Time value={list.publishedAt} dateOnly />
      {seconds !== undefined && (
        <span className="block font-medium text-review">{messages.lists.publishedAgo(longAge(seconds))}</span>
      )}
    </>
  );
}
