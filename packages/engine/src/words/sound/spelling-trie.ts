import { CONTEXTS, type GroupSound, LATIN_RULES, type RuleNode } from './sound-rules.ts';

/** Longest word whose sounds are looked at. */
export const MOST_LETTERS = 64;

const next: number[] = [];
const groupAt: number[] = [];
/** By group; 0 is none. */
const groups: (readonly GroupSound[])[] = [[]];
flatten(LATIN_RULES);

/** The trie of groups of letters: by node × 26 + letter, the node that the letter leads to, or 0, which is the root. */
export const NEXT_NODE = Uint16Array.from(next);
/** By node × number of contexts + context: the number of the group of letters there, or 0 where it has no sound. */
export const GROUP_AT = Uint16Array.from(groupAt);
/** What each group may sound like, in a context. */
export const GROUPS: readonly (readonly GroupSound[])[] = groups;

/** Adds a node and those below it; returns its number. */
function flatten(node: RuleNode): number {
  const at = next.length / 26;
  for (let letter = 0; letter < 26; letter++) next.push(0);
  const known = new Map<string, number>();
  for (const context of CONTEXTS) {
    const sounds = node.sounds.filter((sound) => (sound.context & ~context) === 0);
    const key = sounds.map((sound) => node.sounds.indexOf(sound)).join();
    const group = sounds.length === 0 ? 0 : (known.get(key) ?? groups.push(sounds) - 1);
    known.set(key, group);
    groupAt.push(group);
  }
  node.next.forEach((child, letter) => {
    if (child) next[at * 26 + letter] = flatten(child);
  });
  return at;
}
