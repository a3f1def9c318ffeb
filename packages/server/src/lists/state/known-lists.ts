import type { PartyDecision } from '@namesake/engine';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { Attestation } from './attestation.ts';
import { listFactsOf } from './list-facts-of.ts';
import type { ListKnowledge } from './list-knowledge.ts';
import { type ListState, listState } from './list-state.ts';
import { ANY_OFFICIAL, noOfficialList } from './no-official-list.ts';

/** All that this process knows about its lists. Immutable: a new value replaces it. */
export type KnownLists = {
  /** The searched snapshot; undefined until the first lists are loaded. */
  readonly snapshot: Snapshot | undefined;
  /** Number of held removals in the snapshot, by list. */
  readonly heldRemovals: ReadonlyMap<string, number>;
  readonly knowledge: ListKnowledge;
  /** Lists that the operator requires, whatever is found. */
  readonly declared: readonly string[];
  readonly decisions: readonly PartyDecision[];
  /** Why the memory of this process cannot be trusted; null if it can. */
  readonly fault: string | null;
};

/** The members that a new snapshot changes. */
export function searching(snapshot: Snapshot): Pick<KnownLists, 'snapshot' | 'heldRemovals'> {
  const heldRemovals = new Map<string, number>();
  for (const { list } of snapshot.held.values()) heldRemovals.set(list, (heldRemovals.get(list) ?? 0) + 1);
  return { snapshot, heldRemovals };
}

/** What decides the age of lists at a moment. */
type Moment = {
  readonly nowMs: number;
  /** The clock shows an earlier time than before. */
  readonly isClockBack: boolean;
  /** The operator's declaration about the files of a folder. */
  readonly attestation: Attestation | null;
};

/** States of all loaded or required lists: required ones first, then missing ones. */
export function statesOf(known: KnownLists, { nowMs, isClockBack, attestation }: Moment): readonly ListState[] {
  const { snapshot, heldRemovals, knowledge, declared, fault } = known;
  const { required, checkedAtMs, problems, unrecognised } = knowledge;
  const lists = snapshot?.lists ?? [];
  const origin = snapshot?.origin ?? 'download';
  const isAttested = attestation !== null && origin === 'disk' && nowMs < attestation.untilMs;
  const others = lists.map(({ id }) => id).filter((id) => !required.includes(id));
  const states = [...required, ...others].map((id) => {
    const loaded = lists.find((list) => list.id === id);
    return listState({
      origin,
      facts: listFactsOf(id, loaded),
      required: required.includes(id),
      loaded,
      checkedAtMs: memberOf(checkedAtMs, id),
      problem: memberOf(problems, id),
      lost: fault ?? knowledge.lost ?? undefined,
      heldRemovals: heldRemovals.get(id) ?? 0,
      attestedAtMs: isAttested ? attestation.atMs : null,
      isClockBack,
      nowMs,
    });
  });
  const files = unrecognised.map(({ path, reason }) => absentList(`file:${nameOf(path)}`, nameOf(path), reason));
  const official = noOfficialList(snapshot, declared);
  const absent = official === undefined ? [] : [absentList(ANY_OFFICIAL, 'Any official list', official)];
  return [...states, ...files, ...absent];
}

const memberOf = <Value>(record: Readonly<Record<string, Value>>, id: string): Value | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined;

/** A file known only by its name counts as the list that it should be. */
function absentList(id: string, title: string, problem: string): ListState {
  const facts = { id, title, publisher: '', url: '', effect: 'unknown', publishedEveryDays: null } as const;
  const absent = { loaded: null, checkedAtMs: null, declaredAtMs: null, ageSeconds: null, heldRemovals: 0 };
  return { ...facts, required: true, status: 'missing', ...absent, problem, problemKind: 'refused' };
}

const nameOf = (path: string): string => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
