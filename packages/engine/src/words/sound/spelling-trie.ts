import { CONTEXTS, type GroupSound, LATIN_RULES, type RuleNode } from './sound-rules.ts';

/** Longest word whose sounds are looked at. */
export const MOST_LETTERS = 64;

const next: number[] = [];
const groupAt: number[] = [];
/** Group 0 is none. */
const first = [0, 0];
const firstSeveral = [0];
const sayings: GroupSound[] = [];
flatten(LATIN_RULES);

/** The trie of groups of letters: by node × 26 + letter, the node that the letter leads to, or 0, which is the root. */
export const NEXT_NODE = Uint16Array.from(next);
/** By node × number of contexts + context: the number of the group of letters there; 0 where nobody says it so. */
export const GROUP_AT = Uint16Array.from(groupAt);
export const GROUP_COUNT = firstSeveral.length;
/** By group: its first saying, and the first of several units, behind those of one or none. */
export const FIRST_SAYING = Uint16Array.from(first);
export const FIRST_SEVERAL = Uint16Array.from(firstSeveral);
/** By saying: its units and its cost, a share of an edit. */
export const SAID_UNITS: readonly (readonly number[])[] = sayings.map(({ units }) => units);
export const SAID_COST = Float64Array.from(sayings, ({ cost }) => cost);

/** Adds a node and those below it; returns its number. */
function flatten(node: RuleNode): number {
  const at = next.length / 26;
  for (let letter = 0; letter < 26; letter++) next.push(0);
  const known = new Map<string, number>();
  for (const context of CONTEXTS) {
    const said = node.sounds.filter((one) => (one.context & ~context) === 0);
    const key = said.map((one) => node.sounds.indexOf(one)).join();
    const group = said.length === 0 ? 0 : (known.get(key) ?? addGroup(said));
    known.set(key, group);
    groupAt.push(group);
  }
  node.next.forEach((child, letter) => {
    if (child) next[at * 26 + letter] = flatten(child);
  });
  return at;
}

function addGroup(said: readonly GroupSound[]): number {
  sayings.push(...said.filter(({ units }) => units.length < 2));
  const group = firstSeveral.push(sayings.length) - 1;
  sayings.push(...said.filter(({ units }) => units.length > 1));
  first.push(sayings.length);
  return group;
}
