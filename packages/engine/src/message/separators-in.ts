import {
  CONNECTORS,
  type Connector,
  isUnspaced,
  LONGEST_FIRST,
  mayConnect,
  UNSPACED_CONNECTORS,
} from './connectors.ts';
import { fieldKind, holdsOf, isFieldName } from './field-kind.ts';
import type { Holds, Stretch } from './part.ts';
import { phraseAt, wordKey } from './phrase-index.ts';
import { isWordAt, type Level, type Sign, signAt, wordEnd } from './signs.ts';

/** What separates two stretches of a text. */
export type Separator = {
  readonly start: number;
  readonly end: number;
  readonly level: Level;
  /** Words up to which each side may be one name with the other. */
  readonly joins: number;
  /** What a label among it says of what stands behind it. */
  readonly holds?: Holds;
  /** Where labels begin that no colon follows: each may be the first word of a name ("Mr. Bank Quelmir"). */
  readonly labelsAt?: readonly number[];
  /** What a number of a ship says of what stands before it. */
  readonly holdsBefore?: Holds;
};

/** The separators of a text in order, and stretches that hold a label and may be a name with it: "Dalvor Bank:". */
export type Separation = { readonly separators: readonly Separator[]; readonly uncut: readonly Stretch[] };

type Word = { readonly start: number; readonly end: number; readonly key: string };

/** Words a label before a colon has at most. */
const LONGEST_LABEL = 5;

/** Whether a text holds a sign or a word that may separate: one scan, for nearly every name the only one. */
export function maySeparate(text: string): boolean {
  for (let at = 0; at < text.length; ) {
    if (!isWordAt(text, at)) {
      if (signAt(text, at) !== undefined) return true;
      at++;
      continue;
    }
    const end = wordEnd(text, at);
    let isAscii = true;
    for (let i = at; i < end; i++) {
      const code = text.charCodeAt(i);
      if (code < 0x80) continue;
      isAscii = false;
      if (isUnspaced(code) && UNSPACED_CONNECTORS.has(text[i] ?? '')) return true;
    }
    const mayBe = end - at <= LONGEST_FIRST && (!isAscii || mayConnect(text.charCodeAt(at), end - at));
    if (mayBe && CONNECTORS.has(wordKey(text.slice(at, end)))) return true;
    if (!isAscii && mayHoldAnd(text, at, end)) return true;
    at = end;
  }
  return false;
}

/** Finds everything that separates parts of a text. */
export function separatorsIn(text: string): Separation {
  const separators: Separator[] = [];
  const uncut: Stretch[] = [];
  let words: Word[] = [];
  let isAfterSign = false;
  const endSegment = (end: number, size: number, sign: Sign | undefined): void => {
    const found = connectorsIn(text, words, { isAfterSign, sign });
    separators.push(...found);
    if (sign !== undefined) {
      const label = sign.isColon ? labelBefore(text, words, found.at(-1)?.end ?? 0, end) : undefined;
      if (label?.uncut) uncut.push(label.uncut);
      const { isColon: _, ...plain } = sign;
      separators.push({
        start: label?.start ?? end,
        end: end + size,
        ...plain,
        ...(label?.holds && { holds: label.holds }),
      });
    }
    words = [];
    isAfterSign = sign !== undefined;
  };
  for (let at = 0; at < text.length; ) {
    if (isWordAt(text, at)) {
      const end = wordEnd(text, at);
      const key = end - at <= LONGEST_FIRST ? wordKey(text.slice(at, end)) : '';
      words.push({ start: at, end, key });
      at = end;
      continue;
    }
    const sign = signAt(text, at);
    if (sign !== undefined) {
      const entity = text[at] === '&' ? ENTITY.exec(text.slice(at, at + LONGEST_ENTITY)) : null;
      const size = entity?.[0].length ?? 1;
      endSegment(at, size, sign);
      at += size;
      continue;
    }
    at++;
  }
  endSegment(text.length, 0, undefined);
  return { separators: merged(text, separators), uncut };
}

