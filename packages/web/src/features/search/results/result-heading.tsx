import type { SearchResult } from '@namesake/contract';
import { messages } from '#shared/messages/messages.ts';
import { Name } from '#shared/ui/name.tsx';
import { MarkedText } from '../evidence/marked-text.tsx';

const { result: words, entityTypes } = messages;

/** The matched name as headline; below it what kind of name it is, and the party's main name where that is another. */
export function ResultHeading({ id, result }: { readonly id: string; readonly result: SearchResult }) {
  const { matchedName, primaryName, evidence } = result;
  const kind = matchedName === null ? words.identifierOnly : words.kinds[matchedName.kind];
  const quality = matchedName?.quality === 'weak' ? words.weak : undefined;
  return (
    <>
      <h3 id={id} className="text-xl leading-snug font-semibold tracking-tight">
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
      </h3>
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
