import type { Retention } from '@namesake/contract';
import { useId } from 'react';
import { count } from '#shared/format/number.ts';
import { retentionWords } from '#shared/messages/en/retention.ts';
import { ScrollX } from '#shared/ui/scroll.tsx';
import { TableHead } from '#shared/ui/table-head.tsx';
import { Time } from '#shared/ui/time.tsx';

const words = retentionWords;
const CELL = 'px-3 py-2 align-top';

/** Time of the next purge, and results of the last ones. */
export function RunSection({ purge }: { readonly purge: Retention['purge'] }) {
  const titleId = useId();
  const { runsColumns: columns } = words;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2 text-lg font-semibold tracking-tight">
        {words.runsTitle}
      </h2>
      <p className="mb-2 text-sm text-soft">
        {words.nextPurge} {purge.nextAt === null ? words.soon : <Time value={purge.nextAt} />}
      </p>
      {purge.runs.length === 0 ? (
        <p className="text-sm text-soft">{words.runsNone}</p>
      ) : (
        <ScrollX label={words.runsTitle} className="rounded-xl border border-line bg-surface">
          <table className="w-full text-sm">
            <caption className="sr-only">{words.runsTitle}</caption>
            <TableHead columns={Object.values(columns)} />
            <tbody>
              {purge.runs.map((run) => (
                <tr key={run.startedAt} className="border-t border-line">
                  <th scope="row" className={`${CELL} text-start font-normal`}>
                    <Time value={run.startedAt} />
                  </th>
                  <td className={CELL}>{count(run.screeningCount)}</td>
                  <td className={CELL}>{count(run.eventCount)}</td>
                  <td className={CELL}>{count(run.accessCount)}</td>
                  <td className={CELL}>{count(run.entryCount)}</td>
                  <td className={`${CELL} min-w-40`}>
                    {run.problem ?? (run.endedAt === null ? words.runOpen : words.runDone)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollX>
      )}
    </section>
  );
}
