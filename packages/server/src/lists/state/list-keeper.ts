import { isDeepStrictEqual } from 'node:util';
import type { PartyDecision } from '@namesake/engine';
import type { UnusedFile } from '../load-order.ts';
import { decidedParties } from '../snapshot/decided-parties.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { Attestation } from './attestation.ts';
import { type KnownLists, searching, statesOf } from './known-lists.ts';
import type { GivenUpList, LeftOutFile, ListKnowledge } from './list-knowledge.ts';
import type { ListState, ProblemKind } from './list-state.ts';

/** Clocks are regularly adjusted by seconds. */
export const CLOCK_TOLERANCE_MS = 600_000;

/**
 * List state of this process: the searched snapshot, the lists that a complete answer needs, and what was learned
 * since. A new snapshot replaces one reference; requests in flight finish on the one they began with.
 */
export class ListKeeper {
  /** The operator's declaration that the files on disk are current; null if there is none. It may have expired. */
  readonly attestation: Attestation | null;
  readonly #onAdopted: (adopted: Snapshot, replaced: Snapshot | undefined) => void;
  #known: KnownLists;
  #revision = 0;
  /** Latest time known to this data folder, Unix milliseconds. */
  #latestMs = 0;

  /** @param onAdopted receives each snapshot when searches start to use it, and the one it replaces */
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

  /** Increases with each change: results derived from `states` may be cached until then. */
  get revision(): number {
    return this.#revision;
  }

  /** Ids of the lists that a complete answer needs. */
  get required(): readonly string[] {
    return this.knowledge().required;
  }

  /** Ids of the lists that the operator requires, whatever is found. */
  get declared(): readonly string[] {
    return this.#known.declared;
  }

  /** Lists that the operator released from being required in this data folder. */
  get givenUp(): readonly GivenUpList[] {
    return this.knowledge().givenUp;
  }

  /** Files in the folder of lists that are not searched, refused ones first. */
  get leftOut(): readonly LeftOutFile[] {
    return this.knowledge().leftOut;
  }

  /** Whether the last attempt to read the files behind the snapshot failed. */
  get isLost(): boolean {
    return this.knowledge().lost !== null;
  }

  /** The snapshot that searches use; undefined until the first one is loaded. */
  current(): Snapshot | undefined {
    return this.#known.snapshot;
  }

  /** What is known about the lists besides the snapshot, for other nodes. */
  knowledge(): ListKnowledge {
    return this.#known.knowledge;
  }

  /** State of each list at this moment, with its age. */
  states(nowMs: number): readonly ListState[] {
    this.seen(nowMs);
    return statesOf(this.#known, { nowMs, isClockBack: this.isClockBack(nowMs), attestation: this.attestation });
  }

  /** Makes new searches use this snapshot. */
  adopt(snapshot: Snapshot): void {
    const { snapshot: replaced, decisions, knowledge } = this.#known;
    const decided = searching(decidedParties(snapshot, decisions));
    this.#change({ ...decided, fault: null, knowledge: { ...knowledge, lost: null } });
    this.#onAdopted(snapshot, replaced);
  }

  /** Updates the facts about the lists behind the same index: they were checked again, or other removals are held. */
  describe(lists: Snapshot['lists'], held: Snapshot['held']): void {
    const { snapshot } = this.#known;
    if (snapshot !== undefined) this.#change(searching({ ...snapshot, lists, held }));
  }

  /** Applies the operators' decisions about parties to this snapshot and later ones. */
  decide(decisions: readonly PartyDecision[]): void {
    const { snapshot, decisions: before } = this.#known;
    // Regrouping many listings takes time.
    if (isDeepStrictEqual(decisions, before)) return;
    this.#change({ decisions, snapshot: snapshot && decidedParties(snapshot, decisions) });
  }

  /** Adds lists that a complete answer needs; only `giveUp` removes any. */
  require(ids: readonly string[]): void {
    const { required, givenUp } = this.knowledge();
    const added = [...new Set([...required, ...ids])];
    this.#learn({ required: added, givenUp: givenUp.filter(({ id }) => !ids.includes(id)) });
  }

  /** Sets the lists that the operator requires, whatever is found. */
  declare(ids: readonly string[]): void {
    this.#change({ declared: ids });
    this.require(ids);
  }

  /** Records that the operator continues without these lists. */
  giveUp(ids: readonly string[], why: Omit<GivenUpList, 'id'>): void {
    const { required, givenUp } = this.knowledge();
    const others = givenUp.filter(({ id }) => !ids.includes(id));
    this.#learn({
      required: required.filter((id) => !ids.includes(id)),
      givenUp: [...others, ...ids.map((id) => ({ id, ...why }))],
    });
  }

  /** Files of an unknown list: no answer is complete while they exist. */
  unrecognised(files: readonly UnusedFile[]): void {
    this.#learn({ unrecognised: files });
  }

  /** Sets the files of the folder that are not searched. */
  leaveOut(files: readonly LeftOutFile[]): void {
    this.#learn({ leftOut: files });
  }

  /** The files behind the snapshot cannot be read any more: loaded lists stay, and are stale. */
  lose(reason: string): void {
    this.#learn({ lost: reason });
  }

  /** The index in memory is damaged: loaded lists stay until they are replaced, and are stale. */
  fail(reason: string): void {
    this.#change({ fault: reason });
  }

  /**
   * Takes over what another node knows about the same snapshot. Lists that this node's operator requires stay required.
   */
  learn(knowledge: ListKnowledge): void {
    const { declared } = this.#known;
    const required = [...new Set([...knowledge.required, ...declared])];
    const givenUp = knowledge.givenUp.filter(({ id }) => !declared.includes(id));
    this.#learn({ ...knowledge, required, givenUp });
  }

  /** The publisher was asked, and this list is unchanged since it was loaded. */
  checked(id: string, atMs: number): void {
    const { checkedAtMs, problems } = this.knowledge();
    this.#learn({ checkedAtMs: { ...checkedAtMs, [id]: atMs }, problems: without(problems, id) });
  }

  /** Sets why the newest file of a list cannot be used; undefined if it can. */
  problem(id: string, text: string | undefined, kind: ProblemKind = 'refused'): void {
    const others = without(this.knowledge().problems, id);
    this.#learn({ problems: text === undefined ? others : { ...others, [id]: { kind, text } } });
  }

  /** Something was recorded at this time, so a clock that shows an earlier time is wrong. */
  seen(atMs: number): void {
    this.#latestMs = Math.max(this.#latestMs, atMs);
  }

  /** Whether the clock shows an earlier time than before, so that ages are unknown. */
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
