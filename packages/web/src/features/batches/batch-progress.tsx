import type { BatchView } from '@namesake/contract';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { addressOf } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { count } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { isOver, useSteer } from './api.ts';
import { ProgressBar } from './progress-bar.tsx';

const REPORTS = [
  ['csv', ENDPOINTS.exportBatchCsv],
  ['xlsx', ENDPOINTS.exportBatchXlsx],
  ['jsonl', ENDPOINTS.exportBatchJsonl],
  ['pdf', ENDPOINTS.exportBatchPdf],
] as const;
const LOOK =
  'inline-flex min-h-8 items-center gap-1.5 rounded-md border border-edge bg-surface px-3 text-sm font-medium hover:bg-sunken';

const { batches: words } = messages;
const OUTCOMES = ['potential_match', 'no_match', 'incomplete', 'insufficient_name', 'demo', 'error'] as const;

type BatchProgressProps = { readonly batch: BatchView; readonly mayWrite: boolean; readonly mayDecide: boolean };

/** Progress and outcomes of a batch, with its actions and files. */
export function BatchProgress({ batch, mayWrite, mayDecide }: BatchProgressProps) {
  const { id, state, rowCount: rows, counts, problem, layout, sheets } = batch;
  const steer = useSteer(id);
  const deeds = [
    ...(state === 'running' || state === 'queued' ? (['pause'] as const) : []),
    ...(state === 'paused' ? (['resume'] as const) : []),
    ...(isOver(batch) ? [] : (['cancel'] as const)),
  ];
  const otherSheets = sheets.flatMap(({ name, rowCount: filled }, at) =>
    state !== 'draft' && filled > 0 && at + 1 !== layout?.sheet ? [words.sheetOption(name, filled, false)] : [],
  );
  const shown = OUTCOMES.filter((outcome) => counts[outcome] > 0);
  return (
    <section aria-label={words.countsTitle} className="space-y-3 rounded-xl border border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="font-semibold">
          {words.states[state]}
          {/* While it is in progress, the bar shows the rows: a screen reader should not read each number. */}
          {(state === 'paused' || isOver(batch)) && ` · ${words.rows(count(rows))}`}
        </p>
        {mayWrite && (
          <span className="ms-auto flex flex-wrap gap-2">
            {deeds.map((deed) => (
              <Button key={deed} size="small" disabled={steer.isPending} onClick={() => steer.mutate(deed)}>
                {words[deed]}
              </Button>
            ))}
          </span>
        )}
      </div>
      {state !== 'draft' && !isOver(batch) && <ProgressBar batch={batch} />}
      {problem !== null && <p className="text-sm text-review">{problemText(state, problem)}</p>}
      {steer.isError && <ErrorNotice error={steer.error} />}
      {shown.length > 0 && (
        <dl className="flex flex-wrap gap-x-6 gap-y-2">
          {shown.map((outcome) => (
            <div key={outcome}>
              <dt className="text-xs text-faint">{words.outcomes[outcome]}</dt>
              <dd className="text-lg font-semibold tabular-nums">{count(counts[outcome])}</dd>
            </div>
          ))}
        </dl>
      )}
      {otherSheets.length > 0 && <p className="text-sm text-review">{words.otherSheets(otherSheets.join(', '))}</p>}
      {counts.suppressed > 0 && <p className="text-sm text-soft">{words.suppressed(counts.suppressed)}</p>}
      {counts.potential_match > 0 && mayDecide && (
        <p className="text-sm">
          <Link to="/inbox" search={{ batch: id }} className="link inline-flex min-h-6 items-center">
            {words.decide}
          </Link>
        </p>
      )}
      {rows > 0 && <BatchFiles batch={batch} />}
    </section>
  );
}

function problemText(state: BatchView['state'], problem: string): string {
  if (state === 'failed') return problem === 'not_proved' ? words.notProved : words.failed;
  if (state === 'cancelled') return problem === 'erased' ? words.erased : words.abandoned;
  return state === 'paused' ? words.stopped(problem) : words.problem(problem);
}

/** Files of a batch: its rows in each format, the summary, and rows to repair. */
function BatchFiles({ batch: { id, counts } }: { readonly batch: Pick<BatchView, 'id' | 'counts'> }) {
  const files = [
    ...REPORTS.map(([format, endpoint]) => ({ endpoint, text: words.reports[format] })),
    ...(counts.error > 0 ? [{ endpoint: ENDPOINTS.exportBatchErrors, text: words.errors }] : []),
  ];
  return (
    <ul aria-label={words.files} className="flex flex-wrap gap-2">
      {files.map(({ endpoint, text }) => (
        <li key={endpoint}>
          <a href={addressOf(endpoint, { params: { id } })} download className={LOOK}>
            <Download aria-hidden size={15} />
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
