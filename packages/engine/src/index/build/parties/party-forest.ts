import type { TieCode } from '../../../types/party.ts';

/** A reason to show two listings as one party. */
export type Tie = {
  readonly one: number;
  readonly other: number;
  readonly code: TieCode;
  /** Number of aliases among the two names: of ties of one kind, the one by main names is strongest. */
  readonly aliases?: number;
};

/**
 * Union–find over listings. Refuses a tie that would join two listings that cannot be one party. Ties arrive strongest
 * first, so the stronger tie wins.
 */
export class PartyForest {
  readonly #root: Int32Array;
  readonly #members = new Map<number, readonly number[]>();
  /** The ties that join parties: n - 1 for n listings. */
  readonly ties: Tie[] = [];

  constructor(listings: number) {
    this.#root = Int32Array.from({ length: listings }, (_, listing) => listing);
  }

  /**
   * @param forbids whether two listings cannot be one party
   * @returns whether the two are one party afterwards
   */
  join(tie: Tie, forbids: (one: number, other: number) => boolean): boolean {
    const [a, b] = [this.rootOf(tie.one), this.rootOf(tie.other)];
    if (a === b) return true;
    const [ours, theirs] = [this.membersOf(a), this.membersOf(b)];
    if (ours.some((one) => theirs.some((other) => forbids(one, other)))) return false;
    const [root, gone] = [Math.min(a, b), Math.max(a, b)];
    this.#root[gone] = root;
    this.#members.set(root, [...ours, ...theirs]);
    this.#members.delete(gone);
    this.ties.push(tie);
    return true;
  }

  /** The first listing of a party. */
  rootOf(listing: number): number {
    let root = listing;
    while (this.#root[root] !== root) root = this.#root[root] ?? root;
    this.#root[listing] = root;
    return root;
  }

  membersOf(root: number): readonly number[] {
    return this.#members.get(root) ?? [root];
  }

  /** For each listing the first listing of its party. */
  roots(): Int32Array {
    return this.#root.map((_, listing) => this.rootOf(listing));
  }
}
