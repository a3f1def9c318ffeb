import type { CustomerStatus, CustomerView } from '@namesake/contract';
import { CircleDashed, CirclePause, Clock3, UserRoundCheck, UserRoundSearch } from 'lucide-react';
import { messages } from '#shared/messages/messages.ts';
import { codeText } from './code-text.ts';

const { customers: words } = messages;

/** Icon and colours of a status: background and text. */
export const STATUS_LOOKS = {
  waiting: { icon: Clock3, look: 'bg-sunken', ink: 'text-soft' },
  clear: { icon: CircleDashed, look: 'bg-accent-wash', ink: 'text-accent' },
  alert: { icon: UserRoundSearch, look: 'bg-review-wash', ink: 'text-review' },
  decided: { icon: UserRoundCheck, look: 'bg-good-wash', ink: 'text-good' },
  not_screened: { icon: CirclePause, look: 'bg-alarm-wash', ink: 'text-alarm' },
} as const satisfies Record<CustomerStatus, unknown>;

type StatusMarkProps = { readonly customer: Pick<CustomerView, 'status' | 'why'> };

/** A customer's status, as icon and word, and why it was not screened. */
export function StatusMark({ customer: { status, why } }: StatusMarkProps) {
  const { icon: Icon, ink } = STATUS_LOOKS[status];
  return (
    <span className={`inline-flex min-w-0 items-baseline gap-1.5 ${ink}`}>
      <Icon aria-hidden size={16} className="mt-0.5 shrink-0 self-start" />
      <span className="min-w-0">
        <span className="font-medium">{words.statuses[status]}</span>
        {why !== null && <span className="font-normal">: {codeText(why)}</span>}
      </span>
    </span>
  );
}
