import type { RunView } from '@namesake/contract';
import { codeText } from '#shared/customers/code-text.ts';
import { count } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';

const { watch: words } = messages;
const SHOWN = ['clear', 'alert', 'decided', 'notScreened', 'changed', 'alerted', 'recorded', 'missed'] as const;
const ALARMS: ReadonlySet<string> = new Set(['missed']);
const CAUTIONS: ReadonlySet<string> = new Set(['alert', 'notScreened', 'alerted']);

/** Number of customers by outcome of a run, and reasons for unscreened ones. */
export function RunCountsView({ run: { kind, bookCount, counts } }: { readonly run: RunView }) {
  const because = Object.entries(counts.because);
  const compared = kind === 'full' ? words.counts.compared : words.counts.touched;
  return (
    <section aria-label={words.result} className="space-y-3 rounded-xl border border-line bg-surface px-4 py-3">
      <h2 className="font-semibold">{words.result}</h2>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        <Count label={words.counts.bookCount} value={bookCount} />
        <Count label={words.counts.customers} value={counts.customers} />
        <Count label={compared} value={counts.compared} />
        {SHOWN.map((one) => (
          <Count key={one} label={words.counts[one]} value={counts[one]} ink={inkOf(one, counts[one])} />
        ))}
      </dl>
      {because.length > 0 && (
        <div className="text-sm">
          <h3 className="text-soft">{words.because}</h3>
          <ul aria-label={words.because}>
            {because.map(([code, value]) => (
              <li key={code}>
                {codeText(code)}: <span className="font-semibold tabular-nums">{count(value)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

type CountProps = { readonly label: string; readonly value: number; readonly ink?: string };

function Count({ label, value, ink = '' }: CountProps) {
  return (
    <div>
      <dt className="text-xs text-faint">{label}</dt>
      <dd className={`text-lg font-semibold tabular-nums ${ink}`}>{count(value)}</dd>
    </div>
  );
}

function inkOf(name: string, value: number): string {
  if (value === 0) return '';
  return ALARMS.has(name) ? 'text-alarm' : CAUTIONS.has(name) ? 'text-review' : '';
}
