import type { Replay } from '@namesake/contract';
import { useEffect, useId, useRef } from 'react';
import { codeWords } from '#shared/format/code-words.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Name } from '#shared/ui/name.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { ScrollX } from '#shared/ui/scroll.tsx';
import { useReplaySearch } from '../api.ts';
import { replayRows } from './replay-rows.ts';

const words = messages.replay;

/** Replays a recorded screening when mounted, and shows the result. */
export function ReplayPanel({ searchId }: { readonly searchId: string }) {
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { mutate, data, error, isPending } = useReplaySearch();
  useEffect(() => {
    mutate(searchId);
    titleRef.current?.focus();
  }, [searchId, mutate]);
  return (
    <section
      aria-labelledby={titleId}
      className="w-full space-y-3 rounded-xl border border-line bg-surface px-4 py-3 text-base text-ink"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className="font-semibold tracking-tight outline-none">
          {words.title}
        </h2>
        {!isPending && (
          <Button size="small" onClick={() => mutate(searchId)} data-screen-only>
            {words.again}
          </Button>
        )}
      </div>
      <div role="status">
        {isPending && <p className="text-sm text-soft">{words.running}</p>}
        {data !== undefined && !isPending && <ReplayView replay={data} />}
      </div>
      {error !== null && <ErrorNotice error={error} />}
    </section>
  );
}

/** Result of a replay: verdict, record and replay side by side, missing versions, and lists. */
function ReplayView({ replay }: { readonly replay: Replay }) {
  const { verdict, byRecordedEngine, engine, missing, lists } = replay;
  const rows = replayRows(replay);
  return (
    <div className="space-y-3">
      <Notice tone={verdict === 'same' && byRecordedEngine ? 'info' : 'caution'} title={words.verdicts[verdict]}>
        {(verdict !== 'different' || byRecordedEngine) && <p>{words.texts[verdict]}</p>}
        {!byRecordedEngine && (
          <p className="mt-1 break-words">
            {words.otherEngine(engine.recorded.version, engine.recorded.modelHash.slice(0, 19))}
          </p>
        )}
        {missing.length > 0 && (
          <ul className="mt-1 list-disc pl-5">
            {missing.map((item) => (
              <li key={`${item.kind} ${item.name}`} className="break-words">
                {missingInWords(item)}
              </li>
            ))}
          </ul>
        )}
      </Notice>
      {rows.length > 0 && (
        <ScrollX label={words.table}>
          <table className="w-full text-sm">
            <caption className="sr-only">{words.table}</caption>
            <thead>
              <tr className="text-left text-xs text-soft">
                <th scope="col" className="py-1 pr-4 font-medium">
                  {words.what}
                </th>
                <th scope="col" className="py-1 pr-4 font-medium">
                  {words.recorded}
                </th>
                <th scope="col" className="py-1 font-medium">
                  {words.replayed}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, what, name, recorded, replayed, differs }) => (
                <tr key={key} className={`border-t border-line align-top ${differs ? 'font-semibold' : ''}`}>
                  <th scope="row" className="py-1.5 pr-4 text-left font-normal text-soft">
                    {what}
                    {name !== null && (
                      <span className="block text-ink">
                        <Name>{name}</Name>
                      </span>
                    )}
                  </th>
                  <td className="py-1.5 pr-4 wrap-anywhere">{recorded}</td>
                  <td className="py-1.5 wrap-anywhere">{replayed}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollX>
      )}
      {lists.length > 0 && (
        <p className="text-xs wrap-anywhere text-soft">
          {words.ranOn}: {lists.map(({ id, version }) => `${id} ${version ?? ''}`.trim()).join(' · ')}
        </p>
      )}
    </div>
  );
}

function missingInWords({ kind, name, version, text }: Replay['missing'][number]): string {
  switch (kind) {
    case 'list_version':
      return words.missing.list_version(name, version ?? '');
    case 'policy':
      return words.missing.policy(name);
    case 'request':
    case 'answer':
      return words.missing[kind]();
    default:
      return text || codeWords(kind);
  }
}
