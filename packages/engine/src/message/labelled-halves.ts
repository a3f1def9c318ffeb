import { NAME_LABELS } from '../knowledge/labels/name-labels.ts';
import { particleKind } from '../knowledge/lexicon/general/particles.ts';
import { labelText } from '../normalise/unicode.ts';
import { once } from '../types/once.ts';
import { fieldOf } from './labels/read-label.ts';
import type { Stretch } from './parts/part.ts';
import { isWordAt, wordEnd } from './parts/signs.ts';

/** The half that a label names; `bare`: a word for "name", which means the half that the other label does not name. */
type Half = 'given' | 'family' | 'bare';

/** The words of a name after a label. */
type Labelled = { readonly half: Half; readonly start: number; readonly end: number };

/** Maximum number of words in half of a name, and in a label. */
const MAX_WORDS = 4;
const LONGEST_LABEL = 4;
const LONGEST_WORD = 30;
/** Minimum length of a label's first word: "T" and "of" start none. */
const SHORTEST = 2;
/** Halves of one name are close together: in a form, a row, a sentence. */
const REACH = 400;

/** Two labels with a word after each. */
const LEAST_WORDS = 4;

const HALF_OF = { givenName: 'given', middleName: 'given', familyName: 'family', name: 'bare' } as const;
/** Words that name a half only if a sign marks them as labels. */
const BARE = new Set(Object.values(NAME_LABELS.name).flatMap((labels) => labels.split('|').map(labelText)));
const PARTS_ALONE = new Set(['first', 'given', 'last', 'family', 'middle', 'second', 'marga', 'meno', 'ho', 'ten']);

const halfByLabel = once(
  (): ReadonlyMap<string, Half> =>
    new Map(
      (['name', 'middleName', 'givenName', 'familyName'] as const).flatMap((field) =>
        Object.values(NAME_LABELS[field]).flatMap((labels) =>
          labels.split('|').map((one): [string, Half] => [labelText(one), HALF_OF[field]]),
        ),
      ),
    ),
);

/**
 * Names whose halves have separate labels, with or without signs, on lines, in rows and in sentences: "Last name X,
 * born 1976, first name Y". Each is the stretches of its halves in text order.
 */
export function labelledHalves(given: string): readonly (readonly Stretch[])[] {
  const text = withoutTags(given);
  const words = wordsOf(text);
  if (words.length < LEAST_WORDS) return [];
  const labels = labelsIn(text, words);
  const halves = labels.flatMap((label, i) => wordsBehind(text, words, label, labels[i + 1]));
  const names: Labelled[][] = [];
  let open: Labelled[] = [];
  for (const half of halves) {
    const isTwice = half.half !== 'given' && open.some((one) => one.half === half.half);
    const isNext = isTwice || isFar(open, half);
    if (isNext) {
      names.push(open);
      open = [];
    }
    open.push(half);
  }
  names.push(open);
  return names
    .filter((name) => new Set(name.map(({ half }) => half)).size > 1)
    .map((name) => name.map(({ start, end }): Stretch => [start, end]));
}

const isFar = (open: readonly Labelled[], { start }: Labelled): boolean => {
  const last = open.at(-1);
  return last !== undefined && start - last.end > REACH;
};

