import { CirclePlus, MinusCircle, PencilLine } from 'lucide-react';
import { messages } from '#shared/messages/messages.ts';

const LOOKS = {
  added: { icon: CirclePlus, ink: 'text-good' },
  changed: { icon: PencilLine, ink: 'text-review' },
  removed: { icon: MinusCircle, ink: 'text-ink' },
} as const;

/** What became of a listing, as icon and word. */
export function ChangeBadge({ change }: { readonly change: keyof typeof LOOKS }) {
  const { icon: Icon, ink } = LOOKS[change];
  return (
    <span className={`inline-flex items-center gap-1.5 text-sm font-medium ${ink}`}>
      <Icon aria-hidden size={14} />
      {messages.listPage.changes.kinds[change]}
    </span>
  );
}
