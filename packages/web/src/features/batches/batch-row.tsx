import type { BatchView } from '@namesake/contract';
import { Link } from '@tanstack/react-router';
import { count } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { Time } from '#shared/ui/time.tsx';

const { batches: words } = messages;

/** One batch: name, progress, outcomes. */
export function BatchRow({ batch }: { readonly batch: BatchView }) {
  const { id, name, state, createdAt, rowCount: rows, counts } = batch;
  const { potential_match: matches, error } = counts;
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-t border-line px-4 py-2.5 first:border-t-0">
      <Link
        to="/batches/$batch"
        params={{ batch: id }}
        className="min-h-6 min-w-0 font-semibold wrap-anywhere hover:text-accent-strong"
      >
        {name}
      </Link>
      <span className="text-sm text-soft">
        <Time value={createdAt} />
      </span>
      <span className="text-sm text-soft tabular-nums">{words.rows(count(rows))}</span>
      {matches > 0 && (
        <span className="text-sm text-review">
          {words.outcomes.potential_match}: {count(matches)}
        </span>
      )}
      {error > 0 && (
        <span className="text-sm text-alarm">
          {words.outcomes.error}: {count(error)}
        </span>
      )}
      <span className="ms-auto text-sm font-medium">{words.states[state]}</span>
    </li>
  );
}
