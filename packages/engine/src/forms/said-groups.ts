import { contextAt, LATIN_RULES, type RuleNode } from './sound-rules.ts';

/** Longest word whose sounds are looked at. */
export const MOST_LETTERS = 64;
const MOST_SAID = MOST_LETTERS * 64;

/**
 * Every way to say every group of letters of one Latin spelling, as flat arrays in order of where the group begins: the arcs of the
 * lattice that `sound-cost.ts` runs through. One buffer for the spelling looked at last, which comes many times in a row.
 */
export const said = {
  spelling: '',
  count: 0,
  from: new Uint8Array(MOST_SAID),
  to: new Uint8Array(MOST_SAID),
  cost: new Float64Array(MOST_SAID),
  units: new Array<readonly number[]>(MOST_SAID),
};

/** Fills {@link said} for a spelling. */
export function sayGroups(spelling: string): void {
  if (said.spelling === spelling) return;
  said.spelling = spelling;
  let count = 0;
  for (let i = 0; i < spelling.length; i++) {
    let node: RuleNode | undefined = LATIN_RULES;
    for (let end = i; end < spelling.length; ) {
      node = node.next[spelling.charCodeAt(end++) - 97];
      if (!node) break;
      if (node.sayings.length === 0) continue;
      const context = contextAt(spelling, i, end);
      for (const { context: needed, cost, units } of node.sayings) {
        if ((needed & ~context) !== 0 || count === MOST_SAID) continue;
        said.from[count] = i;
        said.to[count] = end;
        said.cost[count] = cost;
        said.units[count++] = units;
      }
    }
  }
  said.count = count;
}
