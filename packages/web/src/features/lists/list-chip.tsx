import type { ListInfo } from '@namesake/contract';
import { TriangleAlert } from 'lucide-react';
import { longAge, shortAge } from '#shared/format/age.ts';
import { messages } from '#shared/messages/messages.ts';
import { listLabel } from '#shared/ui/list-label.ts';
import { needsAttention } from './list-health.ts';

/** One list: its name and age; its state in words where something is wrong. */
export function ListChip({ list }: { readonly list: ListInfo }) {
  const bad = needsAttention(list);
  const age = list.ageSeconds;
  const state =
    list.problem !== null
      ? messages.lists.refused
      : list.heldRemovals > 0
        ? messages.listPage.attention.held(list.heldRemovals)
        : messages.lists.status[list.status];
  return (
    <li
      className={`inline-flex min-h-8 items-center gap-1 ${bad ? 'font-medium text-high' : 'text-soft'}`}
      title={[list.title, age === null ? '' : messages.lists.checkedAgo(longAge(age)), list.problem ?? '']
        .filter(Boolean)
        .join(' · ')}
    >
      {bad && <TriangleAlert aria-hidden size={13} />}
      <span className={bad ? undefined : 'font-medium text-ink'}>{listLabel(list.id, list.title)}</span>
      {bad && <span>{state}</span>}
      {age !== null && list.status !== 'sample' && (
        <span>
          <span aria-hidden>{shortAge(age)}</span>
          <span className="sr-only">{messages.lists.checkedAgo(longAge(age))}</span>
        </span>
      )}
    </li>
  );
}
