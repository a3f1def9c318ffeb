import { withinOneEdit } from './within-one-edit.ts';

/** Minimum length of a word that is recognised with a slip, and length of its prefix that must be correct. */
const SHORTEST_SLIP = 9;
const FIRST_LETTERS = 4;

/** Phrases of one or more words that can be found in a list of words. */
export class PhraseTable {
  readonly #phrases = new Set<string>();
  /** Number of words in the longest phrase, by its first word. */
  readonly #longest = new Map<string, number>();
  readonly #words = new Set<string>();
  /** Long words by their first letters. */
  readonly #long = new Map<string, string[]>();

  /** @param phrases words joined by single spaces */
  constructor(phrases: Iterable<string>) {
    for (const phrase of phrases) {
      const words = phrase.split(' ');
      this.#phrases.add(phrase);
      const first = words[0] ?? '';
      this.#longest.set(first, Math.max(this.#longest.get(first) ?? 0, words.length));
      for (const word of words) this.#addWord(word);
    }
  }

  #addWord(word: string): void {
    if (this.#words.has(word)) return;
    this.#words.add(word);
    if (word.length < SHORTEST_SLIP - 1) return;
    const start = word.slice(0, FIRST_LETTERS);
    this.#long.set(start, [...(this.#long.get(start) ?? []), word]);
  }

  /** Corrects a long word with one slip to a word in the table; returns any other word unchanged. */
  wordOf(word: string): string {
    if (word.length < SHORTEST_SLIP || this.#words.has(word)) return word;
    return this.#long.get(word.slice(0, FIRST_LETTERS))?.find((known) => withinOneEdit(known, word)) ?? word;
  }

  /** Whether a phrase begins with a word. */
  mayBegin(word: string): boolean {
    return this.#longest.has(word);
  }

  /** Number of words in the longest phrase that begins at `at`; 0 if there is none. */
  longestAt(words: readonly string[], at: number): number {
    const most = Math.min(this.#longest.get(words[at] ?? '') ?? 0, words.length - at);
    for (let length = most; length > 0; length--) {
      if (this.#phrases.has(words.slice(at, at + length).join(' '))) return length;
    }
    return 0;
  }
}
