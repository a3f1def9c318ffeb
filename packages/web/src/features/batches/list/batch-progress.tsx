import type { BatchView } from '@namesake/contract';
import { Download } from 'lucide-react';
import { API_BASE } from '#shared/api/request.ts';
import { count } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { isOver, useSteer } from '../api/batches.ts';

const { batches: words } = messages;
const OUTCOMES = ['potential_match', 'no_match', 'incomplete', 'insufficient_name', 'demo', 'error'] as const;
const FILE_LOOK =
  'inline-flex min-h-8 items-center gap-1.5 rounded-md border border-edge bg-surface px-3 text-sm font-medium hover:bg-sunken';

type BatchProgressProps = { readonly batch: BatchView; readonly mayWrite: boolean };

/** How far a batch is, what its rows came to, what can be done with it, and its files. */
export function BatchProgress({ batch, mayWrite }: BatchProgressProps) {
  const { id, state, rows, counts, problem } = batch;
  const steer = useSteer(id);
  const deeds = [
    ...(state === 'running' || state === 'queued' ? (['pause'] as const) : []),
    ...(state === 'paused' ? (['resume'] as const) : []),
    ...(isOver(batch) ? [] : (['cancel'] as const)),
  ];
  const shown = OUTCOMES.filter((outcome) => counts[outcome] > 0);
  return (
    <section aria-label={words.countsTitle} className="space-y-3 rounded-xl border border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="font-semibold">
          {words.states[state]}
          {state !== 'draft' && ` · ${words.rows(count(rows))}`}
        </p>
        {mayWrite && (
          <span className="ms-auto flex flex-wrap gap-2">
            {deeds.map((deed) => (
              <Button key={deed} size="small" disabled={steer.isPending} onClick={() => steer.mutate({ verb: deed })}>
                {words[deed]}
              </Button>
            ))}
          </span>
        )}
      </div>
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
      {counts.suppressed > 0 && <p className="text-sm text-soft">{words.suppressed(counts.suppressed)}</p>}
      {rows > 0 && (
        <p className="flex flex-wrap gap-2">
          <a href={`${API_BASE}/batches/${id}/report.csv`} download={`${id}.csv`} className={FILE_LOOK}>
            <Download aria-hidden size={15} />
            {words.report}
          </a>
          {counts.error > 0 && (
            <a href={`${API_BASE}/batches/${id}/errors.csv`} download={`${id}-errors.csv`} className={FILE_LOOK}>
              <Download aria-hidden size={15} />
              {words.errors}
            </a>
          )}
        </p>
      )}
    </section>
  );
}

function problemText(state: BatchView['state'], problem: string): string {
  if (state === 'failed') return words.failed;
  return state === 'paused' ? words.stopped(problem) : words.problem(problem);
}
