import { messages } from '#shared/messages/messages.ts';
import { excerptOf } from './excerpt.ts';
import { MarkedText } from './marked-text.tsx';
import type { TokenEvidence } from './method-strength.ts';

/** From this length a text is no mere name: it gets an excerpt, and its other words are not told one by one. */
export const LONG_TEXT = 60;

type TextExcerptProps = { readonly searchText: string; readonly tokens: readonly TokenEvidence[] };

/** Where in a longer text the words stand. */
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