/** "&amp;" is one sign. */
const ENTITY = /^&(?:amp|quot|lt|gt|nbsp|apos|#\d{1,6}|#x[\da-f]{1,5});/i;
const LONGEST_ENTITY = 10;

/** Labels written without spaces are told from names by a character or two. */
const IS_SPACED = /^[^\u2e80-\u9fff]*$/;

/** The label that ends at a colon, of the words behind the last connector: its beginning, and what it says. */
function labelBefore(
  text: string,
  words: readonly Word[],
  from: number,
  colon: number,
): { readonly start?: number; readonly holds?: Holds; readonly uncut?: Stretch } | undefined {
  const tail = words.filter(({ start }) => start >= from).slice(-LONGEST_LABEL);
  const first = tail[0];
  if (first === undefined) return undefined;
  for (const { start } of tail) {
    const label = text.slice(start, colon);
    if (!isFieldName(label)) continue;
    const holds = holdsOf(fieldKind(label));
    return { start, holds, ...((start > first.start || !IS_SPACED.test(label)) && { uncut: [first.start, colon] }) };
  }
  const holds = holdsOf(fieldKind(text.slice(first.start, colon)));
  return holds === 'unknown' ? undefined : { holds };
}

type Segment = { readonly isAfterSign: boolean; readonly sign: Sign | undefined };

/** The connecting words and labels among words between two signs. */
function connectorsIn(text: string, words: readonly Word[], segment: Segment): Separator[] {
  const found: Separator[] = [];
  const keys = words.map(({ key }) => key);
  let since = 0;
  for (let i = 0; i < words.length; ) {
    const word = words[i];
    if (word === undefined) break;
    const match = phraseAt(CONNECTORS, keys, i);
    if (match !== undefined) {
      const last = words[i + match.count - 1] ?? word;
      const sides = { before: i - since, after: words.length - i - match.count, isFirst: i === 0 };
      if (parts(text, match.means, text.slice(word.start, last.end), sides, segment)) {
        found.push(separatorOf(text, match.means, word.start, last.end, word.key));
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

type Sides = { readonly before: number; readonly after: number; readonly isFirst: boolean };

/** Whether a connecting phrase parts where it stands. */
function parts(text: string, { when, holds }: Connector, phrase: string, sides: Sides, segment: Segment): boolean {
  const { before, after } = sides;
  const isColon = segment.sign?.isColon === true && after === 0;
  // Before a colon it is read as the name of a field.
  if (when === 'opening') return before === 0 && after > 0;
  if (holds !== undefined) return after > 0 || before === 0 || isColon;
  if (when === undefined) return before + after > 0;
  if (before > 0 && after > 0) return when === 'both' || isTold(text, phrase) || (before > 1 && after > 1);
  if (when === 'doubtful' || INITIAL.test(phrase)) return false;
  return (before > 0 && segment.sign !== undefined) || (after > 0 && segment.isAfterSign);
}

const INITIAL = /^[a-z]$/i;

/** Whether small letters tell a word from a name or an initial: those of "Ozren e Varnok". */
const isTold = (text: string, phrase: string): boolean =>
  phrase === phrase.toLowerCase() && phrase !== phrase.toUpperCase() && HAS_OTHERS.test(text);

/** Capitals, or letters of another alphabet. */
const HAS_OTHERS = /[^\0-@[-\u007f]/;

/** A ship's number behind "IMO". */
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

/** Letters of "and" written together with the word behind it, in Arabic and Hebrew. */
const ATTACHED_AND = new Set(['و', 'ו']);
const SHORTEST_REST = 3;

const mayHoldAnd = (text: string, start: number, end: number): boolean =>
  end - start > SHORTEST_REST && ATTACHED_AND.has(text[start] ?? '');

/** What separates within one word: phrases of scripts without spaces, and "and" written together with the next word. */
function separatorsWithin(text: string, { start, end }: Word, sides: { before: number; after: number }): Separator[] {
  // Two words on each side: many a name begins with the letter.
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

/** Whether "和" joins names: two characters or other words on each side. */
const joinsTwo = (before: number, after: number, sides: { before: number; after: number }): boolean =>
  before + after === 0
    ? sides.before > 0 && sides.after > 0
    : (before > 1 || (before === 0 && sides.before > 0)) && (after > 1 || (after === 0 && sides.after > 0));

/** Labels in a row that are looked at. */
const MOST_LABELS = 3;

/** Separators with nothing but spaces and signs between them are one, as strong as the strongest. */
function merged(text: string, separators: readonly Separator[]): readonly Separator[] {
  const all: Separator[] = [];
  for (const next of separators) {
    const last = all.at(-1);
    if (last === undefined || !isEmpty(text, last.end, next.start)) {
      all.push(next);
      continue;
    }
    const holds = next.holds ?? (last.holdsBefore === undefined ? last.holds : undefined);
    const labelsAt = next.level > 1 ? [] : [...(last.labelsAt ?? []), ...(next.labelsAt ?? [])].slice(0, MOST_LABELS);
    const holdsBefore = last.holdsBefore ?? next.holdsBefore;
    all[all.length - 1] = {
      start: last.start,
      end: Math.max(last.end, next.end),
      level: last.level > next.level ? last.level : next.level,
      joins: isSign(text, last) && isSign(text, next) ? 0 : Math.min(last.joins, next.joins),
      ...(holds && { holds }),
      ...(holdsBefore && { holdsBefore }),
      ...(labelsAt.length > 0 && { labelsAt }),
    };
  }
  return all;
}

const isSign = (text: string, { start }: Separator): boolean => !isWordAt(text, start);

function isEmpty(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (isWordAt(text, i)) return false;
  return true;
}
