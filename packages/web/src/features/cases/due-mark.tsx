import type { CaseView } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { Time } from '#shared/ui/time.tsx';

const { cases: words } = messages;

/** Due time of a case, and whether it is overdue; nothing if none is set. */
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
