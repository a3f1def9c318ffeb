import { LATIN_SOUNDS } from './latin-sounds.ts';
import { unitIds } from './sound-alphabet.ts';

/** One way to say a group of Latin letters. */
export type GroupSound = {
  /** Numbers of sound units. */
  readonly units: readonly number[];
  /** Share of an edit. */
  readonly cost: number;
  /** Required context of the group (see {@link LATIN_SOUNDS}): bits of {@link CONTEXT}. */
  readonly context: number;
};

/** A node of the trie of letter groups: where each letter leads, and what the group that ends here may sound like. */
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

/** The trie of {@link LATIN_SOUNDS}. A doubled consonant sounds like one. */
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

/** By letter behind a group, from a: bits of {@link CONTEXT}. */
const BEHIND = Uint8Array.from({ length: 26 }, (_, i) => {
  const next = String.fromCharCode(A + i);
  if ('eiy'.includes(next)) return CONTEXT.front | CONTEXT.vowel;
  if ('aou'.includes(next)) return CONTEXT.vowel;
  return CONTEXT.consonant | CONTEXT.closed | ('bpfvm'.includes(next) ? CONTEXT.lip : 0);
});

/**
 * The context of letters `from … to` of a word of `length` letters, numbered from 0, as bits of {@link CONTEXT}.
 */
export function contextAt(letters: Uint8Array, length: number, from: number, to: number): number {
  const start = from === 0 ? CONTEXT.start : 0;
  return start | (to === length ? CONTEXT.end | CONTEXT.closed : (BEHIND[letters[to] ?? 0] ?? 0));
}
