import type { SearchResponse } from '@namesake/contract';
import { isAttested } from '@namesake/contract/declared';
import { listLabel, listState } from '#shared/format/list-words.ts';
import { count, points } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { ScrollX } from '#shared/ui/scroll.tsx';
import { ageText, Time } from '#shared/ui/time.tsx';

const { provenance: words, lists: listWords } = messages;
const HEAD_LOOK = 'pe-5 pb-1 font-semibold text-faint';
const HEAD = `${HEAD_LOOK} text-start`;

/** What was searched, with which engine, and what no list can show. */
export function Provenance({ answer }: { readonly answer: SearchResponse }) {
  const { engine, lists, coverage, warnings } = answer;
  const attested = isAttested(warnings);
  return (
    <section aria-label={words.title} className="rounded-xl border border-line bg-surface px-4 py-3">
      <div className="space-y-4 text-sm">
        <ScrollX label={words.title}>
          <table className="w-full min-w-lg">
            <caption className="sr-only">{words.title}</caption>
            <thead>
              <tr>
                <th scope="col" className={HEAD}>
                  {listWords.columns.list}
                </th>
                <th scope="col" className={HEAD}>
                  {words.version}
                </th>
                <th scope="col" className={`${HEAD_LOOK} text-end`}>
                  {listWords.columns.records}
                </th>
                <th scope="col" className={HEAD}>
                  {listWords.columns.checked}
                </th>
                <th scope="col" className={HEAD}>
                  {listWords.columns.status}
                </th>
              </tr>
            </thead>
            <tbody>
              {lists.map((list) => (
                <tr key={list.id} className="border-t border-line">
                  <th scope="row" className="py-1 pe-5 text-start font-medium">
                    {listLabel(list.id)}
                  </th>
                  <td className="py-1 pe-5">{list.version ?? messages.none}</td>
                  <td className="py-1 pe-5 text-end">
                    {list.recordCount === null ? messages.none : count(list.recordCount)}
                  </td>
                  <td className="py-1 pe-5">{ageText(list, attested) ?? messages.none}</td>
                  <td className={`py-1 ${list.status === 'fresh' ? '' : 'font-semibold text-alarm'}`}>
                    {listState(list, attested)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollX>
        {coverage.heldRemovals.length > 0 && (
          <div>
            <h2 className="label-caps mb-1">{words.held}</h2>
            <ul className="flex flex-wrap gap-x-5 gap-y-0.5 font-medium text-review">
              {coverage.heldRemovals.map((held) => (
                <li key={held.list}>
                  {listLabel(held.list)}: {count(held.count)}
                </li>
              ))}
            </ul>
          </div>
        )}
        {coverage.notSearched?.length > 0 && (
          <div>
            <h2 className="label-caps mb-1">{words.notSearched}</h2>
            <ul className="flex flex-wrap gap-x-5 gap-y-0.5 font-medium text-review">
              {coverage.notSearched.map((id) => (
                <li key={id}>{listLabel(id)}</li>
              ))}
            </ul>
          </div>
        )}
        <div>
          <h2 className="label-caps mb-1">{words.notCovered}</h2>
          <ul className="flex flex-wrap gap-x-5 gap-y-0.5 text-soft">
            {coverage.notCovered.map((code) => (
              <li key={code}>{words.notCoveredCodes[code]}</li>
            ))}
          </ul>
        </div>
        <p className="text-faint">
          {words.searchedAt} <Time value={answer.searchedAt} /> · {words.readAs}{' '}
          {answer.interpretedAs.map((reading) => words.interpretations[reading]).join(', ')} ·{' '}
          {words.engine(engine.version, engine.policy, String(engine.threshold), points(engine.tookMs))} ·{' '}
          {words.screening} <code className="font-mono select-all">{answer.searchId}</code>
        </p>
      </div>
    </section>
  );
}
