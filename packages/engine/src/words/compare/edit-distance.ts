const A = 97;
/** Number of letters that fit the bits of one number. */
export const MAX_BITS = 31;

/** Longest text whose letters are compared as bits. */
const LONGEST_TEXT = 64;

/** Levenshtein distance of two words of the letters a–z, up to 64 letters each. */
export function editDistance(a: string, b: string): number {
  const [pattern, text] = a.length <= b.length ? [a, b] : [b, a];
  const length = pattern.length;
  if (length > MAX_BITS || text.length > LONGEST_TEXT) return byTable(pattern, text);
  /** By letter of the pattern: a bit mask of its positions. */
  const ofPattern = new Int32Array(26);
  const ofText = new Uint8Array(text.length);
  for (let i = 0; i < length; i++) {
    const letter = pattern.charCodeAt(i) - A;
    ofPattern[letter] = (ofPattern[letter] ?? 0) | (1 << i);
  }
  for (let i = 0; i < text.length; i++) ofText[i] = text.charCodeAt(i) - A;
  return distanceOf(ofPattern, length, ofText, text.length);
}

/**
 * {@link editDistance} of a word of up to {@link MAX_BITS} letters, given as `places`, and a text of letters numbered
 * from 0. A column of the table is one number: bits tell where the next cell is one more or one less (Myers, J. ACM 46,
 * 1999; in the form of Hyyrö, 2003).
 */
export function distanceOf(places: Int32Array, length: number, text: Uint8Array, textLength: number): number {
  if (length === 0) return textLength;
  const last = 1 << (length - 1);
  let [more, less, distance] = [-1, 0, length];
  for (let j = 0; j < textLength; j++) {
    const equal = places[text[j] ?? 0] ?? 0;
    const vertical = equal | less;
    const horizontal = (((equal & more) + more) ^ more) | equal;
    let up = less | ~(horizontal | more);
    let down = more & horizontal;
    if ((up & last) !== 0) distance++;
    else if ((down & last) !== 0) distance--;
    up = (up << 1) | 1;
    down <<= 1;
    more = down | ~(vertical | up);
    less = up & vertical;
  }
  return distance;
}

/** The same cell by cell, for the few longer words. */
function byTable(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
