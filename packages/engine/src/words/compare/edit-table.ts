const A = 97;
const SIZE = 26;

/** Substitutions cheaper than 1, by cause. Costs are shares of one full edit. */
const CHEAP: readonly (readonly [pairs: string, cost: number])[] = [
  // Vowels carry little in transliteration: each convention writes its own.
  ['ae ai ao au ei eo eu io iu ou', 0.4],
  ['iy ei ou uw vw', 0.2],
  // Letters that conventions use for one sound.
  ['ck cq kq sz', 0.15],
  ['fv cs jy gj jz gk gq bv tz', 0.4],
  ['bp dt gk', 0.5],
  ['mn lr', 0.6],
  // Neighbours on the keyboard: less likely than a chance slip, but likelier than any other letter.
  ['as sd df fg gh hj jk kl qw er rt ty yu ui io op zx xc cv vb bn nm ws ed rf tg yh uj ik ol', 0.8],
];

const SUBSTITUTION = buildSubstitution();

function buildSubstitution(): Float64Array {
  const costs = new Float64Array(SIZE * SIZE).fill(1);
  for (let i = 0; i < SIZE; i++) costs[i * SIZE + i] = 0;
  for (const [pairs, cost] of CHEAP) {
    for (const pair of pairs.split(' ')) {
      const [a, b] = [pair.charCodeAt(0) - A, pair.charCodeAt(1) - A];
      if (cost < (costs[a * SIZE + b] ?? 1)) costs[a * SIZE + b] = costs[b * SIZE + a] = cost;
    }
  }
  return costs;
}

const VOWEL_GAP = 0.45;
const WEAK_GAP = 0.3;
const DOUBLED_GAP = 0.15;
const SWAP = 0.6;
/** People get the first letter right, so a change there weighs more. */
const FIRST_LETTER = 1.25;

const GAP = new Float64Array(SIZE).fill(1);
for (const vowel of 'aeiou') GAP[vowel.charCodeAt(0) - A] = VOWEL_GAP;
for (const breath of 'hyw') GAP[breath.charCodeAt(0) - A] = WEAK_GAP;

const gapCost = (letters: Uint8Array, from: number, i: number): number => {
  const letter = letters[from + i] ?? 0;
  if (i === 0) return (GAP[letter] ?? 1) * FIRST_LETTER;
  return letter === letters[from + i - 1] ? DOUBLED_GAP : (GAP[letter] ?? 1);
};

const MAX = 64;

/** Compares words letter by letter. The tables are scratch memory: no comparison reads values of an earlier one. */
export class EditTable {
  readonly #before = new Float64Array(MAX + 1);
  readonly #above = new Float64Array(MAX + 1);
  readonly #row = new Float64Array(MAX + 1);
  readonly #gaps = new Float64Array(MAX + 1);
  readonly #lettersOfA = new Uint8Array(MAX);
  readonly #lettersOfB = new Uint8Array(MAX);

  /**
   * Cost of turning one romanised token into another: optimal string alignment (Damerau–Levenshtein with adjacent
   * swaps) in which an edit costs its weight as evidence. Tokens of letters a–z; only the first 64 letters are
   * compared.
   * @param limit cost above which the exact value does not matter; the result is then only known to exceed it
   */
  cost(a: string, b: string, limit: number): number {
    const [rows, columns] = [Math.min(a.length, MAX), Math.min(b.length, MAX)];
    const lettersOfA = this.#lettersOfA;
    const lettersOfB = this.#lettersOfB;
    for (let i = 0; i < rows; i++) lettersOfA[i] = a.charCodeAt(i) - A;
    for (let i = 0; i < columns; i++) lettersOfB[i] = b.charCodeAt(i) - A;
    return this.lettersCost(lettersOfA, 0, rows, lettersOfB, 0, columns, limit);
  }

  /**
   * {@link cost} of words of up to 64 letters in arrays, numbered from 0: `rows` letters of `a` from `aFrom` on,
   * `columns` letters of `b`.
   */
  lettersCost(
    a: Uint8Array,
    aFrom: number,
    rows: number,
    b: Uint8Array,
    bFrom: number,
    columns: number,
    limit: number,
  ): number {
    const gaps = this.#gaps;
    let before = this.#before;
    let above = this.#above;
    let row = this.#row;
    let sum = 0;
    row[0] = 0;
    for (let j = 1; j <= columns; j++) {
      const gap = gapCost(b, bFrom, j - 1);
      gaps[j] = gap;
      sum += gap;
      row[j] = sum;
    }
    let lastLetter = -1;
    for (let i = 1; i <= rows; i++) {
      const spare = before;
      before = above;
      above = row;
      row = spare;
      const x = a[aFrom + i - 1] ?? 0;
      const base = x * SIZE;
      const deletion = gapCost(a, aFrom, i - 1);
      let diagonal = above[0] ?? 0;
      let left = diagonal + deletion;
      row[0] = left;
      let least = left;
      let last = -1;
      for (let j = 1; j <= columns; j++) {
        const y = b[bFrom + j - 1] ?? 0;
        let best = diagonal;
        if (x !== y) best += (SUBSTITUTION[base + y] ?? 1) * (i === 1 && j === 1 ? FIRST_LETTER : 1);
        diagonal = above[j] ?? 0;
        const up = diagonal + deletion;
        if (up < best) best = up;
        const across = left + (gaps[j] ?? 1);
        if (across < best) best = across;
        if (x === last && y === lastLetter && x !== y) {
          const swapped = (before[j - 2] ?? 0) + SWAP;
          if (swapped < best) best = swapped;
        }
        row[j] = best;
        left = best;
        last = y;
        if (best < least) least = best;
      }
      if (least > limit) return least;
      lastLetter = x;
    }
    return row[columns] ?? 0;
  }
}
