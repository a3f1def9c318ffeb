import { isDeepStrictEqual } from 'node:util';
import type { PartyDecision } from '@namesake/engine';
import type { UnusedFile } from '../load-order.ts';
import { decidedParties } from '../snapshot/decided-parties.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { Attestation } from './attestation.ts';
import { type KnownLists, searching, statesOf } from './known-lists.ts';
import type { GivenUpList, LeftOutFile, ListKnowledge } from './list-knowledge.ts';
import type { ListState, ProblemKind } from './list-state.ts';

/** Clocks are set by some seconds all the time. */
export const CLOCK_TOLERANCE_MS = 600_000;

/**
 * The lists of this process: the snapshot that is searched, which lists a complete answer needs, and what is known of
 * each since. A new snapshot replaces one reference; requests in flight end on the one they began with.
 */
export class ListKeeper {
  /** The operator's word that the files on disk are current; null where there is none. It may have ended. */
  readonly attestation: Attestation | null;
  readonly #onAdopted: (adopted: Snapshot, replaced: Snapshot | undefined) => void;
  #known: KnownLists;
  #revision = 0;
  /** The latest time that this data folder knows of, Unix milliseconds. */
  #latestMs = 0;

  /** @param onAdopted receives each snapshot that is searched from now on, and the one that it replaces */
  constructor(
    attestation: Attestation | null,
    required: readonly string[],
    givenUp: readonly GivenUpList[] = [],
    onAdopted: (adopted: Snapshot, replaced: Snapshot | undefined) => void = () => {},
  ) {
    this.attestation = attestation;
    this.#onAdopted = onAdopted;
    const nothing = { unrecognised: [], leftOut: [], lost: null, checkedAtMs: {}, problems: {} };
    const knowledge = { required: [...new Set(required)], givenUp, ...nothing };
    this.#known = { snapshot: undefined, heldRemovals: new Map(), knowledge, declared: [], decisions: [], fault: null };
  }

  /** Grows with each change: what was derived from `states` may be kept until then. */
  get revision(): number {
    return this.#revision;
  }

  /** Ids of the lists that a complete answer needs. */
  get required(): readonly string[] {
    return this.knowledge().required;
  }

  /** Those of them that the operator requires, whatever is found. */
  get declared(): readonly string[] {
    return this.#known.declared;
  }

  /** Lists that were required on this data folder and are not any more, by the operator's word. */
  get givenUp(): readonly GivenUpList[] {
    return this.knowledge().givenUp;
  }

  /** Files in the folder of lists that are not searched, refused ones first. */
  get leftOut(): readonly LeftOutFile[] {
    return this.knowledge().leftOut;
  }

  /** Whether the files behind the snapshot could not be read the last time. */
  get isLost(): boolean {
    return this.knowledge().lost !== null;
  }

  /** The snapshot that searches run against; undefined until the first one is loaded. */
  current(): Snapshot | undefined {
    return this.#known.snapshot;
  }

  /** What is known of the lists in addition to the snapshot, for other nodes. */
  knowledge(): ListKnowledge {
    return this.#known.knowledge;
  }

