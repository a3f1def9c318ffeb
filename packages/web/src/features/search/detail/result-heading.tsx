import type { SearchResult } from '@namesake/contract';
import type { RefObject } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Name } from '#shared/ui/name.tsx';
import { MarkedText } from '../evidence/marked-text.tsx';

const { result: words, entityTypes } = messages;

type ResultHeadingProps = {
  readonly id: string;
  readonly result: SearchResult;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
};

/** The matched name as headline; below it what kind of name it is, and the party's main name where that is another. */
export function ResultHeading({ id, result, headingRef }: ResultHeadingProps) {
  const { matchedName, primaryName, evidence } = result;
  const kind = matchedName === null ? words.identifierOnly : words.kinds[matchedName.kind];
  const quality = matchedName?.quality === 'weak' ? words.weak : undefined;
  return (
    <>
      <h2
        id={id}
        ref={headingRef}
        tabIndex={-1}
        className="text-xl leading-snug font-semibold tracking-tight outline-none"
      >
        {matchedName === null ? (
          <Name>{primaryName}</Name>
        ) : (
          <Name script={matchedName.script}>
            <MarkedText
              text={matchedName.value}
              tokens={evidence.tokens}
              spans={evidence.tokens.map((token) => token.listedSpan)}
            />
          </Name>
        )}
      </h2>
      <p className="text-sm text-soft">
        {[entityTypes[result.entityType], quality ?? kind].join(' · ')}
        {matchedName !== null && matchedName.value !== primaryName && (
          <>
            {' · '}
            {words.primaryName}{' '}
            <span className="font-medium text-ink">
              <Name>{primaryName}</Name>
            </span>
          </>
        )}
      </p>
    </>
  );
}
