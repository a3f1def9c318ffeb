import { CLASS_OF, withClass } from './sound-classes.ts';
import { GROUPS, groupAt, MAX_LETTERS, nextNode } from './spelling-trie.ts';

/** Maximum number of codes for a word; the most likely are kept. */
const MAX_CODES = 6;
/** Pronunciations with a higher total cost are too rare to be indexed. */
const MAX_COST = 0.31;
/** Maximum number of codes followed at one letter. */
const MAX_FOLLOWED = 12;

const VOWELS = /^[aeiou]{2,}$/;

/** By group: its possible consonant classes, cheapest first. */
const CONSONANTS = GROUPS.map(({ letters, sounds }) => {
  const found = new Map<string, { readonly classes: readonly number[]; readonly cost: number }>();
  for (const { units, cost } of sounds.toSorted((a, b) => a.cost - b.cost)) {
    // A vowel only counts at the start.
    const classes = units.map((unit) => CLASS_OF[unit] ?? 0).filter((one, i) => one !== 0 || i === 0);
    const key = classes.join();
    // Vowels one by one say just as little.
    if (cost <= MAX_COST && !found.has(key) && !(key === '0' && VOWELS.test(letters)))
      found.set(key, { classes, cost });
  }
  return [...found.values()];
});

const codes = new Int32Array((MAX_LETTERS + 1) * MAX_FOLLOWED);
const costs = new Float64Array((MAX_LETTERS + 1) * MAX_FOLLOWED);
const counts = new Uint8Array(MAX_LETTERS + 1);
const letters = new Uint8Array(MAX_LETTERS);
const A = 97;

/**
 * The coarse codes of a Latin spelling's possible sounds (see `sound-codes.ts`), most likely first: its consonants
 * along the cheapest pronunciations.
 */
export function latinCodes(text: string): readonly number[] {
  const length = Math.min(text.length, MAX_LETTERS);
  for (let i = 0; i < length; i++) letters[i] = text.charCodeAt(i) - A;
  counts.fill(0, 0, length + 1);
  follow(0, 0, 0);
  for (let i = 0; i < length; i++) {
    let node = 0;
    for (let end = i + 1; end <= length; end++) {
      node = nextNode(node, letters[end - 1] ?? 0);
      if (node === 0) break;
      for (const saying of CONSONANTS[groupAt(node, letters, length, i, end)] ?? []) {
        for (let k = i * MAX_FOLLOWED; k < i * MAX_FOLLOWED + (counts[i] ?? 0); k++) {
          const cost = (costs[k] ?? 0) + saying.cost;
          if (cost > MAX_COST) continue;
          let code = codes[k] ?? 0;
          for (let c = 0; c < saying.classes.length; c++) code = withClass(code, saying.classes[c] ?? 0);
          follow(end, code, cost);
        }
      }
    }
  }
  const from = length * MAX_FOLLOWED;
  const order = Array.from({ length: counts[length] ?? 0 }, (_, k) => from + k);
  return order
    .sort((a, b) => (costs[a] ?? 0) - (costs[b] ?? 0) || a - b)
    .slice(0, MAX_CODES)
    .map((k) => codes[k] ?? 0);
}

/** Notes that a code is reached at a letter; if there are too many, the most expensive is dropped. */
function follow(at: number, code: number, cost: number): void {
  const from = at * MAX_FOLLOWED;
  const count = counts[at] ?? 0;
  let place = from + count;
  let dearest = -1;
  for (let k = from; k < from + count; k++) {
    if (codes[k] === code) {
      if (cost < (costs[k] ?? 0)) costs[k] = cost;
      return;
    }
    if (dearest === -1 || (costs[k] ?? 0) > (costs[dearest] ?? 0)) dearest = k;
  }
  if (count < MAX_FOLLOWED) counts[at] = count + 1;
  else if (cost < (costs[dearest] ?? 0)) place = dearest;
  else return;
  codes[place] = code;
  costs[place] = cost;
}
