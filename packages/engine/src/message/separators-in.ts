import { CONNECTORS, isUnspaced, LONGEST_FIRST, mayConnect, UNSPACED_CONNECTORS } from './connectors.ts';
import { connectorsIn, mayHoldAnd, type Word } from './connectors-in.ts';
import { fieldKind, holdsOf, isFieldName } from './parts/field-kind.ts';
import type { Holds, Stretch } from './parts/part.ts';
import { wordKey } from './parts/phrase-index.ts';
import { isWordAt, type Sign, signAt, wordEnd } from './parts/signs.ts';
import type { Separator } from './separator.ts';

/** The separators of a text in order, and stretches that hold a label and may be a name with it: "Dalvor Bank:". */
export type Separation = { readonly separators: readonly Separator[]; readonly uncut: readonly Stretch[] };

/** Maximum number of words in a label before a colon. */
const LONGEST_LABEL = 5;

/** Whether a text holds a sign or word that may separate: one scan, for nearly every name the only one. */
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

/** Capitals, or letters of another alphabet. */
const HAS_OTHERS = /[^\0-@[-\u007f]/;

/** Finds everything that separates parts of a text. */
export function separatorsIn(text: string): Separation {
  const separators: Separator[] = [];
  const uncut: Stretch[] = [];
  let words: Word[] = [];
  let isAfterSign = false;
  const tells = HAS_OTHERS.test(text);
  const endSegment = (end: number, size: number, sign: Sign | undefined): void => {
    const found = connectorsIn(text, words, { isAfterSign, sign, tells });
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

/** Labels in scripts without spaces differ from names by only a character or two. */
const IS_SPACED = /^[^\u2e80-\u9fff]*$/;

/** The label that ends at a colon, among the words after the last connector: its start and its meaning. */
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

/** Maximum number of consecutive labels examined. */
const MAX_LABELS = 3;

/** Merges separators with only spaces and signs between them; the strongest level wins. */
function merged(text: string, separators: readonly Separator[]): readonly Separator[] {
  const all: Separator[] = [];
  for (const next of separators) {
    const last = all.at(-1);
    if (last === undefined || !isEmpty(text, last.end, next.start)) {
      all.push(next);
      continue;
    }
    const holds = next.holds ?? (last.holdsBefore === undefined ? last.holds : undefined);
    const labelsAt = next.level > 1 ? [] : [...(last.labelsAt ?? []), ...(next.labelsAt ?? [])].slice(0, MAX_LABELS);
    const holdsBefore = last.holdsBefore ?? next.holdsBefore;
    const nameWords = [...(last.nameWords ?? []), ...(next.nameWords ?? [])].slice(0, MAX_LABELS);
    all[all.length - 1] = {
      start: last.start,
      end: Math.max(last.end, next.end),
      level: last.level > next.level ? last.level : next.level,
      joins: joinsOf(text, last, next),
      ...(holds && { holds }),
      ...(holdsBefore && { holdsBefore }),
      ...(labelsAt.length > 0 && { labelsAt }),
      ...(nameWords.length > 0 && { nameWords }),
    };
  }
  return all;
}

/** Two consecutive signs separate names, except for the quotation marks around the fields of a table. */
function joinsOf(text: string, last: Separator, next: Separator): number {
  const least = Math.min(last.joins, next.joins);
  if (!isSign(text, last) || !isSign(text, next)) return least;
  return BETWEEN_FIELDS.test(text.slice(last.start, next.end)) ? least : 0;
}

/** `","` and its beginning, which is merged first. */
const BETWEEN_FIELDS = /^"[,;|\t]"?$/;

const isSign = (text: string, { start }: Separator): boolean => !isWordAt(text, start);

function isEmpty(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (isWordAt(text, i)) return false;
  return true;
}
