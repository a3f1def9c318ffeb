import type { SearchResponse } from '@namesake/contract';
import { EyeOff } from 'lucide-react';
import { Fragment, useId } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { ScrollY } from '#shared/ui/scroll-y.tsx';
import { excerptOf } from '../evidence/excerpt.ts';
import { segmentsOf } from '../evidence/segments.ts';
import { codePointsOf, type UncomparedValue, uncomparedValues, uncomparedWhys } from './uncompared-values.ts';

const words = messages.answer.notCompared;
/** Most parts that are listed; all are marked in the text. */
const MOST_PIECES = 6;

/** Parts of the request that were not compared: where, why, and what to do. */
export function NotComparedView({ answer }: { readonly answer: SearchResponse }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-xl border border-line bg-surface px-4 py-3 text-sm">
      <h2 id={id} className="flex items-center gap-2 text-base font-semibold tracking-tight">
        <EyeOff aria-hidden size={18} className="shrink-0 text-review" />
        {words.title}
      </h2>
      <p className="mt-0.5 max-w-prose text-soft">{words.text}</p>
      {uncomparedValues(answer).map((value) => (
        <div key={`${value.field} ${value.index}`} className="mt-3">
          <h3 className="label-caps mb-1">{labelOf(value)}</h3>
          <WithGaps value={value} />
        </div>
      ))}
      <dl className="mt-3 space-y-2">
        {uncomparedWhys(answer).map(({ why, pieces }) => (
          <div key={why}>
            <dt className="font-medium">
              {words.why[why]}
              {pieces.slice(0, MOST_PIECES).map((piece) => (
                <Fragment key={piece}>
                  {' '}
                  <bdi className="rounded bg-sunken px-1 font-normal break-words">{piece}</bdi>{' '}
                  <code className="font-mono text-xs font-normal text-faint">{codePointsOf(piece)}</code>
                </Fragment>
              ))}
              {pieces.length > MOST_PIECES && ' …'}
            </dt>
            <dd className="text-soft">{words.todo[why]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const labelOf = ({ field, index }: UncomparedValue): string =>
  field === 'searchText' || index === null
    ? words.fields[field]
    : `${words.fields[field]}: ${words.item[field](index + 1)}`;

/** A value with its gaps marked; the places alone where the answer does not carry the value. */
function WithGaps({ value: { field, text, spans } }: { readonly value: UncomparedValue }) {
  if (text === undefined) return <p>{spans.map(({ start, end }) => words.place(start + 1, end)).join(', ')}</p>;
  const excerpt = excerptOf(text, spans, 80, 400);
  return (
    <ScrollY label={words.fields[field]} className="max-h-48 border-s-2 border-line ps-3">
      <bdi dir="auto" className="block break-words whitespace-pre-wrap">
        {excerpt.cutStart && '… '}
        {segmentsOf(excerpt.text, excerpt.spans).map((segment) =>
          segment.mark === undefined ? (
            <Fragment key={segment.start}>{segment.text}</Fragment>
          ) : (
            <mark key={segment.start} className="gap-mark" data-start={words.markStart} data-end={words.markEnd}>
              {segment.text}
            </mark>
          ),
        )}
        {excerpt.cutEnd && ' …'}
      </bdi>
    </ScrollY>
  );
}
