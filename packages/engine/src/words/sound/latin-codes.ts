import { CLASS_OF, withClass } from './sound-classes.ts';
import { CONTEXTS, contextAt, LATIN_RULES, type RuleNode } from './sound-rules.ts';
import { MOST_LETTERS } from './spelling-trie.ts';

/** Most codes of one word, by how likely they are. */
const MOST_CODES = 6;
/** Sayings that cost more in sum are too rare to be found by. */
const MOST_COST = 0.31;
/** Most codes followed at one letter. */
const MOST_FOLLOWED = 12;

/** What the consonants of a group of letters may be: {@link RuleNode} without differences that codes ignore. */
type CodeNode = {
  readonly next: readonly (CodeNode | undefined)[];
  readonly sounds: readonly { readonly classes: readonly number[]; readonly cost: number; readonly context: number }[];
};

const VOWELS = /^[aeiou]{2,}$/;
const CODE_RULES = codeRules(LATIN_RULES, '');

function codeRules(node: RuleNode, group: string): CodeNode {
  const sounds: { classes: readonly number[]; cost: number; context: number }[] = [];
  const byCost = [...node.sounds].sort((a, b) => a.cost - b.cost);
  for (const { units, cost, context } of byCost) {
    // Only in front does a vowel count.
    const classes = units.map((unit) => CLASS_OF[unit] ?? 0).filter((one, i) => one !== 0 || i === 0);
    const known = sounds.some((one) => (one.context & ~context) === 0 && one.classes.join() === classes.join());
    // Vowels one by one say as little.
    if (cost <= MOST_COST && !known && !(classes.join() === '0' && VOWELS.test(group)))
      sounds.push({ classes, cost, context });
  }
  const next = node.next.map((child, i) => child && codeRules(child, group + String.fromCharCode(97 + i)));
  return { next, sounds };
}

const codes = new Int32Array((MOST_LETTERS + 1) * MOST_FOLLOWED);
const costs = new Float64Array((MOST_LETTERS + 1) * MOST_FOLLOWED);
const counts = new Uint8Array(MOST_LETTERS + 1);
const letters = new Uint8Array(MOST_LETTERS);
const A = 97;

/**
 * The coarse codes of how a Latin spelling may sound (see `sound-codes.ts`), most likely first: its consonants along
 * the cheapest ways to say it.
 */
export function latinCodes(text: string): readonly number[] {
  const length = Math.min(text.length, MOST_LETTERS);
  for (let i = 0; i < length; i++) letters[i] = text.charCodeAt(i) - A;
  counts.fill(0, 0, length + 1);
  follow(0, 0, 0);
  for (let i = 0; i < length; i++) {
    let node: CodeNode | undefined = CODE_RULES;
    for (let end = i; end < length; ) {
      node = node.next[letters[end++] ?? 0];
      if (!node) break;
      if (node.sounds.length === 0) continue;
      const context = CONTEXTS[contextAt(letters, length, i, end)] ?? 0;
      for (const saying of node.sounds) {
        if ((saying.context & ~context) !== 0) continue;
        for (let k = i * MOST_FOLLOWED; k < i * MOST_FOLLOWED + (counts[i] ?? 0); k++) {
          const cost = (costs[k] ?? 0) + saying.cost;
          if (cost > MOST_COST) continue;
          let code = codes[k] ?? 0;
          for (let c = 0; c < saying.classes.length; c++) code = withClass(code, saying.classes[c] ?? 0);
          follow(end, code, cost);
        }
      }
    }
  }
  const from = length * MOST_FOLLOWED;
  const order = Array.from({ length: counts[length] ?? 0 }, (_, k) => from + k);
  return order
    .sort((a, b) => (costs[a] ?? 0) - (costs[b] ?? 0) || a - b)
    .slice(0, MOST_CODES)
    .map((k) => codes[k] ?? 0);
}

/** Notes that a code is reached at a letter; where too many are, the dearest goes. */
function follow(at: number, code: number, cost: number): void {
  const from = at * MOST_FOLLOWED;
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
  if (count < MOST_FOLLOWED) counts[at] = count + 1;
  else if (cost < (costs[dearest] ?? 0)) place = dearest;
  else return;
  codes[place] = code;
  costs[place] = cost;
}
