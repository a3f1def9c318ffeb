import { foldCase } from '../../normalise/unicode.ts';

/** Phrases by their first word, longest first. */
export type PhraseIndex<T> = ReadonlyMap<string, readonly { readonly words: readonly string[]; readonly means: T }[]>;

/** The look-up key of a word: lower case, one kind of apostrophe. */
export function wordKey(word: string): string {
  const lower = IS_ASCII.test(word) ? word.toLowerCase() : foldCase(word);
  return lower.includes('’') ? lower.replaceAll('’', "'") : lower;
}

const IS_ASCII = /^[\0-\u007f]*$/;

/** Indexes phrases and their meanings by first word. The first entry for a phrase wins. */
export function indexPhrases<T>(phrases: Iterable<readonly [phrase: string, means: T]>): PhraseIndex<T> {
  const byFirst = new Map<string, { words: string[]; means: T }[]>();
  for (const [phrase, means] of phrases) {
    const words = wordKey(phrase)
      .split(' ')
      .map((word) => word.replace(/\.$/, ''));
    const known = byFirst.get(words[0] ?? '') ?? [];
    if (known.some((one) => one.words.join(' ') === words.join(' '))) continue;
    known.push({ words, means });
    byFirst.set(words[0] ?? '', known);
  }
  for (const known of byFirst.values()) known.sort((a, b) => b.words.length - a.words.length);
  return byFirst;
}

/** The longest phrase that begins at a word: its meaning and its number of words. */
export function phraseAt<T>(
  index: PhraseIndex<T>,
  keys: readonly string[],
  at: number,
): { readonly means: T; readonly count: number } | undefined {
  for (const { words, means } of index.get(keys[at] ?? '') ?? [])
    if (words.every((word, i) => keys[at + i] === word)) return { means, count: words.length };
  return undefined;
}
