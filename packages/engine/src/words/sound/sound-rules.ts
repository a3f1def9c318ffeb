import { LATIN_SOUNDS } from './latin-sounds.ts';
import { unitIds } from './sound-alphabet.ts';

/** One pronunciation of a group of Latin letters. */
export type GroupSound = {
  /** Numbers of sound units. */
  readonly units: readonly number[];
  /** Share of an edit. */
  readonly cost: number;
  /** Required context of the group (see {@link LATIN_SOUNDS}): bits of {@link CONTEXT}. */
  readonly context: number;
};

/** A node in the trie of letter groups: its children by letter, and the possible sounds of the group that ends here. */
export type RuleNode = { readonly next: (RuleNode | undefined)[]; readonly sounds: GroupSound[] };

const CONTEXT = { start: 1, end: 2, front: 4, vowel: 8, consonant: 16, closed: 32, lip: 64 } as const;
const AFTER: Readonly<Record<string, number>> = {
  F: CONTEXT.front,
  V: CONTEXT.vowel,
  C: CONTEXT.consonant,
  K: CONTEXT.closed,
  P: CONTEXT.lip,
};
const A = 97;
const newNode = (): RuleNode => ({ next: new Array<RuleNode | undefined>(26), sounds: [] });

/** The trie of {@link LATIN_SOUNDS}. A doubled consonant sounds like a single one. */
export const LATIN_RULES = compile(LATIN_SOUNDS);

function compile(sources: readonly string[]): RuleNode {
  const root = newNode();
  for (const entry of sources.join(' ').split(' ')) {
    const [left = '', right = ''] = entry.split('=');
    const [, start = '', group = '', after = '', end = ''] = /^(\^?)([a-z]+)(?:\/([A-Z]))?(\$?)$/.exec(left) ?? [];
    const context = (start ? CONTEXT.start : 0) | (end ? CONTEXT.end : 0) | (AFTER[after] ?? 0);
    for (const sound of right.split('|')) {
      const [sounds = '', hundredths = '0'] = sound.split(':');
      const one = { units: unitIds(sounds), cost: Number(hundredths) / 100, context };
      nodeOf(root, group).sounds.push(one);
      if (group.length === 1 && !'aeiouy'.includes(group)) nodeOf(root, group + group).sounds.push(one);
    }
  }
  return root;
}

function nodeOf(root: RuleNode, group: string): RuleNode {
  let node = root;
  for (const letter of group) {
    const at = letter.charCodeAt(0) - A;
    const next = node.next[at] ?? newNode();
    node.next[at] = next;
    node = next;
  }
  return node;
}

/** Contexts after a group: the end of the word, or a kind of letter. */
const BEHIND = [
  CONTEXT.end | CONTEXT.closed,
  CONTEXT.front | CONTEXT.vowel,
  CONTEXT.vowel,
  CONTEXT.consonant | CONTEXT.closed,
  CONTEXT.consonant | CONTEXT.closed | CONTEXT.lip,
];
/** By letter from a: its kind in {@link BEHIND}. */
const KIND = Uint8Array.from({ length: 26 }, (_, i) => {
  const letter = String.fromCharCode(A + i);
  if ('eiy'.includes(letter)) return 1;
  if ('aou'.includes(letter)) return 2;
  return 'bpfvm'.includes(letter) ? 4 : 3;
});

/** Possible contexts of a group, by number: bits of {@link CONTEXT}. */
export const CONTEXTS: readonly number[] = [...BEHIND, ...BEHIND.map((behind) => CONTEXT.start | behind)];

/** The number in {@link CONTEXTS} for letters `from … to` of a word of `length` letters, numbered from 0. */
export function contextAt(letters: Uint8Array, length: number, from: number, to: number): number {
  const behind = to === length ? 0 : (KIND[letters[to] ?? 0] ?? 0);
  return from === 0 ? BEHIND.length + behind : behind;
}
