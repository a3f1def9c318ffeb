import { MESSAGE_PHRASES, MESSAGE_WORDS } from '../../knowledge/lexicon/general/message-words.ts';
import type { Script } from '../../knowledge/scripts/letters/script-of.ts';
import { normaliseText } from '../../normalise/text/normalise-text.ts';
import type { Token } from '../../normalise/text/token.ts';
import { once } from '../../types/once.ts';

const messageWords = once(() => new Set(MESSAGE_WORDS.flatMap((word) => normaliseText(word).tokens.map(keyOf))));
/** Longest first, so that a part never hides the whole. */
const PHRASES = new RegExp([...MESSAGE_PHRASES].sort((a, b) => b.length - a.length).join('|'), 'g');
const UNSPACED = new Set<Script>(['Hani', 'Hang', 'Hira', 'Kana']);

/** The Persian name پور is romanised like French "pour": a word only counts in its own script. */
const keyOf = ({ text, script }: Token): string => `${script} ${text}`;

/** Marks the tokens that belong to the message around names: "invoice", "beneficiary", "получатель", "收款人". */
export function messageTokens(text: string, tokens: readonly Token[]): readonly boolean[] {
  const known = messageWords();
  const spans = tokens.some(({ script }) => UNSPACED.has(script))
    ? [...text.matchAll(PHRASES)].map((m) => [m.index, m.index + m[0].length])
    : [];
  return tokens.map(
    (token) =>
      (token.letter === undefined && known.has(keyOf(token))) ||
      token.end <= (lastBefore(spans, token.start)?.[1] ?? 0),
  );
}

/** The last of some sorted, disjoint spans that starts at or before a position. */
function lastBefore(spans: readonly number[][], at: number): readonly number[] | undefined {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((spans[middle]?.[0] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return spans[low - 1];
}
