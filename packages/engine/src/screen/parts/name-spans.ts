import type { Model } from '../../knowledge/model/model.ts';
import type { Script } from '../../knowledge/scripts/letters/script-of.ts';
import { normaliseText } from '../../normalise/text/normalise-text.ts';
import type { Token } from '../../normalise/text/token.ts';
import { besideUnknown } from './beside-unknown.ts';
import { hasCapitals, isParticle, isSmallBeside, isSure, type Range, type ReadSegment } from './read-segment.ts';
import { segmentsOf } from './segments.ts';
import { tokenKinds } from './token-kinds.ts';
import { isContext, isOf, KIND, type Kinds } from './word-kind.ts';

/** A stretch of a text that may be a name. UTF-16 offsets, end exclusive. */
export type NameSpan = {
  readonly start: number;
  readonly end: number;
  /**
   * `words`: at least one word may name somebody; `alone`: the only word of its segment besides context; `context`:
   * words that are not a name by themselves ("Jong Kim": also "young", "who"), with no name word; `everyday`: one such
   * word that is its whole segment.
   */
  readonly kind: 'words' | 'alone' | 'context' | 'everyday';
};

/** Maximum number of words dropped at each end that may belong to a name; others are always dropped. */
const MAX_DROPPED = 4;
/** Maximum number of words in a segment that is a part as a whole. */
const WHOLE_UP_TO = 12;
/** Maximum number of words in a segment that may hold several persons. */
const MAX_PAIRED = 8;
/** Minimum number of words for two persons, and alphabets in which a given name is recognised by itself. */
const LEAST_PAIRED = 4;
const PAIRED = new Set<Script>(['Latn', 'Cyrl']);
/** Number of words from which the first of a segment may be a capitalised everyday word. */
const FIRST_WORD_FROM = 4;
/** Maximum number of parts for each word of a text. */
const PARTS_A_WORD = 2;

/**
 * Parts of a text that may be names: segments between separators; segments without the context at their ends, in every
 * combination; runs of words that are not context; in short segments, the words left beside unknown ones.
 */
export function nameSpans(
  text: string,
  model: Model,
  words: readonly Token[] = normaliseText(text).tokens,
): NameSpan[] {
  const isCaseless = text === text.toLowerCase() || text === text.toUpperCase();
  const spans = new Map<string, NameSpan>();
  for (const { start, end, tokens } of segmentsOf(text, words, model)) {
    const own = text.slice(start, end);
    const kinds = tokenKinds(own, tokens, isCaseless, model);
    // A part in capitals says as little about its words as a text in capitals.
    const isOwnCaseless = isCaseless || own === own.toUpperCase();
    const capitals = hasCapitals(own, tokens);
    const read: ReadSegment = { text: own, tokens, kinds, isCaseless: isOwnCaseless, hasCapitals: capitals, model };
    for (const { first, end: last, kind } of rangesIn(read)) {
      const [from, to] = [start + (tokens[first]?.start ?? 0), start + (tokens[last - 1]?.end ?? 0)];
      const key = `${from} ${to}`;
      if (!spans.has(key)) spans.set(key, { start: from, end: to, kind });
    }
  }
  return [...spans.values()];
}

type NameRange = Range & Pick<NameSpan, 'kind'>;

function rangesIn(read: ReadSegment): NameRange[] {
  const { tokens, kinds } = read;
  if (tokens.length <= WHOLE_UP_TO && isContextOnly(kinds)) return contextRanges(kinds);
  const kind = isOneWord(read) ? 'alone' : 'words';
  const most = PARTS_A_WORD * tokens.length + 1;
  const ranges = new Map<number, NameRange>();
  const add = (first: number, end: number): void => {
    const key = first * (tokens.length + 1) + end;
    if (ranges.size >= most || ranges.has(key)) return;
    if (kind === 'alone' ? !mayNameAlone(kinds, first, end) : !mayName(kinds, first, end)) return;
    ranges.set(key, { first, end, kind });
  };
  const core = withoutSure(kinds);
  if (tokens.length <= WHOLE_UP_TO) add(0, tokens.length);
  const drops = droppable(read, core);
  const [before, after] = [countOf(drops, core.first, 1), countOf(drops, core.end - 1, -1)];
  add(core.first + before, core.end - after);
  for (let i = 0; i <= before; i++)
    for (let j = 0; j <= after; j++)
      if (!isSure(kinds[core.first + i]) && !isSure(kinds[core.end - j - 1])) add(core.first + i, core.end - j);
  for (const { first, end } of runsOf(read, drops, core)) add(first, end);
  for (const { first, end } of besideUnknown(read, core, drops)) add(first, end);
  for (const { first, end } of pairsOf(read, { first: core.first + before, end: core.end - after })) add(first, end);
  return [...ranges.values(), ...namelessRuns(kinds)];
}

/** For a segment without a name word: the whole segment, or its only word beside numbers and small words. */
function contextRanges(kinds: readonly Kinds[]): NameRange[] {
  const { first, end } = withoutSure(kinds);
  const found: NameRange[] = kinds.length > 1 ? [{ first: 0, end: kinds.length, kind: 'context' }] : [];
  const isWord = end - first === 1 && isOf(kinds[first], KIND.soft);
  return isWord ? [...found, { first, end, kind: 'everyday' }] : [...found, ...namelessRuns(kinds)];
}

/** Drops words that belong to no name from both ends: numbers, words of messages and stop words. */
function withoutSure(kinds: readonly Kinds[]): Range {
  let [from, to] = [0, kinds.length];
  while (from < to && isSure(kinds[from])) from++;
  while (to > from && isSure(kinds[to - 1])) to--;
  return { first: from, end: to };
}

