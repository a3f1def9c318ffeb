import { Check, CircleHelp, Hourglass, X } from 'lucide-react';
import { messages } from '#shared/messages/messages.ts';
import type { Decided } from './decided.ts';

const { decisions: words } = messages;

const LOOKS = {
  true_match: { icon: Check, look: 'bg-ink text-paper' },
  false_positive: { icon: X, look: 'bg-good-wash text-good' },
  undecided: { icon: CircleHelp, look: 'bg-sunken text-soft' },
} as const;

/** Decision about a party, as shape and word; nothing if it is open. */
export function DecisionPill({ decided: { kind, verdict } }: { readonly decided: Decided }) {
  if (kind === 'open') return null;
  const { icon: Icon, look } = kind === 'decided' && verdict !== undefined ? LOOKS[verdict] : WAITING;
  const shown = kind === 'reopened' ? words.reopened : verdict === undefined ? words.partly : words.verdicts[verdict];
  return (
    <span
      data-decision
      className={`inline-flex shrink-0 items-center gap-1 rounded px-1.5 text-xs font-semibold whitespace-nowrap ${look}`}
    >
      <Icon aria-hidden size={12} />
      {kind === 'proposed' ? words.proposed(shown) : shown}
    </span>
  );
}

const WAITING = { icon: Hourglass, look: 'bg-review-wash text-review' } as const;