const TAG = /<[^<>]{1,400}>/g;
/** HTML attributes that hold labels and values of a form. */
const SHOWN = /(?<=\s(?:name|value|label|placeholder|aria-label)\s{0,3}=\s{0,3}["'])[^"'<>]*/gi;

/** Replaces tags by bars of the same length; labels and values in attributes are kept. */
const withoutTags = (text: string): string =>
  text.includes('<')
    ? text.replace(TAG, (tag) => {
        const kept = [...tag.matchAll(SHOWN)];
        let masked = '|'.repeat(tag.length);
        for (const { 0: value, index: at } of kept)
          masked = masked.slice(0, at) + value + masked.slice(at + value.length);
        return masked;
      })
    : text;

/** A word and its key for label look-up. */
type Word = { readonly start: number; readonly end: number; readonly key: string };

function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  for (let at = 0; at < text.length; ) {
    if (!isWordAt(text, at)) at++;
    else {
      const end = wordEnd(text, at);
      if (!IS_LEADER.test(text.slice(at, end)))
        words.push({ start: at, end, key: end - at > LONGEST_WORD ? '' : labelText(text.slice(at, end)) });
      at = end;
    }
  }
  return words;
}

/** A line from a label to its value. */
const IS_LEADER = /^_+$/;

type Label = { readonly half: Half; readonly first: number; readonly next: number };

/** Labels of halves, the longest at each position. */
function labelsIn(text: string, words: readonly Word[]): readonly Label[] {
  const found: Label[] = [];
  for (let i = 0; i < words.length; ) {
    const label = labelAt(text, words, i, found.at(-1));
    if (label === undefined) i++;
    else {
      found.push(label);
      i = label.next;
    }
  }
  return found;
}

function labelAt(text: string, words: readonly Word[], first: number, before: Label | undefined): Label | undefined {
  for (let count = Math.min(LONGEST_LABEL, words.length - first); count > 0; count--) {
    const to = words[first + count - 1];
    if (to === undefined || !isOnePhrase(text, words, first, count)) continue;
    const key = keyOf(words, first, count);
    const half = key.length < SHORTEST && key < '\u2e80' ? undefined : halfByLabel().get(key);
    if (half === undefined) continue;
    const label = { half, first, next: first + count };
    const isNear = before !== undefined && before.half !== half && first - before.next <= MAX_WORDS;
    if (!isDoubtful(key) || isNear || isFollowedBySign(text, to.end) || isBeforeOther(text, words, label)) return label;
  }
  return undefined;
}

/** Whether a label means half of a name only next to a sign or to a label of the other half. */
const isDoubtful = (key: string): boolean => BARE.has(key) || PARTS_ALONE.has(key) || key.length <= 3;

/** Whether a certain label of the other half follows within a few words: "1. Nom VESTRAKOV 2. Prénom ORLAN". */
function isBeforeOther(text: string, words: readonly Word[], { half, next }: Label): boolean {
  for (let first = next + 1; first <= next + MAX_WORDS; first++)
    for (let count = LONGEST_LABEL; count > 0; count--) {
      if (!isOnePhrase(text, words, first, count)) continue;
      const key = keyOf(words, first, count);
      const other = halfByLabel().get(key);
      if (other !== undefined && other !== half && !isDoubtful(key)) return true;
    }
  return false;
}

const keyOf = (words: readonly Word[], first: number, count: number): string =>
  words
    .slice(first, first + count)
    .map(({ key }) => key)
    .join(' ');

const isFollowedBySign = (text: string, at: number): boolean =>
  /^\s{0,3}["'”]?\s{0,3}[:=|\t\n：]/.test(text.slice(at, at + 8));

/** Characters between the words of a label. */
const WITHIN = /^[ \u00a0_.'’-]{1,3}$/;

const isOnePhrase = (text: string, words: readonly Word[], first: number, count: number): boolean =>
  words
    .slice(first, first + count - 1)
    .every(({ end }, i) => WITHIN.test(text.slice(end, words[first + i + 1]?.start ?? end)));

/** Characters between a label and its value: signs, or a line of dots or underscores. */
const BEFORE_VALUE = /^(?:[\s:=|"'“”>：/().\-–_…·]{1,80}|\|[\s|="'/]*)$/;
/** Characters between the words of a value. */
const WITHIN_VALUE = /^[ \u00a0.'’-]{1,3}$/;
const HAS_DIGIT = /\d/;

/** The words of a name after a label: up to a sign, the next label, a number, or a small word of a sentence. */
function wordsBehind(
  text: string,
  words: readonly Word[],
  { half, next }: Label,
  following: Label | undefined,
): Labelled[] {
  const [label, first] = [words[next - 1], words[next]];
  const limit = Math.min(following?.first ?? words.length, next + MAX_WORDS);
  if (label === undefined || first === undefined || next >= limit) return [];
  if (!BEFORE_VALUE.test(text.slice(label.end, first.start))) return [];
  let last = first;
  const isWritten = isCapital(text, first);
  for (let i = next; i < limit; i++) {
    const word = words[i];
    if (word === undefined || HAS_DIGIT.test(text.slice(word.start, word.end))) break;
    if (i > next && !WITHIN_VALUE.test(text.slice(last.end, word.start))) break;
    if (i > next && isWritten && !isCapital(text, word) && !isParticle(text, word)) break;
    if (i > next && isLabel(text, words, i)) break;
    last = word;
  }
  return HAS_DIGIT.test(text.slice(first.start, first.end)) ? [] : [{ half, start: first.start, end: last.end }];
}

/**
 * Whether a word of a value starts another label: "Given names Orlan Date of birth 1976", "Sex: M". A single word is a
 * label only if a sign, or a lone letter or number, follows.
 */
function isLabel(text: string, words: readonly Word[], first: number): boolean {
  for (let count = LONGEST_LABEL; count > 0; count--) {
    const to = words[first + count - 1];
    if (to === undefined || !isOnePhrase(text, words, first, count)) continue;
    const behind = text.slice(to.end, to.end + 8);
    if (count === 1 && IS_LABEL.test(behind)) return true;
    if (fieldOf(keyOf(words, first, count)) !== undefined && (count > 1 || SHORT_VALUE.test(behind))) return true;
  }
  return false;
}

/** Characters that follow only a label, and a value such as a sex or a number. */
const IS_LABEL = /^\s{0,2}[:=：]/;
const SHORT_VALUE = /^\s{1,3}(?:\d|[A-Z](?![\w.]))/;

function isCapital(text: string, { start }: Word): boolean {
  const letter = text.charAt(start);
  return letter !== letter.toLowerCase();
}

const isParticle = (text: string, { start, end }: Word): boolean =>
  particleKind(text.slice(start, end).toLowerCase()) !== undefined;
