import { CONNECTORS, type Connector, isUnspaced, UNSPACED_CONNECTORS } from './connectors.ts';
import { phraseAt } from './parts/phrase-index.ts';
import type { Sign } from './parts/signs.ts';
import type { Separator } from './separator.ts';

/** A word of a text and its key for phrase look-up; empty if it is too long for a phrase. */
export type Word = { readonly start: number; readonly end: number; readonly key: string };

/** Context of the words between two signs. */
export type Segment = {
  readonly isAfterSign: boolean;
  readonly sign: Sign | undefined;
  /** Whether lower case distinguishes a word from a name or an initial in this text: "Ozren e Varnok". */
  readonly tells: boolean;
};

/** Connecting words and labels between two signs. */
export function connectorsIn(text: string, words: readonly Word[], segment: Segment): Separator[] {
  const found: Separator[] = [];
  const keys = words.map(({ key }) => key);
  let since = 0;
  for (let i = 0; i < words.length; ) {
    const word = words[i];
    if (word === undefined) break;
    const match = phraseAt(CONNECTORS, keys, i);
    if (match !== undefined) {
      const last = words[i + match.count - 1] ?? word;
      const sides = { before: i - since, after: words.length - i - match.count };
      if (parts(match.means, text.slice(word.start, last.end), sides, segment)) {
        const one = separatorOf(text, match.means, word.start, last.end, word.key);
        const isWord = match.count === 1 && mayBeName(match.means, text.slice(word.start, word.end), segment);
        found.push(isWord ? { ...one, nameWords: [[word.start, word.end]] } : one);
        i += match.count;
        since = i;
        continue;
      }
    }
    const within = separatorsWithin(text, word, { before: i - since, after: words.length - i - 1 });
    found.push(...within);
    if (within.length > 0) since = i + 1;
    i++;
  }
  return found;
}

type Sides = { readonly before: number; readonly after: number };

/** Whether a connecting phrase separates at its position. */
function parts({ when, holds }: Connector, phrase: string, sides: Sides, segment: Segment): boolean {
  const { before, after } = sides;
  const isColon = segment.sign?.isColon === true && after === 0;
  // Before a colon it is read as a field name.
  if (when === 'opening') return before === 0 && after > 0;
  if (holds !== undefined) return after > 0 || before === 0 || isColon;
  if (when === undefined) return before + after > 0;
  if (before > 0 && after > 0)
    return when === 'both' || (segment.tells && isSmall(phrase)) || (before > 1 && after > 1);
  if (when === 'doubtful' || isInitial(phrase)) return false;
  return (before > 0 && segment.sign !== undefined) || (after > 0 && segment.isAfterSign);
}

/** Minimum length of a connecting word that may be a name. */
const SHORTEST_NAME = 3;

/** Whether a connecting word or label is also a name and written like one: "Cho", "Dari", "Amir". */
function mayBeName({ when, holds, level }: Connector, word: string, { tells }: Segment): boolean {
  if (word.length < SHORTEST_NAME || (when !== undefined && holds === undefined) || level > 1) return false;
  const first = word.charAt(0);
  return tells ? first !== first.toLowerCase() : first !== first.toUpperCase();
}

/** Whether a word is a single letter: a Latin one, or a capital of another script. */
const isInitial = (word: string): boolean =>
  word.length === 1 && (/^[a-z]$/.test(word) || (word === word.toUpperCase() && word !== word.toLowerCase()));

const isSmall = (phrase: string): boolean => phrase === phrase.toLowerCase() && phrase !== phrase.toUpperCase();

/** A ship's number after "IMO". */
const IMO_NUMBER = /^[\s.:#]*(?:no|number|nr)?[\s.:#]*\d{7}(?!\d)/i;
const LONGEST_NUMBER = 24;

function separatorOf(
  text: string,
  { level, joins, holds }: Connector,
  start: number,
  end: number,
  key: string,
): Separator {
  if (key !== 'imo') return { start, end, level, joins, ...(holds && { holds, labelsAt: [start] }) };
  const number = IMO_NUMBER.exec(text.slice(end, end + LONGEST_NUMBER))?.[0].length ?? 0;
  return { start, end: end + number, level, joins, holds: 'vessel', holdsBefore: 'vessel' };
}

/** Arabic and Hebrew letters for "and" that are joined with the next word. */
const ATTACHED_AND = new Set(['و', 'ו']);
const SHORTEST_REST = 3;

/** Whether a word may begin with a joined "and". */
export const mayHoldAnd = (text: string, start: number, end: number): boolean =>
  end - start > SHORTEST_REST && ATTACHED_AND.has(text[start] ?? '');

/** Separators inside one word: phrases of scripts without spaces, and "and" joined with the next word. */
function separatorsWithin(text: string, { start, end }: Word, sides: { before: number; after: number }): Separator[] {
  // Requires two words before: many names begin with this letter.
  if (mayHoldAnd(text, start, end) && sides.before > 1 && sides.after > 0)
    return [{ start, end: start + 1, level: 1, joins: 8 }];
  const found: Separator[] = [];
  let from = start;
  for (let i = start; i < end; i++) {
    if (!isUnspaced(text.charCodeAt(i))) continue;
    const match = UNSPACED_CONNECTORS.get(text[i] ?? '')?.find(([phrase]) => text.startsWith(phrase, i));
    if (match === undefined) continue;
    const [{ length }, { level, joins, holds, when }] = match;
    if (when === 'both' && !joinsTwo(i - from, end - i - length, sides)) continue;
    found.push({ start: i, end: i + length, level, joins, ...(holds && { holds }) });
    i += length - 1;
    from = i + 1;
  }
  return found;
}

/** Whether "和" joins names: there are two characters or other words on each side. */
const joinsTwo = (before: number, after: number, sides: { before: number; after: number }): boolean =>
  before + after === 0
    ? sides.before > 0 && sides.after > 0
    : (before > 1 || (before === 0 && sides.before > 0)) && (after > 1 || (after === 0 && sides.after > 0));
