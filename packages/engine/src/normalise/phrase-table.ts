/** Phrases of one or more words, to be found in a list of words. */
export class PhraseTable {
  readonly #phrases = new Set<string>();
  /** Longest phrase, in words, by its first word. */
  readonly #longest = new Map<string, number>();

  /** @param phrases words joined by single spaces */
  constructor(phrases: Iterable<string>) {
    for (const phrase of phrases) {
      const words = phrase.split(' ');
      this.#phrases.add(phrase);
      const first = words[0] ?? '';
      this.#longest.set(first, Math.max(this.#longest.get(first) ?? 0, words.length));
    }
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
