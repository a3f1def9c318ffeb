import { isDeepStrictEqual } from 'node:util';
import type { PartyDecision } from '@namesake/engine';
import type { UnusedFile } from '../load-order.ts';
import { decidedParties } from '../snapshot/decided-parties.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { Attestation } from './attestation.ts';
import type { GivenUpList, LeftOutFile, ListBook } from './list-book.ts';
import { listFactsOf } from './list-facts-of.ts';
import type { ListKnowledge } from './list-knowledge.ts';
import { type ListProblem, type ListState, listState, type ProblemKind } from './list-state.ts';
import { ANY_OFFICIAL, noOfficialList } from './no-official-list.ts';

/**
 * The lists of this process: the snapshot that is searched, which lists a complete answer needs, and what is known of
 * each since. A new snapshot replaces one reference; requests in flight end on the one they began with.
 */
export class ListKeeper implements ListBook {
  readonly attestation: Attestation | null;
  readonly #onReplaced: (snapshot: Snapshot) => void;
  #revision = 0;
  #snapshot: Snapshot | undefined;
  #required: readonly string[];
  #givenUp: readonly GivenUpList[];
  #declared: readonly string[] = [];
  #decisions: readonly PartyDecision[] = [];
  #unrecognised: readonly UnusedFile[] = [];
  #leftOut: readonly LeftOutFile[] = [];
  #lost: string | undefined;
  /** Why the memory of this process cannot be trusted. */
  #fault: string | undefined;
  /** The latest time that this data folder knows of, Unix milliseconds. */
  #latestMs = 0;
  /** Removals held back, by list. */
  readonly #held = new Map<string, number>();
  readonly #checkedAtMs = new Map<string, number>();
  readonly #problems = new Map<string, ListProblem>();

  /** @param onReplaced receives each superseded snapshot */
  constructor(
    attestation: Attestation | null,
    required: readonly string[],
    givenUp: readonly GivenUpList[] = [],
    onReplaced: (snapshot: Snapshot) => void = () => {},
  ) {
    this.attestation = attestation;
    this.#onReplaced = onReplaced;
    this.#required = [...new Set(required)];
    this.#givenUp = givenUp;
  }

  get revision(): number {
    return this.#revision;
  }

  /** Ids of the lists that a complete answer needs. */
  get required(): readonly string[] {
    return this.#required;
  }

  /** Those of them that the operator requires, whatever is found. */
  get declared(): readonly string[] {
    return this.#declared;
  }

  get givenUp(): readonly GivenUpList[] {
    return this.#givenUp;
  }

  get leftOut(): readonly LeftOutFile[] {
    return this.#leftOut;
  }

  current(): Snapshot | undefined {
    return this.#snapshot;
  }

