import type { RunView } from '@namesake/contract';
import { Link } from '@tanstack/react-router';
import { count } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';

const { preview: words, fromTo } = messages.watch;
const { statuses } = messages.customers;

type Counts = Pick<RunView['counts'], 'changed' | 'moves' | 'examples'>;

/** Result of a preview: number of customers by status change, with examples. */
export function PreviewResult({ counts: { changed, moves, examples } }: { readonly counts: Counts }) {
  const changes = moves.filter(({ from, to }) => from !== to).sort((a, b) => b.count - a.count);
  return (
    <section aria-label={words.result} className="space-y-3 rounded-xl border border-line bg-surface px-4 py-3">
      <h2 className="font-semibold">{changed === 0 ? words.nobody : words.changed(changed)}</h2>
      {changes.length > 0 && (
        <ul aria-label={words.moves} className="text-sm">
          {changes.map(({ from, to, count: customers }) => (
            <li key={`${from} ${to}`}>
              {fromTo(statuses[from], statuses[to])}:{' '}
              <span className="font-semibold tabular-nums">{count(customers)}</span>
            </li>
          ))}
        </ul>
      )}
      {examples.length > 0 && (
        <ul aria-label={words.examples} className="divide-y divide-line">
          {examples.map(({ customerId, from, to }) => (
            <li key={customerId} className="flex flex-wrap justify-between gap-x-4 py-1.5 text-sm">
              <Link
                to="/customers/$customer"
                params={{ customer: customerId }}
                className="link inline-flex min-h-6 items-center font-mono text-xs break-all"
              >
                {customerId}
              </Link>
              <span>{fromTo(statuses[from], statuses[to])}</span>
            </li>
          ))}
        </ul>
      )}
      {changed > examples.length && <p className="text-sm text-soft">{words.more(changed - examples.length)}</p>}
    </section>
  );
}
