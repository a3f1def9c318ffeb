import { CONTEXTS, contextAt, type GroupSound, LATIN_RULES, type RuleNode } from './sound-rules.ts';

/** Longest word whose sounds are compared. */
export const MAX_LETTERS = 64;

/** A letter group in a context, with its possible sounds there. */
export type LetterGroup = { readonly letters: string; readonly sounds: readonly GroupSound[] };

const groups: LetterGroup[] = [{ letters: '', sounds: [] }];
const next: number[] = [];
const numbers: number[] = [];
flatten(LATIN_RULES, '');
const NEXT = Uint16Array.from(next);
const NUMBERS = Uint16Array.from(numbers);

/** The groups of the Latin rules, once for each set of sounds that contexts give them; the first is the empty group. */
export const GROUPS: readonly LetterGroup[] = groups;

/** The child of a trie node for a letter; 0 (the root) if there is none. */
export const nextNode = (node: number, letter: number): number => NEXT[node * 26 + letter] ?? 0;

/** The number in {@link GROUPS} of letters `from … to` of a word, which lead to a node; 0 if they are not a group. */
export const groupAt = (node: number, letters: Uint8Array, length: number, from: number, to: number): number =>
  NUMBERS[node * CONTEXTS.length + contextAt(letters, length, from, to)] ?? 0;

/** Adds a node and its children; returns its number. */
function flatten({ sounds, next: children }: RuleNode, letters: string): number {
  const node = next.length / 26;
  for (let letter = 0; letter < 26; letter++) next.push(0);
  const known = new Map<string, number>();
  for (const context of CONTEXTS) {
    const own = sounds.filter((sound) => (sound.context & ~context) === 0);
    const key = own.map((sound) => sounds.indexOf(sound)).join();
    const group = own.length === 0 ? 0 : (known.get(key) ?? groups.push({ letters, sounds: own }) - 1);
    known.set(key, group);
    numbers.push(group);
  }
  for (const [letter, child] of children.entries())
    if (child) next[node * 26 + letter] = flatten(child, letters + String.fromCharCode(97 + letter));
  return node;
}