  /** Searches run against this snapshot from now on. */
  adopt(snapshot: Snapshot): void {
    const replaced = this.#snapshot;
    this.#snapshot = decidedParties(snapshot, this.#decisions);
    this.#countHeld();
    [this.#lost, this.#fault] = [undefined, undefined];
    this.#revision += 1;
    if (replaced !== undefined) this.#onReplaced(replaced);
  }

  /** The same index is of these lists from now on: they were checked again, or other removals of them are held. */
  describe(lists: Snapshot['lists'], held: Snapshot['held']): void {
    if (this.#snapshot === undefined) return;
    this.#snapshot = { ...this.#snapshot, lists, held };
    this.#countHeld();
    this.#revision += 1;
  }

  #countHeld(): void {
    this.#held.clear();
    for (const { list } of this.#snapshot?.held.values() ?? []) this.#held.set(list, (this.#held.get(list) ?? 0) + 1);
  }

  /** Parties are shown as operators decided from now on, in this snapshot and those to come. */
  decide(decisions: readonly PartyDecision[]): void {
    // Grouping many listings anew takes time.
    if (isDeepStrictEqual(decisions, this.#decisions)) return;
    this.#decisions = decisions;
    if (this.#snapshot !== undefined) this.#snapshot = decidedParties(this.#snapshot, decisions);
    this.#revision += 1;
  }

  /** A complete answer needs these lists too; it never needs fewer, see `giveUp`. */
  require(ids: readonly string[]): void {
    this.#required = [...new Set([...this.#required, ...ids])];
    this.#givenUp = this.#givenUp.filter(({ id }) => !ids.includes(id));
    this.#revision += 1;
  }

  /** The operator requires these lists, whatever is found. */
  declare(ids: readonly string[]): void {
    this.#declared = ids;
    this.require(ids);
  }

  /** The operator goes on without these lists. */
  giveUp(ids: readonly string[], why: Omit<GivenUpList, 'id'>): void {
    this.#required = this.#required.filter((id) => !ids.includes(id));
    const others = this.#givenUp.filter(({ id }) => !ids.includes(id));
    this.#givenUp = [...others, ...ids.map((id) => ({ id, ...why }))];
    this.#revision += 1;
  }

  /** Files of an unknown list: nothing is complete while they exist. */
  unrecognised(files: readonly UnusedFile[]): void {
    this.#unrecognised = files;
    this.#revision += 1;
  }

  /** These files of the folder are not searched. */
  leaveOut(files: readonly LeftOutFile[]): void {
    this.#leftOut = files;
    this.#revision += 1;
  }

  /** The files behind the snapshot cannot be read any more: what is loaded stays, and is stale. */
  lose(reason: string): void {
    this.#lost = reason;
    this.#revision += 1;
  }

  /** Whether the files behind the snapshot could not be read the last time. */
  get isLost(): boolean {
    return this.#lost !== undefined;
  }

  /** The index in the memory of this process is damaged: what is loaded stays until it is replaced, and is stale. */
  fail(reason: string): void {
    this.#fault = reason;
    this.#revision += 1;
  }

  /** What is known of the lists in addition to the snapshot, for other nodes. */
  knowledge(): ListKnowledge {
    return {
      required: this.#required,
      givenUp: this.#givenUp,
      unrecognised: this.#unrecognised,
      leftOut: this.#leftOut,
      lost: this.#lost ?? null,
      checkedAtMs: Object.fromEntries(this.#checkedAtMs),
      problems: Object.fromEntries(this.#problems),
    };
  }

  /** Another node knows this of the same snapshot. What the operator of this node requires stays required. */
  learn({ required, givenUp, unrecognised, leftOut, lost, checkedAtMs, problems }: ListKnowledge): void {
    this.#required = [...new Set([...required, ...this.#declared])];
    this.#givenUp = givenUp.filter(({ id }) => !this.#declared.includes(id));
    [this.#unrecognised, this.#leftOut, this.#lost] = [unrecognised, leftOut, lost ?? undefined];
    this.#checkedAtMs.clear();
    for (const [id, atMs] of Object.entries(checkedAtMs)) this.#checkedAtMs.set(id, atMs);
    this.#problems.clear();
    for (const [id, problem] of Object.entries(problems)) this.#problems.set(id, problem);
    this.#revision += 1;
  }

  /** The publisher was asked now and this list is as it was loaded. */
  checked(id: string, atMs: number): void {
    this.#checkedAtMs.set(id, atMs);
    this.#problems.delete(id);
    this.#revision += 1;
  }

  /** Something was recorded at this time: a clock that shows less is wrong. */
  seen(atMs: number): void {
    this.#latestMs = Math.max(this.#latestMs, atMs);
  }

  isClockBack(nowMs: number): boolean {
    return nowMs < this.#latestMs - CLOCK_TOLERANCE_MS;
  }

  /** Why the newest file of a list cannot be used; undefined where all is well. */
  problem(id: string, text: string | undefined, kind: ProblemKind = 'refused'): void {
    if (text === undefined) this.#problems.delete(id);
    else this.#problems.set(id, { kind, text });
    this.#revision += 1;
  }

  /** Each list as it is at this moment, with its age. */
  states(nowMs: number): readonly ListState[] {
    this.seen(nowMs);
    const snapshot = this.#snapshot;
    const lists = snapshot?.lists ?? [];
    const origin = snapshot?.origin ?? 'download';
    const attested = this.attestation !== null && origin === 'disk' && nowMs < this.attestation.untilMs;
    const others = lists.map(({ id }) => id).filter((id) => !this.#required.includes(id));
    const known = [...this.#required, ...others].map((id) => {
      const loaded = lists.find((list) => list.id === id);
      return listState({
        origin,
        facts: listFactsOf(id, loaded),
        required: this.#required.includes(id),
        loaded,
        checkedAtMs: this.#checkedAtMs.get(id),
        problem: this.#problems.get(id),
        lost: this.#fault ?? this.#lost,
        heldRemovals: this.#held.get(id) ?? 0,
        attestedAtMs: attested ? (this.attestation?.atMs ?? null) : null,
        isClockBack: this.isClockBack(nowMs),
        nowMs,
      });
    });
    const files = this.#unrecognised.map(({ path, reason }) =>
      absentList(`file:${nameOf(path)}`, nameOf(path), reason),
    );
    const official = noOfficialList(snapshot, this.#declared);
    const absent = official === undefined ? [] : [absentList(ANY_OFFICIAL, 'Any official list', official)];
    return [...known, ...files, ...absent];
  }
}

/** Clocks are set by some seconds all the time. */
export const CLOCK_TOLERANCE_MS = 600_000;

/** A file of which only the name is known counts as the list that it should be. */
function absentList(id: string, title: string, problem: string): ListState {
  const facts = { id, title, publisher: '', url: '', effect: 'unknown', publishedEveryDays: null } as const;
  const absent = { loaded: null, checkedAtMs: null, declaredAtMs: null, ageSeconds: null, heldRemovals: 0 };
  return { ...facts, required: true, status: 'missing', ...absent, problem, problemKind: 'refused' };
}

const nameOf = (path: string): string => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
