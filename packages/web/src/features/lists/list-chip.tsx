import type { ListInfo } from '@namesake/contract';
import { TriangleAlert } from 'lucide-react';
import { shortAge } from '#shared/format/age.ts';
import { listLabel } from '#shared/format/list-label.ts';
import { messages } from '#shared/messages/messages.ts';
import { ageText } from '#shared/ui/age-text.ts';
import { isMild, needsAttention, troubleOf } from './list-health.ts';

/** One list: its name and age; its state in words where something is wrong. */
export function ListChip({ list }: { readonly list: ListInfo }) {
  const bad = needsAttention(list);
  const age = list.ageSeconds;
  const trouble = troubleOf(list);
  const state =
    trouble === 'refused' || trouble === 'failed'
      ? messages.lists[trouble]
      : trouble === 'held'
        ? messages.listPage.attention.held(list.heldRemovals)
        : messages.lists.status[list.status];
  return (
    <li
      className={`inline-flex min-h-8 items-center gap-1 ${isMild(trouble) ? 'font-medium text-review' : bad ? 'font-medium text-high' : 'text-soft'}`}
      title={[list.title, ageText(list) ?? '', list.problem ?? ''].filter(Boolean).join(' · ')}
    >
      {bad && <TriangleAlert aria-hidden size={13} />}
      <span className={bad ? undefined : 'font-medium text-ink'}>{listLabel(list.id, list.title)}</span>
      {bad && <span>{state}</span>}
      {age !== null && list.status !== 'sample' && (
        <span>
          <span aria-hidden>{shortAge(age)}</span>
          <span className="sr-only">{ageText(list)}</span>
        </span>
      )}
    </li>
  );
}
