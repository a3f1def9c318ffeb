import type { Span } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import type { TokenEvidence } from './marked-text.tsx';
import { MarkedText } from './marked-text.tsx';

/** Length from which a text is more than a name: it gets an excerpt, and its other words are not listed. */
export const LONG_TEXT = 60;

type TextExcerptProps = { readonly searchText: string; readonly tokens: readonly TokenEvidence[] };

/** Position of the words in a longer text. */
export function TextExcerpt({ searchText, tokens }: TextExcerptProps) {
  if (searchText.length <= LONG_TEXT || tokens.length === 0) return null;
  const excerpt = excerptOf(
    searchText,
    tokens.map((token) => token.querySpan),
  );
  return (
    <div>
      <h3 className="label-caps mb-1">{messages.evidence.inYourText}</h3>
      <blockquote dir="auto" className="border-s-2 border-line ps-3 text-sm break-words whitespace-pre-wrap">
        {excerpt.cutStart && '… '}
        <MarkedText text={excerpt.text} tokens={tokens} spans={excerpt.spans} />
        {excerpt.cutEnd && ' …'}
      </blockquote>
    </div>
  );
}

type Excerpt = {
  readonly text: string;
  readonly spans: readonly Span[];
  readonly cutStart: boolean;
  readonly cutEnd: boolean;
};

/** Never splits a surrogate pair. */
const wholeAt = (text: string, index: number): number => {
  const unit = text.charCodeAt(index);
  return index > 0 && index < text.length && unit >= 0xdc00 && unit <= 0xdfff ? index - 1 : index;
};

/**
 * Excerpt of a long text around its marked spans, with `margin` units on each side, and the spans shifted accordingly.
 */
export function excerptOf(text: string, spans: readonly Span[], margin = 48, longest = 160): Excerpt {
  if (text.length <= longest) return { text, spans, cutStart: false, cutEnd: false };
  const inside = spans.filter(({ start, end }) => start >= 0 && start < end && end <= text.length);
  const first = inside.length === 0 ? 0 : Math.min(...inside.map(({ start }) => start));
  const last = inside.length === 0 ? longest : Math.max(...inside.map(({ end }) => end));
  const from = wholeAt(text, Math.max(0, first - margin));
  const to = wholeAt(text, Math.min(text.length, last + margin));
  return {
    text: text.slice(from, to),
    spans: spans.map(({ start, end }) => ({ start: start - from, end: end - from })),
    cutStart: from > 0,
    cutEnd: to < text.length,
  };
}
