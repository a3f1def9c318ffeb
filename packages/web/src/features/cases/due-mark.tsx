import type { CaseView } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { Time } from '#shared/ui/time.tsx';

const { cases: words } = messages;

/** Until when a case has to be decided, and that this is over; nothing where no time is set. */
export function DueMark({ row }: { readonly row: Pick<CaseView, 'dueAt' | 'isOverdue' | 'escalatedAt'> }) {
  const { dueAt, isOverdue, escalatedAt } = row;
  if (dueAt === null) return null;
  return (
    <span className={`text-xs ${isOverdue ? 'font-semibold text-alarm' : ''}`}>
      {isOverdue ? words.overdue : words.due} <Time value={dueAt} dateOnly />
      {escalatedAt !== null && ` · ${words.escalated}`}
    </span>
  );
}