  /** Each list as it is at this moment, with its age. */
  states(nowMs: number): readonly ListState[] {
    this.seen(nowMs);
    return statesOf(this.#known, { nowMs, isClockBack: this.isClockBack(nowMs), attestation: this.attestation });
  }

  /** Searches run against this snapshot from now on. */
  adopt(snapshot: Snapshot): void {
    const { snapshot: replaced, decisions, knowledge } = this.#known;
    const decided = searching(decidedParties(snapshot, decisions));
    this.#change({ ...decided, fault: null, knowledge: { ...knowledge, lost: null } });
    this.#onAdopted(snapshot, replaced);
  }

  /** The same index is of these lists from now on: they were checked again, or other removals of them are held. */
  describe(lists: Snapshot['lists'], held: Snapshot['held']): void {
    const { snapshot } = this.#known;
    if (snapshot !== undefined) this.#change(searching({ ...snapshot, lists, held }));
  }

  /** Parties are shown as operators decided from now on, in this snapshot and those to come. */
  decide(decisions: readonly PartyDecision[]): void {
    const { snapshot, decisions: before } = this.#known;
    // Grouping many listings anew takes time.
    if (isDeepStrictEqual(decisions, before)) return;
    this.#change({ decisions, snapshot: snapshot && decidedParties(snapshot, decisions) });
  }

  /** A complete answer needs these lists too; it never needs fewer, see `giveUp`. */
  require(ids: readonly string[]): void {
    const { required, givenUp } = this.knowledge();
    const added = [...new Set([...required, ...ids])];
    this.#learn({ required: added, givenUp: givenUp.filter(({ id }) => !ids.includes(id)) });
  }

  /** The operator requires these lists, whatever is found. */
  declare(ids: readonly string[]): void {
    this.#change({ declared: ids });
    this.require(ids);
  }

  /** The operator goes on without these lists. */
  giveUp(ids: readonly string[], why: Omit<GivenUpList, 'id'>): void {
    const { required, givenUp } = this.knowledge();
    const others = givenUp.filter(({ id }) => !ids.includes(id));
    this.#learn({
      required: required.filter((id) => !ids.includes(id)),
      givenUp: [...others, ...ids.map((id) => ({ id, ...why }))],
    });
  }

  /** Files of an unknown list: nothing is complete while they exist. */
  unrecognised(files: readonly UnusedFile[]): void {
    this.#learn({ unrecognised: files });
  }

  /** These files of the folder are not searched. */
  leaveOut(files: readonly LeftOutFile[]): void {
    this.#learn({ leftOut: files });
  }

  /** The files behind the snapshot cannot be read any more: what is loaded stays, and is stale. */
  lose(reason: string): void {
    this.#learn({ lost: reason });
  }

  /** The index in the memory of this process is damaged: what is loaded stays until it is replaced, and is stale. */
  fail(reason: string): void {
    this.#change({ fault: reason });
  }

  /** Another node knows this of the same snapshot. What the operator of this node requires stays required. */
  learn(knowledge: ListKnowledge): void {
    const { declared } = this.#known;
    const required = [...new Set([...knowledge.required, ...declared])];
    const givenUp = knowledge.givenUp.filter(({ id }) => !declared.includes(id));
    this.#learn({ ...knowledge, required, givenUp });
  }

  /** The publisher was asked now and this list is as it was loaded. */
  checked(id: string, atMs: number): void {
    const { checkedAtMs, problems } = this.knowledge();
    this.#learn({ checkedAtMs: { ...checkedAtMs, [id]: atMs }, problems: without(problems, id) });
  }

  /** Why the newest file of a list cannot be used; undefined where all is well. */
  problem(id: string, text: string | undefined, kind: ProblemKind = 'refused'): void {
    const others = without(this.knowledge().problems, id);
    this.#learn({ problems: text === undefined ? others : { ...others, [id]: { kind, text } } });
  }

  /** Something was recorded at this time: a clock that shows less is wrong. */
  seen(atMs: number): void {
    this.#latestMs = Math.max(this.#latestMs, atMs);
  }

  /** Whether the clock shows less than it did before, so that ages are unknown. */
  isClockBack(nowMs: number): boolean {
    return nowMs < this.#latestMs - CLOCK_TOLERANCE_MS;
  }

  #learn(knowledge: Partial<ListKnowledge>): void {
    this.#change({ knowledge: { ...this.#known.knowledge, ...knowledge } });
  }

  #change(known: Partial<KnownLists>): void {
    this.#known = { ...this.#known, ...known };
    this.#revision += 1;
  }
}

function without<Value>(record: Readonly<Record<string, Value>>, id: string): Readonly<Record<string, Value>> {
  const { [id]: _, ...others } = record;
  return others;
}
