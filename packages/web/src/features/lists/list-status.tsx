import type { ListInfo } from '@namesake/contract';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { messages } from '#shared/messages/messages.ts';

/** A list's state as icon and words; below, why its newest file was not taken. */
export function ListStatus({ list }: { readonly list: ListInfo }) {
  const bad = list.status !== 'fresh' || list.problem !== null;
  const look = !bad ? 'text-good' : list.status === 'aged' && list.problem === null ? 'text-review' : 'text-high';
  const Icon = bad ? TriangleAlert : CircleCheck;
  return (
    <>
      <span className={`inline-flex items-center gap-1 font-medium ${look}`}>
        <Icon aria-hidden size={13} />
        {messages.lists.status[list.status]}
      </span>
      {list.heldRemovals > 0 && (
        <span className="block font-medium text-review">{messages.listPage.attention.held(list.heldRemovals)}</span>
      )}
      {list.problem !== null && <span className="block max-w-prose text-ink">{list.problem}</span>}
    </>
  );
}
