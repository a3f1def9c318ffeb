const A = 97;
/** Letters that fit the bits of one number. */
const WORD = 31;

/** By letter of the pattern: at which places it stands, as bits. All zero between calls. */
const places = new Int32Array(26);

/**
 * Levenshtein distance of two words of the letters a–z, every edit one. A whole column of the table is one number: bits say where the next cell is one
 * more or one less (Myers, J. ACM 46, 1999; in the form of Hyyrö, 2003).
 */
export function editDistance(a: string, b: string): number {
  const [pattern, text] = a.length <= b.length ? [a, b] : [b, a];
  const length = pattern.length;
  if (length > WORD) return byTable(pattern, text);
  if (length === 0) return text.length;
  for (let i = 0; i < length; i++) {
    const letter = pattern.charCodeAt(i) - A;
    places[letter] = (places[letter] ?? 0) | (1 << i);
  }
  const last = 1 << (length - 1);
  let [more, less, distance] = [-1, 0, length];
  for (let j = 0; j < text.length; j++) {
    const equal = places[text.charCodeAt(j) - A] ?? 0;
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
  for (let i = 0; i < length; i++) places[pattern.charCodeAt(i) - A] = 0;
  return distance;
}

/** The same cell by cell, for the few words that are longer. */
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
