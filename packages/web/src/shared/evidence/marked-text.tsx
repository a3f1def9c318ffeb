import type { SearchResult, Span } from '@namesake/contract';
import { points } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';

/** Style of the line under a word: the same word, another form of it, nearly the same, or loosely similar. */
export const METHOD_STRENGTH: Readonly<Record<TokenEvidence['method'], 'same' | 'form' | 'near' | 'loose'>> = {
  exact: 'same',
  number: 'same',
  transliteration: 'form',
  joined: 'form',
  split: 'form',
  abbreviation: 'form',
  nickname: 'form',
  inflection: 'form',
  edit: 'near',
  phonetic: 'loose',
  initial: 'loose',
};

type MarkedTextProps = {
  readonly text: string;
  readonly tokens: readonly TokenEvidence[];
  readonly spans: readonly Span[];
};

/**
 * A name with matched words underlined. The tooltip is for the pointer only: the evidence below has the same text, so
 * the marks need no tab stops.
 */
export function MarkedText({ text, tokens, spans }: MarkedTextProps) {
  return segmentsOf(text, spans).map((segment) => {
    const token = segment.mark === undefined ? undefined : tokens[segment.mark];
    if (token === undefined) return <span key={segment.start}>{segment.text}</span>;
    const { methods, markTitle } = messages.evidence;
    return (
      <mark
        key={segment.start}
        className="word-mark"
        data-strength={METHOD_STRENGTH[token.method]}
        title={markTitle(methods[token.method], points(token.score))}
      >
        {segment.text}
      </mark>
    );
  });
}

type Segment = {
  readonly text: string;
  readonly start: number;
  /** Index of the mark of this piece; undefined between marks. */
  readonly mark: number | undefined;
};

/**
 * Splits a text at its marked spans. Spans may come in any order; empty, out-of-range and overlapping ones are ignored,
 * so that the pieces always join to the text.
 */
export function segmentsOf(text: string, spans: readonly Span[]): readonly Segment[] {
  const usable = spans
    .map(({ start, end }, mark) => ({ start, end, mark }))
    .filter(({ start, end }) => start >= 0 && start < end && end <= text.length)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const segments: Segment[] = [];
  let at = 0;
  for (const { start, end, mark } of usable) {
    if (start < at) continue;
    if (start > at) segments.push({ text: text.slice(at, start), start: at, mark: undefined });
    segments.push({ text: text.slice(start, end), start, mark });
    at = end;
  }
  if (at < text.length) segments.push({ text: text.slice(at), start: at, mark: undefined });
  return segments;
}

export type TokenEvidence = SearchResult['evidence']['tokens'][number];
