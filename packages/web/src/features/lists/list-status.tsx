import type { ListInfo } from '@namesake/contract';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { messages } from '#shared/messages/messages.ts';
import { Spinner } from '#shared/ui/spinner.tsx';
import { isMild, troubleOf } from './list-health.ts';

type ListStatusProps = {
  readonly list: ListInfo;
  /** Whether lists are being loaded for the first time: one that is not here yet is not missing. */
  readonly isLoading?: boolean;
};

/** A list's state as icon and words; below, why its newest file was not taken. */
export function ListStatus({ list, isLoading = false }: ListStatusProps) {
  if (isLoading && list.status === 'missing' && list.problem === null)
    return (
      <span className="inline-flex items-center gap-1 font-medium text-soft">
        <Spinner size={13} />
        {messages.lists.beingLoaded}
      </span>
    );
  const bad = list.status !== 'fresh' || list.problem !== null;
  const look = !bad ? 'text-good' : isMild(troubleOf(list)) ? 'text-review' : 'text-alarm';
  const Icon = bad ? TriangleAlert : CircleCheck;
  return (
    <>
      <span className={`inline-flex items-center gap-1 font-medium whitespace-nowrap ${look}`}>
        <Icon aria-hidden size={13} className="shrink-0" />
        {messages.lists.status[list.status]}
      </span>
      {list.heldRemovals > 0 && (
        <span className="block font-medium text-review">{messages.listPage.attention.held(list.heldRemovals)}</span>
      )}
      {list.problem !== null && <span className="block max-w-prose text-ink">{list.problem}</span>}
    </>
  );
}
