import type { ListsResponse } from '@namesake/contract';
import { Link } from '@tanstack/react-router';
import { ChevronDown, CircleAlert, CircleCheck, FlaskConical, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useLists } from '#shared/api/shared-queries.ts';
import { lastAttestedDay, loadingText } from '#shared/format/list-words.ts';
import { messages } from '#shared/messages/messages.ts';
import { Spinner } from '#shared/ui/spinner.tsx';
import { ListCards } from './list-cards.tsx';
import { byUrgency, firstLoading, isMild, worstTrouble } from './list-health.ts';

const LOOKS = {
  good: { icon: CircleCheck, look: 'border-line text-soft hover:text-ink', ink: 'text-good' },
  waiting: { icon: Spinner, look: 'border-line text-soft', ink: '' },
  mild: { icon: TriangleAlert, look: 'border-transparent bg-review-wash text-review', ink: '' },
  broken: { icon: CircleAlert, look: 'border-transparent bg-alarm-wash text-alarm', ink: '' },
  sample: { icon: FlaskConical, look: 'border-transparent bg-alarm-wash text-alarm', ink: '' },
} as const;
const { lists: texts } = messages;

/** Worst state of all lists, at the top of every page; expands to each list. */
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

type PillState = {
  readonly tone: 'good' | 'waiting' | 'mild' | 'broken' | 'sample';
  readonly words: string;
};

/** Most serious state of the lists, in a few words. */
function pillState(data: ListsResponse | undefined, isError: boolean): PillState {
  if (isError) return { tone: 'broken', words: texts.unavailable };
  if (data === undefined) return { tone: 'waiting', words: messages.loading };
  const loading = firstLoading(data);
  if (loading !== null) return { tone: 'waiting', words: loadingText(loading) };
  if (data.demo) return { tone: 'sample', words: texts.sampleOnly };
  if (data.items.length === 0) return { tone: 'broken', words: texts.none };
  const worst = worstTrouble(data.items);
  if (worst !== undefined)
    return { tone: isMild(worst.what) ? 'mild' : 'broken', words: texts.worst[worst.what](worst.count) };
  const vouched = data.attestation;
  if (vouched !== null) return { tone: 'mild', words: texts.vouchedFor(data.items.length, lastAttestedDay(vouched)) };
  return { tone: 'good', words: texts.allFresh(data.items.length) };
}
