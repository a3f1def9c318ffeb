import { UNIT_COUNT, UNIT_ROW } from './sound-alphabet.ts';
import { LATIN_RULES, type RuleNode } from './sound-rules.ts';
import { GROUPS } from './spelling-trie.ts';

/**
 * Lower bounds on the costs of comparison steps, in hundredths of an edit: see `SoundBound`. The sounds of a letter
 * group are taken together, so a group is one step.
 */
export type LeastCosts = {
  /** By written sound: cost if the spelling lacks it. */
  readonly extra: Uint8Array;
  /** By written sound, cheapest first: cost if the spelling has a letter of a set. */
  readonly byLetters: readonly { readonly sets: Int32Array; readonly costs: Uint8Array }[];
  /** By group × UNIT_ROW + written sound: cost if only that sound is heard; at {@link UNHEARD}, if none is. */
  readonly one: Uint8Array;
  /** The same for the first of several sounds heard, and for each further one. */
  readonly first: Uint8Array;
  readonly further: Uint8Array;
};

export const UNHEARD = UNIT_ROW - 1;
/** Cap on the cost of a step. */
const DEAREST = 255;

/** Computes lower bounds from the costs of changed, extra and missing sounds, as in `SoundCosts`. */
export function leastCosts(change: Float64Array, extra: Float64Array, missing: Float64Array): LeastCosts {
  const [one, first, further] = [stepCosts(), stepCosts(), stepCosts()];
  for (const [group, { sounds }] of GROUPS.entries()) {
    const row = group * UNIT_ROW;
    for (const { units, cost } of sounds) {
      const left = units.map((unit) => missing[unit] ?? 1);
      const all = left.reduce((sum, some) => sum + some, cost);
      lower(one, row + UNHEARD, all);
      let before = cost;
      for (const [i, unit] of units.entries()) {
        const own = left[i] ?? 0;
        for (let heard = 0; heard < UNIT_COUNT; heard++) {
          const changed = change[heard * UNIT_ROW + unit] ?? 1;
          lower(one, row + heard, all - own + changed);
          if (i + 1 < units.length) lower(first, row + heard, before + changed);
          if (i > 0) lower(further, row + heard, changed);
        }
        before += own;
      }
    }
  }
  return { extra: Uint8Array.from(extra, inHundredths), byLetters: costsByLetters(change, extra), one, first, further };
}

const stepCosts = (): Uint8Array => new Uint8Array(GROUPS.length * UNIT_ROW).fill(DEAREST);

const inHundredths = (cost: number): number => Math.round(cost * 100);

function lower(costs: Uint8Array, at: number, cost: number): void {
  costs[at] = Math.min(costs[at] ?? DEAREST, inHundredths(cost));
}

/** By letter: the sounds of the groups that begin with it. */
const soundsFrom = LATIN_RULES.next.map((node) => {
  const sounds = new Set<number>();
  if (node) collectSounds(node, sounds);
  return [...sounds];
});

function collectSounds(node: RuleNode, found: Set<number>): void {
  for (const { units } of node.sounds) for (const unit of units) found.add(unit);
  for (const child of node.next) if (child) collectSounds(child, found);
}

function costsByLetters(change: Float64Array, extra: Float64Array): LeastCosts['byLetters'] {
  return Array.from(extra, (most, heard) => {
    // A sound is extra if no letter stands for it.
    const sets = new Map([[inHundredths(most), -1]]);
    for (const [letter, sounds] of soundsFrom.entries()) {
      const least = Math.min(...sounds.map((sound) => change[heard * UNIT_ROW + sound] ?? 1));
      if (least < most) sets.set(inHundredths(least), (sets.get(inHundredths(least)) ?? 0) | (1 << letter));
    }
    const byCost = [...sets].sort(([a], [b]) => a - b);
    return { sets: Int32Array.from(byCost, ([, set]) => set), costs: Uint8Array.from(byCost, ([cost]) => cost) };
  });
}
