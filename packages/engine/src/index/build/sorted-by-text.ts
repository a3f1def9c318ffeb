import { compareText } from './list-precedence.ts';

/** Digits of a key, each a character below 127; four in each half. */
const DIGITS = 8;
const DIGIT_BITS = 7;
/** Digit that stands for all characters from here on: the texts themselves are then compared. */
const TOP_DIGIT = 127;
const PASS_BITS = 14;
/** Up to this many texts, comparing them is faster than clearing the counters of the passes. */
const FEW = 2_048;

/**
 * Positions of texts in the order of their UTF-16 units; equal texts keep their order. Radix-sorts by the first
 * differing characters, in half the time of comparing texts, then compares the texts that are equal in those.
 * @param few maximum number of texts that are sorted by comparison only
 */
export function sortedByText(texts: readonly string[], few = FEW): Int32Array {
  const byText = (a: number, b: number): number => compareText(texts[a] ?? '', texts[b] ?? '') || a - b;
  let order = Int32Array.from(texts.keys());
  if (texts.length <= few) return order.sort(byText);
  const { high, low } = keysOf(texts);
  for (const half of [low, high]) for (const shift of [0, PASS_BITS]) order = pass(order, half, shift);
  const isAlike = (a: number, b: number): boolean => high[a] === high[b] && low[a] === low[b];
  for (let from = 0, to = 0; from < order.length; from = to) {
    for (to = from + 1; to < order.length && isAlike(order[from] ?? 0, order[to] ?? 0); ) to++;
    if (to - from > 1) order.subarray(from, to).sort(byText);
  }
  return order;
}

/** Sort keys from the characters after the common prefix of all texts. Different texts may have the same key. */
function keysOf(texts: readonly string[]): { readonly high: Uint32Array; readonly low: Uint32Array } {
  const [high, low] = [new Uint32Array(texts.length), new Uint32Array(texts.length)];
  const from = sharedLength(texts);
  texts.forEach((text, place) => {
    const digits = [0, 0];
    for (let at = 0; at < DIGITS && from + at < text.length; at++) {
      const digit = Math.min(text.charCodeAt(from + at), TOP_DIGIT);
      const half = at < DIGITS / 2 ? 0 : 1;
      digits[half] = (digits[half] ?? 0) | (digit << (DIGIT_BITS * (DIGITS / 2 - 1 - (at % (DIGITS / 2)))));
      if (digit === TOP_DIGIT) break;
    }
    high[place] = digits[0] ?? 0;
    low[place] = digits[1] ?? 0;
  });
  return { high, low };
}

function sharedLength(texts: readonly string[]): number {
  let shared = texts[0] ?? '';
  for (const text of texts) while (!text.startsWith(shared)) shared = shared.slice(0, -1);
  return shared.length;
}

/** Reorders positions by some bits of their keys; stable for equal bits. */
function pass(order: Int32Array, keys: Uint32Array, shift: number): Int32Array<ArrayBuffer> {
  const ends = new Int32Array(2 ** PASS_BITS + 1);
  const mask = 2 ** PASS_BITS - 1;
  const bitsOf = (place: number): number => ((keys[place] ?? 0) >>> shift) & mask;
  for (const place of order) {
    const bits = bitsOf(place) + 1;
    ends[bits] = (ends[bits] ?? 0) + 1;
  }
  for (let bits = 1; bits < ends.length; bits++) ends[bits] = (ends[bits] ?? 0) + (ends[bits - 1] ?? 0);
  const next = new Int32Array(order.length);
  for (const place of order) {
    const bits = bitsOf(place);
    const at = ends[bits] ?? 0;
    next[at] = place;
    ends[bits] = at + 1;
  }
  return next;
}
