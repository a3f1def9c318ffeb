import { messages } from '#shared/messages/messages.ts';
import { excerptOf } from './excerpt.ts';
import { MarkedText } from './marked-text.tsx';
import type { TokenEvidence } from './method-strength.ts';

/** From this length, a text is not only a name: it gets an excerpt, and its other words are not listed. */
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
