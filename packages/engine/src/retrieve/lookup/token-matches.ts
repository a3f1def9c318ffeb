import { BYTES_EACH, type TokenMatches } from '../../index/caches/matches.ts';
import type { Index } from '../../index/open/open-index.ts';
import { isInitialKind, isNearKind, kindBy, type MatchKind, SAME, SAME_IN_KOREAN, systemsOf } from './match-kind.ts';

/** Exceeds the number of ways in which one unit matches one token. */
const ORDER = 2 ** 20;

/** Collects the possible matches of a unit, in any order. */
export class MatchCollector {
  readonly #index: Index;
  readonly #tokens: number[] = [];
  readonly #similarities: number[] = [];
  readonly #kinds: MatchKind[] = [];

  constructor(index: Index) {
    this.#index = index;
  }

  add(token: number, similarity: number, kind: MatchKind): void {
    this.#tokens.push(token);
    this.#similarities.push(similarity);
    this.#kinds.push(kind);
  }

  /**
   * Adds a unit in letters against the tokens of a listed form. For a syllable only exact matches count: there are only
   * a few hundred, and a letter makes another one.
   */
  addForm(form: number, similarity: number, kind: MatchKind, exact: boolean): void {
    const { formTokens, formSystems, letter } = this.#index.data.tokens;
    const end = formTokens.starts[form + 1] ?? 0;
    for (let k = formTokens.starts[form] ?? 0; k < end; k++) {
      const token = formTokens.values[k] ?? 0;
      const systems = systemsOf(kind) & (formSystems[k] ?? 0);
      if (systems !== 0 && (exact || letter[token] === 0)) this.add(token, similarity, kindBy(kind, systems));
    }
  }

  /**
   * Adds a native character against the listed ones under a form: the same character, or the hangul that a Han
   * character is read as.
   */
  addLetter(form: number, letter: number): void {
    const { formTokens, letter: letters } = this.#index.data.tokens;
    const end = formTokens.starts[form + 1] ?? 0;
    for (let k = formTokens.starts[form] ?? 0; k < end; k++) {
      const token = formTokens.values[k] ?? 0;
      const listed = letters[token] ?? 0;
      if (letter === listed) this.add(token, SAME.similarity, SAME.kind);
      else if (listed !== 0 && isHangul(letter) !== isHangul(listed))
        this.add(token, SAME_IN_KOREAN.similarity, SAME_IN_KOREAN.kind);
    }
  }

  /**
   * Packs the matches by token, those of one token in order. Drops a match if another one is as good in every reading.
   */
  matches(): TokenMatches {
    const count = this.#tokens.length;
    const order = new Float64Array(count);
    for (let i = 0; i < count; i++) order[i] = (this.#tokens[i] ?? 0) * ORDER + i;
    order.sort();
    const kept: number[] = [];
    let start = 0;
    for (const one of order) {
      const i = one % ORDER;
      if (kept.length > start && this.#tokens[kept[start] ?? 0] !== this.#tokens[i]) start = kept.length;
      this.#keep(kept, start, i);
    }
    const { postings, initialPostings, mostWeight } = this.#index.data.tokens;
    let [names, bestSimilarity, nearWeight] = [0, 0, 0];
    for (const i of kept) {
      const token = this.#tokens[i] ?? 0;
      const kind = this.#kinds[i] ?? 0;
      const { starts } = isInitialKind(kind) ? initialPostings : postings;
      names += (starts[token + 1] ?? 0) - (starts[token] ?? 0);
      if (isNearKind(kind)) nearWeight = Math.max(nearWeight, mostWeight[token] ?? 0);
      else bestSimilarity = Math.max(bestSimilarity, this.#similarities[i] ?? 0);
    }
    return { ...this.#packed(kept), names, bestSimilarity, nearWeight };
  }

  /** Uses one buffer: each further one costs two allocations and three objects, as much as most words' matches. */
  #packed(kept: readonly number[]): Pick<TokenMatches, 'tokens' | 'similarities' | 'kinds'> {
    const count = kept.length;
    const buffer = new ArrayBuffer(count * BYTES_EACH);
    const similarities = new Float64Array(buffer, 0, count);
    const tokens = new Int32Array(buffer, count * 8, count);
    const kinds = new Uint16Array(buffer, count * 12, count);
    kept.forEach((i, at) => {
      similarities[at] = this.#similarities[i] ?? 0;
      tokens[at] = this.#tokens[i] ?? 0;
      kinds[at] = this.#kinds[i] ?? 0;
    });
    return { tokens, similarities, kinds };
  }

  /** Keeps a match unless an equally good one of the same token is kept from `start` on; drops those that it beats. */
  #keep(kept: number[], start: number, i: number): void {
    const [similarity, systems] = [this.#similarities[i] ?? 0, systemsOf(this.#kinds[i] ?? 0)];
    let end = start;
    for (let k = start; k < kept.length; k++) {
      const other = kept[k] ?? 0;
      const [otherSimilarity, otherSystems] = [this.#similarities[other] ?? 0, systemsOf(this.#kinds[other] ?? 0)];
      if (otherSimilarity >= similarity && (systems & ~otherSystems) === 0) return;
      if (similarity >= otherSimilarity && (otherSystems & ~systems) === 0) continue;
      kept[end++] = other;
    }
    kept.length = end;
    kept.push(i);
  }
}

const isHangul = (unit: number): boolean => unit >= 0xac00 && unit <= 0xd7a3;
