import type { Span } from '@namesake/contract';
import { points } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { METHOD_STRENGTH, type TokenEvidence } from './method-strength.ts';
import { segmentsOf } from './segments.ts';

type MarkedTextProps = {
  readonly text: string;
  readonly tokens: readonly TokenEvidence[];
  readonly spans: readonly Span[];
};

/**
 * A name with the words that matched underlined. The tooltip is for the pointer only: all it says is also shown as text
 * in the evidence below, so the marks need no tab stops of their own.
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