/**
 * Tokens of a segment that may be dropped at an end: context, everyday words that are not a name there, and lower-case
 * words beside capitalised ones.
 */
function droppable(read: ReadSegment, { first, end }: Range): ReadonlySet<number> {
  const { text, tokens, kinds, isCaseless } = read;
  const dropped = new Set<number>();
  for (let i = first; i < end; i++) {
    const kind = kinds[i];
    const { start = 0, end: to = 0 } = tokens[i] ?? {};
    const isSmall = isCaseless || text.charAt(start) === text.charAt(start).toLowerCase();
    const isFirst = i === first && end - first >= FIRST_WORD_FROM;
    const isLoose = isOf(kind, KIND.soft) && (isSmall || isFirst) && to > start;
    if (isLoose || isSmallBeside(read, i) || isOfOffice(kinds, i) || isOf(kind, KIND.sure | KIND.hard | KIND.particle))
      dropped.add(i);
  }
  return dropped;
}

/** "Minister of Oil Orlan Vestrakov": an everyday or business word that belongs to the title of an office. */
const isOfOffice = (kinds: readonly Kinds[], at: number): boolean =>
  isOf(kinds[at], KIND.soft) &&
  !isOf(kinds[at], KIND.telling) &&
  isOf(kinds[at - 1], KIND.sure | KIND.particle) &&
  isOf(kinds[at - 2], KIND.hard);

/** Number of consecutive words that may be dropped from a position. */
function countOf(drops: ReadonlySet<number>, from: number, step: 1 | -1): number {
  let count = 0;
  while (count < MAX_DROPPED && drops.has(from + step * count)) count++;
  return count;
}

/** Runs of words that are not context, including particles inside them. */
function runsOf(read: ReadSegment, drops: ReadonlySet<number>, { first, end }: Range): Range[] {
  const runs: Range[] = [];
  const { kinds } = read;
  const isInside = (i: number): boolean =>
    !drops.has(i) || (isOf(kinds[i], KIND.particle | KIND.telling) && !isSmallBeside(read, i));
  for (let from = first; from < end; from++) {
    if (!isInside(from)) continue;
    let to = from;
    while (to < end && isInside(to)) to++;
    let last = to;
    while (last > from && isParticle(kinds[last - 1])) last--;
    runs.push({ first: from, end: last });
    let start = from;
    while (start < last && isParticle(kinds[start])) start++;
    if (start > from) runs.push({ first: start, end: last });
    from = to;
  }
  return runs;
}

/** Two or more words that name nobody, between words that belong to no name. */
function namelessRuns(kinds: readonly Kinds[]): NameRange[] {
  const found: NameRange[] = [];
  for (let first = 0; first < kinds.length; first++) {
    let end = first;
    while (end < kinds.length && !isOf(kinds[end], KIND.sure | KIND.telling | KIND.initial)) end++;
    const isApart = end === kinds.length || isSure(kinds[end]);
    const isNamed = kinds.slice(first, end).some((kind) => !isContext(kind));
    if (isApart && isNamed && end - first > 1 && end - first < kinds.length)
      found.push({ first, end, kind: 'context' });
    while (end < kinds.length && !isSure(kinds[end])) end++;
    first = end;
  }
  return found;
}

/**
 * Persons written one after another, each with a given and a family name in the same order: "ORLAN VESTRAKOV NADIA
 * TOLBRECHT". No given name is in the position of a family name, and the last family name is a known one.
 */
function pairsOf({ tokens, kinds, model }: ReadSegment, { first, end }: Range): Range[] {
  const count = end - first;
  if (count < LEAST_PAIRED || count > MAX_PAIRED || count % 2 > 0) return [];
  const words = tokens.slice(first, end);
  if (!words.every(({ script, letter }) => PAIRED.has(script) && letter === undefined)) return [];
  const isGiven = words.map(({ text }) => model.isGivenName(text));
  const place = isGiven.at(-1) === true ? 1 : 0;
  const isPaired = isGiven[count - 2 + place] === true && isGiven.every((given, i) => !given || i % 2 === place);
  const isApart = (kind: Kinds): boolean => isContext(kind) || isParticle(kind);
  if (!isPaired || kinds.slice(first, end).some(isApart)) return [];
  return Array.from({ length: count / 2 }, (_, i) => ({ first: first + 2 * i, end: first + 2 * i + 2 }));
}

/** Whether a range holds two words that may name somebody, or an initial beside one. */
function mayName(kinds: readonly Kinds[], first: number, end: number): boolean {
  let [telling, initials] = [0, 0];
  for (let i = first; i < end; i++) {
    if (isOf(kinds[i], KIND.telling)) telling++;
    else if (isOf(kinds[i], KIND.initial)) initials++;
  }
  return end - first > 1 && (telling > 0 || initials > 0) && end - first > initials;
}

/** Whether a range holds a word that is not context; an everyday word is only read by itself. */
function mayNameAlone(kinds: readonly Kinds[], first: number, end: number): boolean {
  for (let i = first; i < end; i++)
    if (!isContext(kinds[i])) return end - first === 1 || isOf(kinds[i], KIND.telling | KIND.initial);
  return false;
}

/** Whether one word is left beside context; an initial makes it a name, and native syllables count as several words. */
function isOneWord({ tokens, kinds }: ReadSegment): boolean {
  const others = kinds.filter((kind) => !isContext(kind));
  return others.length === 1 && tokens.every(({ letter }) => letter === undefined);
}

/** Whether no word names anybody by itself, and not all are numbers and words of messages. */
const isContextOnly = (kinds: readonly Kinds[]): boolean =>
  !kinds.some((kind) => isOf(kind, KIND.telling | KIND.initial)) && !kinds.every(isSure);
