import { isDigit, isLetter, isMark } from '../../normalise/unicode.ts';
import type { Edit } from '../view/view.ts';

/** A piece of markup; `values` are positions of text inside it that a reader may see: attribute values. */
type Tag = { readonly start: number; readonly end: number; readonly values: readonly (readonly [number, number])[] };

const ESCAPE = '\u001b';
/** Maximum length of a tag: a longer one is text with a less-than sign. */
const LONGEST_TAG = 2000;
const SIMPLE = /^<\/?[a-z_][^<>]*>/i;
const BRACKETED =
  /^\[\/?(?:[bius]|url|img|color|size|font|quote|code|center|left|right|email|list|\*)(?:=[^[\]]{0,200})?\]/i;
/** The rest of a terminal colour sequence after the escape character. */
const TERMINAL = /^\[[0-9;]{0,20}[a-z]/i;
const VALUE = /=\s{0,8}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
/**
 * Emphasis in Markdown and similar formats. It separates words in the original text, so only emphasis inside words
 * matters.
 */
const EMPHASIS = /[*_~^]+/g;

/**
 * Edits that replace each tag by a space. `keepsValues`: whether attribute values are kept, which may be text or
 * markup.
 */
export function tagEdits(text: string, keepsValues: boolean): readonly Edit[] {
  return tagsOf(text).flatMap(({ start, end, values }) => {
    const edits: Edit[] = [];
    let from = start;
    for (const [first, last] of keepsValues ? values : []) {
      edits.push({ start: from, end: first, text: ' ' });
      from = last;
    }
    edits.push({ start: from, end, text: ' ' });
    return edits;
  });
}

/**
 * Edits that remove markup inside words ("Tol<b>brecht") and replace each other tag by a space. Empty unless a word
 * contains some.
 */
export function tagEditsInWords(text: string): readonly Edit[] {
  const tags = [...tagsOf(text)];
  const all = tags.length === 0 ? emphasisOf(text) : merged(tags, emphasisOf(text));
  const edits: Edit[] = [];
  let hasInner = false;
  for (let i = 0; i < all.length; ) {
    let last = i;
    while (all[last + 1]?.start === all[last]?.end && last + 1 < all.length) last++;
    const [start, end] = [all[i]?.start ?? 0, all[last]?.end ?? 0];
    const isInner = isWordCharBefore(text, start) && isWordCharAt(text, end);
    hasInner ||= isInner;
    edits.push({ start, end, text: isInner ? '' : ' ' });
    i = last + 1;
  }
  return hasInner ? edits : [];
}

const emphasisOf = (text: string): Tag[] =>
  Array.from(text.matchAll(EMPHASIS), ({ 0: signs, index }) => ({
    start: index,
    end: index + signs.length,
    values: [],
  }));

/** Merges two sorted lists; a sign inside a tag belongs to the tag. */
function merged(tags: readonly Tag[], signs: readonly Tag[]): Tag[] {
  let at = 0;
  const outside = signs.filter(({ start }) => {
    while (at < tags.length && (tags[at]?.end ?? 0) <= start) at++;
    return !(at < tags.length && (tags[at]?.start ?? 0) <= start);
  });
  return [...tags, ...outside].sort((a, b) => a.start - b.start);
}

const isWordChar = (char: string): boolean => isLetter(char) || isDigit(char) || isMark(char);
const isWordCharAt = (text: string, at: number): boolean =>
  at < text.length && isWordChar(String.fromCodePoint(text.codePointAt(at) ?? 0x20));

/** Whether the character before a position belongs to a word; handles surrogate pairs. */
function isWordCharBefore(text: string, at: number): boolean {
  const unit = text.charCodeAt(at - 1);
  return isWordCharAt(text, unit >= 0xdc00 && unit <= 0xdfff ? at - 2 : at - 1) && at > 0;
}

function tagsOf(text: string): readonly Tag[] {
  const tags: Tag[] = [];
  /** Set once no comment end follows, so that a text of comment openings is searched only once. */
  let noComment = false;
  for (let at = nextSign(text, 0); at >= 0; ) {
    let tag: Tag | undefined;
    if (!noComment && text.startsWith('<!--', at)) {
      const close = text.indexOf('-->', at + 4);
      noComment = close < 0;
      if (close >= 0) tag = { start: at, end: close + 3, values: [] };
    }
    tag ??= tagAt(text, at);
    if (tag) tags.push(tag);
    at = nextSign(text, tag?.end ?? at + 1);
  }
  return tags;
}

function nextSign(text: string, from: number): number {
  for (let i = from; i < text.length; i++) {
    const char = text.charAt(i);
    if (char === '<' || char === '[' || char === ']' || char === ESCAPE) return i;
  }
  return -1;
}

function tagAt(text: string, at: number): Tag | undefined {
  const plain = (length: number): Tag => ({ start: at, end: at + length, values: [] });
  if (text.startsWith(']]>', at)) return plain(3);
  if (text.startsWith('<![CDATA[', at)) return plain(9);
  const sign = text.charAt(at);
  if (sign === ']') return undefined;
  if (sign === '<') {
    const close = closeOf(text, at);
    if (close < 0) return undefined;
    const written = text.slice(at, close + 1);
    if (/^<[!?]/.test(written)) return plain(written.length);
    return SIMPLE.test(written) ? { ...plain(written.length), values: valuesOf(written, at) } : undefined;
  }
  const from = sign === ESCAPE ? at + 1 : at;
  const found = (sign === ESCAPE ? TERMINAL : BRACKETED).exec(text.slice(from, from + 240))?.[0];
  return found === undefined ? undefined : plain(found.length + from - at);
}

/** The end of a tag; none if another one opens first. */
function closeOf(text: string, at: number): number {
  for (let i = at + 1; i < Math.min(text.length, at + LONGEST_TAG); i++) {
    const char = text.charAt(i);
    if (char === '>') return i;
    if (char === '<') return -1;
  }
  return -1;
}

function valuesOf(tag: string, at: number): [number, number][] {
  return Array.from(tag.matchAll(VALUE), ({ 0: all, 1: double, 2: single, 3: bare, index }) => {
    const value = double ?? single ?? bare ?? '';
    const end = at + index + all.length - (bare === undefined ? 1 : 0);
    return [end - value.length, end] satisfies [number, number];
  });
}
