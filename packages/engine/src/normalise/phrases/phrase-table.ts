import { withinOneEdit } from './within-one-edit.ts';

/** Words this long or longer are recognised with a slip in them; it must spare their first letters. */
const SHORTEST_SLIP = 9;
const FIRST_LETTERS = 4;

/** Phrases of one or more words, to be found in a list of words. */
export class PhraseTable {
  readonly #phrases = new Set<string>();
  /** Longest phrase, in words, by its first word. */
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

  /** The table's word that a long word with one slip was meant for; any other word as it is. */
  wordOf(word: string): string {
    if (word.length < SHORTEST_SLIP || this.#words.has(word)) return word;
    return this.#long.get(word.slice(0, FIRST_LETTERS))?.find((known) => withinOneEdit(known, word)) ?? word;
  }

  /** Whether a phrase begins with a word. */
  mayBegin(word: string): boolean {
    return this.#longest.has(word);
  }

  /** Words of the longest phrase that begins at `at`; 0 where none does. */
  longestAt(words: readonly string[], at: number): number {
    const most = Math.min(this.#longest.get(words[at] ?? '') ?? 0, words.length - at);
    for (let length = most; length > 0; length--) {
      if (this.#phrases.has(words.slice(at, at + length).join(' '))) return length;
    }
    return 0;
  }
}
