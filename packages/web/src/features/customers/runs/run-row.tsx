import type { RunView } from '@namesake/contract';
import { Link } from '@tanstack/react-router';
import { longAge } from '#shared/format/age.ts';
import { count } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { Time } from '#shared/ui/time.tsx';
import { MissedMark, RunMark, RunProgress } from '../run-mark.tsx';

const { watch: words } = messages;
const FOUND = ['clear', 'alert', 'decided', 'notScreened'] as const;
const CHANGED = ['changed', 'alerted'] as const;

/** One run: time, reason, state, and number of customers by outcome. */
export function RunRow({ run }: { readonly run: RunView }) {
  const { id, kind, why, state, startedAt, endedAt, counts } = run;
  return (
    <li className="grid gap-x-4 gap-y-0.5 border-t border-line px-3 py-2 first:border-t-0 md:grid-cols-[12.5rem_minmax(0,1fr)_7rem_9rem]">
      <Link
        data-row
        to="/customers/runs/$run"
        params={{ run: id }}
        preload={false}
        className="min-h-6 rounded font-semibold hover:text-accent-strong"
      >
        <Time value={startedAt} />
      </Link>
      <span className="min-w-0 text-sm md:pt-0.5">
        {words.kinds[kind]}
        <span className="text-soft">: {words.reasons[why]}</span>
      </span>
      <span className="text-sm md:pt-0.5">
        <RunMark state={state} />
      </span>
      <span className="text-sm text-soft tabular-nums md:pt-0.5 md:text-end">
        {endedAt !== null && words.tookFor(tookText(startedAt, endedAt))}
      </span>
      <span className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-2 text-sm text-soft tabular-nums md:col-span-full">
        {state === 'running' ? <RunProgress run={run} /> : <span>{words.customers(counts.customers)}</span>}
        {FOUND.map((one) => (
          <Count key={one} label={words.counts[one]} value={counts[one]} isLoud={one === 'notScreened'} />
        ))}
        {CHANGED.map((one) => (
          <Count key={one} label={words.counts[one]} value={counts[one]} isLoud={one === 'alerted'} />
        ))}
        <MissedMark counts={counts} />
      </span>
    </li>
  );
}

type CountProps = { readonly label: string; readonly value: number; readonly isLoud: boolean };

function Count({ label, value, isLoud }: CountProps) {
  return (
    <span className="whitespace-nowrap">
      {label} <span className={isLoud && value > 0 ? 'font-semibold text-review' : 'text-ink'}>{count(value)}</span>
    </span>
  );
}

/** Duration of a run. */
export const tookText = (startedAt: string, endedAt: string): string =>
  longAge(Math.ceil((Date.parse(endedAt) - Date.parse(startedAt)) / 1_000));
