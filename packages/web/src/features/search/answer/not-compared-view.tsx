import type { SearchResponse, Span } from '@namesake/contract';
import { EyeOff } from 'lucide-react';
import { Fragment, useId } from 'react';
import { segmentsOf } from '#shared/evidence/marked-text.tsx';
import { excerptOf } from '#shared/evidence/text-excerpt.tsx';
import { messages } from '#shared/messages/messages.ts';
import { ScrollY } from '#shared/ui/scroll.tsx';

const words = messages.answer.notCompared;
/** Maximum number of listed parts; all are marked in the text. */
const MAX_PIECES = 6;
/** Maximum number of code points shown per part. */
const MAX_POINTS = 4;

/** Parts of the request that were not compared: position, reason, and what to do. */
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
              {pieces.slice(0, MAX_PIECES).map((piece) => (
                <Fragment key={piece}>
                  {' '}
                  <bdi className="rounded bg-sunken px-1 font-normal break-words">{piece}</bdi>{' '}
                  <code className="font-mono text-xs font-normal text-faint">{codePointsOf(piece)}</code>
                </Fragment>
              ))}
              {pieces.length > MAX_PIECES && ' …'}
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

/** A value with its gaps marked; only the positions if the answer lacks the value. */
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

type Answer = Pick<SearchResponse, 'searchText' | 'notCompared'>;

type Part = Answer['notCompared'][number];

/** A value of the request with its uncompared positions. */
type UncomparedValue = {
  readonly field: Part['field'];
  readonly index: number | null;
  /** The value itself; undefined if the answer lacks it. */
  readonly text: string | undefined;
  readonly spans: readonly Span[];
};

/** Uncompared parts, by the value that contains them, in order of the answer. */
export function uncomparedValues({ notCompared, searchText }: Answer): readonly UncomparedValue[] {
  const values = new Map<string, UncomparedValue>();
  for (const { field, index, span } of notCompared) {
    const key = `${field} ${index}`;
    const before = values.get(key);
    const text = field === 'searchText' ? searchText : undefined;
    values.set(key, { field, index, text, spans: [...(before?.spans ?? []), span] });
  }
  return [...values.values()];
}

/** Reasons for uncompared parts, with their texts if known, without repetitions. */
type UncomparedWhy = { readonly why: Part['why']; readonly pieces: readonly string[] };

export function uncomparedWhys({ notCompared, searchText }: Answer): readonly UncomparedWhy[] {
  const byWhy = new Map<Part['why'], Set<string>>();
  for (const { field, span, why } of notCompared) {
    const pieces = byWhy.get(why) ?? new Set<string>();
    byWhy.set(why, pieces);
    const piece = field === 'searchText' ? searchText.slice(span.start, span.end) : '';
    if (piece !== '') pieces.add(piece);
  }
  return [...byWhy].map(([why, pieces]) => ({ why, pieces: [...pieces] }));
}

/** Code points such as `U+FFFD`, for characters that no font shows. */
export function codePointsOf(text: string): string {
  const points = [...text].map((sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
  return points.length <= MAX_POINTS ? points.join(' ') : `${points.slice(0, MAX_POINTS).join(' ')} …`;
}
