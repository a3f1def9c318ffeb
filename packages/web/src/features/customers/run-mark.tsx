import type { RunState, RunView } from '@namesake/contract';
import { CircleCheck, CirclePause, LoaderCircle, SkipForward, TriangleAlert } from 'lucide-react';
import { messages } from '#shared/messages/messages.ts';

const { watch: words } = messages;

const LOOKS = {
  running: { icon: LoaderCircle, ink: 'text-accent' },
  done: { icon: CircleCheck, ink: 'text-good' },
  incomplete: { icon: CirclePause, ink: 'text-review' },
  superseded: { icon: SkipForward, ink: 'text-soft' },
} as const satisfies Record<RunState, unknown>;

/** State of a run, as icon and word. */
export function RunMark({ state }: { readonly state: RunState }) {
  const { icon: Icon, ink } = LOOKS[state];
  return (
    <span className={`inline-flex items-center gap-1.5 font-medium ${ink}`}>
      <Icon aria-hidden size={16} className="shrink-0" />
      {words.states[state]}
    </span>
  );
}

/** Alarm if a run found what earlier runs should have found; else nothing. */
export function MissedMark({ counts: { missed } }: Pick<RunView, 'counts'>) {
  if (missed === 0) return null;
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-alarm">
      <TriangleAlert aria-hidden size={16} className="shrink-0" />
      {words.missed(missed)}
    </span>
  );
}

/** Progress of a current run. */
export function RunProgress({ run: { counts, bookCount } }: { readonly run: Pick<RunView, 'counts' | 'bookCount'> }) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 text-sm text-soft tabular-nums">
      <progress
        aria-label={words.progress}
        value={Math.min(counts.customers, bookCount)}
        max={Math.max(1, bookCount)}
        className="w-40 max-w-full"
      />
      {words.progressOf(counts.customers, bookCount)}
    </span>
  );
}
