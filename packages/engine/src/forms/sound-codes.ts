import { UNIT_COUNT, unitId } from './sound-alphabet.ts';
import { contextAt, LATIN_RULES, type RuleNode, type Saying } from './sound-rules.ts';

/**
 * Coarse codes of how a word may sound: its consonants in seven classes that no script keeps apart less well (lips, teeth, hissing,
 * throat, l and r, n, m), three bits each. A Latin spelling and a sound are compared only where they share a code.
 */
const [LIP, TOOTH, HISS, THROAT, LIQUID, N, M] = [1, 2, 3, 4, 5, 6, 7];
const CLASSES: readonly (readonly [units: string, code: number])[] = [
  ['pbfv', LIP],
  ['tdTD', TOOTH],
  ['szSZCJc', HISS],
  ['kgxGq', THROAT],
  ['lrR', LIQUID],
  ['n', N],
  ['m', M],
];
const CLASS = new Uint8Array(UNIT_COUNT);
for (const [units, code] of CLASSES) for (let i = 0; i < units.length; i++) CLASS[unitId(units, i)] = code;

const MOST_CONSONANTS = 9;
/** Most codes of one word, by how likely they are. */
const MOST_CODES = 6;
/** Sayings that cost more in sum are too rare to be found by. */
const MOST_COST = 0.31;

/** Appends a class to a code: repeated classes are one, as are t and s (ts), and a nasal before a lip is m. */
function append(code: number, unitClass: number): number {
  if (unitClass === 0) return code;
  const last = code & 7;
  if (last === unitClass) return code;
  if (unitClass === HISS && last === TOOTH) return append(code >>> 3, HISS);
  const before = unitClass === LIP && last === N ? append(code >>> 3, M) : code;
  return before >= 1 << (3 * (MOST_CONSONANTS - 1)) ? before : (before << 3) | unitClass;
}

/** The codes of a Latin spelling, most likely first. */
export function latinCodes(text: string): readonly number[] {
  const codes: number[][] = Array.from({ length: text.length + 1 }, () => []);
  const costs: number[][] = Array.from({ length: text.length + 1 }, () => []);
  codes[0] = [0];
  costs[0] = [0];
  for (let i = 0; i < text.length; i++) {
    let node: RuleNode | undefined = LATIN_RULES;
    for (let end = i; end < text.length; ) {
      node = node.next[text.charCodeAt(end) - 97];
      if (!node) break;
      end++;
      if (node.sayings.length === 0) continue;
      const context = contextAt(text, i, end);
      for (const saying of node.sayings) {
        if ((saying.context & ~context) !== 0) continue;
        extend(codes, costs, i, end, saying);
      }
    }
  }
  const order = (costs[text.length] ?? []).map((_, k) => k);
  return order
    .sort((a, b) => (costs[text.length]?.[a] ?? 0) - (costs[text.length]?.[b] ?? 0))
    .slice(0, MOST_CODES)
    .map((k) => codes[text.length]?.[k] ?? 0);
}

function extend(codes: number[][], costs: number[][], from: number, to: number, saying: Saying): void {
  const target = codes[to];
  const targetCosts = costs[to];
  if (!target || !targetCosts) return;
  for (let k = 0; k < (codes[from]?.length ?? 0); k++) {
    const cost = (costs[from]?.[k] ?? 0) + saying.cost;
    if (cost > MOST_COST) continue;
    let code = codes[from]?.[k] ?? 0;
    for (const unit of saying.units) code = append(code, CLASS[unit] ?? 0);
    const known = target.indexOf(code);
    if (known === -1) {
      target.push(code);
      targetCosts.push(cost);
    } else if (cost < (targetCosts[known] ?? 0)) targetCosts[known] = cost;
  }
}

/** Sounds of a family that may be heard as another class, or as none (0). */
const HEARD: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  C: { x: [THROAT, 0], g: [THROAT, 0], G: [THROAT, 0], v: [LIP, 0] },
  G: { x: [THROAT, 0], G: [THROAT, 0] },
  B: { x: [THROAT, 0], W: [0, LIP], T: [TOOTH, HISS] },
  A: { x: [THROAT, 0], J: [HISS, THROAT], W: [0, LIP], T: [TOOTH, HISS], D: [TOOTH, HISS], G: [THROAT, 0] },
  J: {
    f: [LIP, 0],
    h: [0, LIP, THROAT],
    ':': [0, LIQUID],
    s: [HISS, TOOTH],
    z: [HISS, TOOTH],
    J: [HISS, TOOTH],
    w: [0, LIP],
  },
  H: { h: [0, LIP], p: [LIP], s: [HISS, TOOTH] },
  Z: { h: [0, LIP], w: [0, LIP], s: [HISS, TOOTH] },
};
const DROPS_R = 'JHZ';
const MOST_HEARD = 24;

/** The codes of a sound. */
export function soundCodes(sound: string): readonly number[] {
  const family = sound.charAt(0);
  const heard = HEARD[family] ?? {};
  const dropsR = DROPS_R.includes(family);
  let codes = [0];
  for (let i = 1; i < sound.length; i++) {
    const unit = sound.charAt(i);
    const classes = heard[unit] ?? [CLASS[unitId(sound, i)] ?? 0];
    const next = new Set<number>();
    for (const one of classes) for (const code of codes) next.add(append(code, one));
    if (dropsR && 'aeo'.includes(unit) && !'aeiou:UOI'.includes(sound.charAt(i + 1) || '-'))
      for (const code of codes) next.add(append(code, LIQUID));
    codes = [...next].slice(0, MOST_HEARD);
  }
  return codes;
}
