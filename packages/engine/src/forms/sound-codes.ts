import { said, sayGroups } from './said-groups.ts';
import { UNIT_COUNT, unitId } from './sound-alphabet.ts';

/**
 * Coarse codes of how a word may sound: its consonants in ten classes (lips, t, d, hissing, k, g, l, r, n, m), four
 * bits each. A Latin spelling and a sound are compared only where they share a code.
 */
const [LIP, T, D, HISS, K, G, L, R, N, M] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const CLASSES: readonly (readonly [units: string, code: number])[] = [
  ['pbfv', LIP],
  ['tT', T],
  ['dD', D],
  ['szSZCJc', HISS],
  ['kxq', K],
  ['gG', G],
  ['l', L],
  ['rR', R],
  ['n', N],
  ['m', M],
];
const CLASS = new Uint8Array(UNIT_COUNT);
for (const [units, code] of CLASSES) for (let i = 0; i < units.length; i++) CLASS[unitId(units, i)] = code;

const MOST_CONSONANTS = 7;
/** Most codes of one word, by how likely they are. */
const MOST_CODES = 5;
/** Sayings that cost more in sum are too rare to be found by. */
const MOST_COST = 0.31;

/** Appends a class to a code: repeated classes are one, as are t and s (ts), and a nasal before a lip is m. */
function append(code: number, unitClass: number): number {
  if (unitClass === 0) return code;
  const last = code & 15;
  if (last === unitClass) return code;
  if (unitClass === HISS && (last === T || last === D)) return append(code >>> 4, HISS);
  const before = unitClass === LIP && last === N ? append(code >>> 4, M) : code;
  return before >= 1 << (4 * (MOST_CONSONANTS - 1)) ? before : (before << 4) | unitClass;
}

/** The codes of a Latin spelling, most likely first. */
export function latinCodes(text: string): readonly number[] {
  const codes: number[][] = Array.from({ length: text.length + 1 }, () => []);
  const costs: number[][] = Array.from({ length: text.length + 1 }, () => []);
  codes[0] = [0];
  costs[0] = [0];
  sayGroups(text);
  for (let arc = 0; arc < said.count; arc++)
    extend(codes, costs, said.from[arc] ?? 0, said.to[arc] ?? 0, said.cost[arc] ?? 0, said.units[arc] ?? []);
  const order = (costs[text.length] ?? []).map((_, k) => k);
  return order
    .sort((a, b) => (costs[text.length]?.[a] ?? 0) - (costs[text.length]?.[b] ?? 0))
    .slice(0, MOST_CODES)
    .map((k) => codes[text.length]?.[k] ?? 0);
}

function extend(
  codes: number[][],
  costs: number[][],
  from: number,
  to: number,
  own: number,
  units: readonly number[],
): void {
  const target = codes[to];
  const targetCosts = costs[to];
  if (!target || !targetCosts) return;
  for (let k = 0; k < (codes[from]?.length ?? 0); k++) {
    const cost = (costs[from]?.[k] ?? 0) + own;
    if (cost > MOST_COST) continue;
    let code = codes[from]?.[k] ?? 0;
    for (const unit of units) code = append(code, CLASS[unit] ?? 0);
    const known = target.indexOf(code);
    if (known === -1) {
      target.push(code);
      targetCosts.push(cost);
    } else if (cost < (targetCosts[known] ?? 0)) targetCosts[known] = cost;
  }
}

/** Sounds of a family that may be heard as another class, or as none (0). */
const HEARD: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  C: { x: [K, 0], g: [G, 0], G: [G, 0], h: [0, G] },
  G: { x: [K, 0], G: [G, 0], t: [T, D], k: [K, G] },
  B: { x: [K, 0], g: [G, HISS], W: [0, LIP], T: [T, HISS] },
  A: { x: [K, 0], J: [HISS, G], W: [0, LIP], T: [T, HISS], D: [D, HISS], G: [G, 0], q: [K, G] },
  J: {
    f: [LIP, 0],
    h: [0, LIP, K],
    r: [L, R],
    ':': [0, R],
    s: [HISS, T],
    z: [HISS, D],
    J: [HISS, D],
    C: [HISS, T],
    w: [0, LIP],
  },
  H: { h: [0, LIP], s: [HISS, T], r: [L, R] },
  Z: { h: [0, LIP], w: [0, LIP], s: [HISS, T], r: [L, R], t: [T, D], k: [K, G] },
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
      for (const code of codes) next.add(append(code, R));
    codes = [...next].slice(0, MOST_HEARD);
  }
  return codes;
}
