import type { Span } from '@namesake/contract';
import { points } from '#shared/format/number.ts';
import { messages } from '#shared/messages/messages.ts';
import { Name } from '#shared/ui/name.tsx';
import { METHOD_STRENGTH, segmentsOf, type TokenEvidence } from './marked-text.tsx';
import { LONG_TEXT } from './text-excerpt.tsx';

const { evidence } = messages;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.-][\p{L}\p{M}\p{N}]+)*/gu;

type WordPairsProps = {
  readonly searchText: string;
  readonly listedName: string;
  readonly tokens: readonly TokenEvidence[];
};

/** Words as written in the two texts; normalised if a span is empty. */
const wordAt = (text: string, { start, end }: Span, fallback: string): string =>
  text.slice(start, end).trim() || fallback;

/** The two names word above word: submitted word, kind of match, listed word. */
export function WordPairs({ searchText, listedName, tokens }: WordPairsProps) {
  if (tokens.length === 0) return null;
  return (
    <div>
      <h3 className="label-caps mb-2">{evidence.words}</h3>
      <ol className="flex flex-wrap gap-2">
        {tokens.map((token) => (
          <li
            key={`${token.querySpan.start} ${token.listedSpan.start}`}
            className="min-w-24 rounded-lg border border-line bg-paper px-3 py-2"
          >
            <span className="sr-only">{evidence.youGave}: </span>
            <span className="block text-sm text-soft">
              <Name>{wordAt(searchText, token.querySpan, token.query)}</Name>
            </span>
            <span className="sr-only">{evidence.listSays}: </span>
            <span className="word-mark block w-fit font-semibold" data-strength={METHOD_STRENGTH[token.method]}>
              <Name>{wordAt(listedName, token.listedSpan, token.listed)}</Name>
            </span>
            <span className="mt-1.5 flex justify-between gap-3 text-xs text-faint">
              <span>{evidence.methods[token.method]}</span>
              <span>{points(token.score)}</span>
            </span>
          </li>
        ))}
      </ol>
      <div className="mt-2 flex flex-wrap gap-x-5">
        <UnmatchedLine
          label={evidence.onlyListed}
          words={unmatchedWords(
            listedName,
            tokens.map((token) => token.listedSpan),
          )}
        />
        {searchText.length <= LONG_TEXT && (
          <UnmatchedLine
            label={evidence.onlyGiven}
            words={unmatchedWords(
              searchText,
              tokens.map((token) => token.querySpan),
            )}
          />
        )}
      </div>
    </div>
  );
}

/** "Only in the listed name: Petrovich": words without a counterpart. Nothing if there are none. */
function UnmatchedLine({ label, words }: { readonly label: string; readonly words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <p className="text-sm text-soft">
      {label}{' '}
      <span className="font-medium text-ink">
        <Name>{words.join(' ')}</Name>
      </span>
    </p>
  );
}

/** Words of a text outside all spans. */
export const unmatchedWords = (text: string, spans: readonly Span[]): readonly string[] =>
  segmentsOf(text, spans)
    .filter((segment) => segment.mark === undefined)
    .flatMap((segment) => segment.text.match(WORD) ?? []);
