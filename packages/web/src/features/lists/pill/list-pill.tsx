import { Link } from '@tanstack/react-router';
import { ChevronDown, CircleAlert, CircleCheck, FlaskConical, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useLists } from '#shared/api/shared-queries.ts';
import { messages } from '#shared/messages/messages.ts';
import { Spinner } from '#shared/ui/spinner.tsx';
import { firstLoading } from '../first-loading.ts';
import { ListCards } from '../list-cards.tsx';
import { byUrgency } from '../list-health.ts';
import { pillState } from './pill-state.ts';

const LOOKS = {
  good: { icon: CircleCheck, look: 'border-line text-soft hover:text-ink', ink: 'text-good' },
  waiting: { icon: Spinner, look: 'border-line text-soft', ink: '' },
  mild: { icon: TriangleAlert, look: 'border-transparent bg-review-wash text-review', ink: '' },
  broken: { icon: CircleAlert, look: 'border-transparent bg-alarm-wash text-alarm', ink: '' },
  sample: { icon: FlaskConical, look: 'border-transparent bg-alarm-wash text-alarm', ink: '' },
} as const;

/** The worst state of all lists, at the top of every page; it opens to each of them. */
export function ListPill() {
  const { data, isError } = useLists();
  const { tone, words } = pillState(data, isError);
  const { icon: Icon, look, ink } = LOOKS[tone];
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <section aria-label={messages.lists.label} className="min-w-0">
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        className={`inline-flex min-h-8 w-full min-w-0 items-center gap-1.5 rounded-full border px-3 text-sm font-medium ${look}`}
      >
        <span className={`shrink-0 ${ink}`}>
          <Icon aria-hidden size={15} />
        </span>
        <span className="truncate">{words}</span>
        <ChevronDown aria-hidden size={14} className="shrink-0" />
      </button>
      <div
        id={id}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="inset-auto end-3 top-13 max-h-[calc(100dvh-5rem)] w-[min(30rem,calc(100vw-1.5rem))] overflow-y-auto rounded-xl border border-line bg-surface p-2 text-sm text-ink shadow-lg sm:end-6"
      >
        {open && <ListCards lists={byUrgency(data?.items ?? [])} loading={firstLoading(data)} />}
        <Link to="/lists" className="link m-2 inline-flex min-h-6 items-center">
          {messages.lists.openAll}
        </Link>
      </div>
    </section>
  );
}
