import { SOURCES } from '@namesake/lists';
import type { ListBook } from './list-book.ts';
import { type ListFacts, type ListState, listState } from './list-state.ts';
import type { LoadedList, Snapshot } from './snapshot.ts';

/**
 * The lists of this process: the snapshot that is searched, which lists a complete answer needs, and what is known of
 * each since. A new snapshot replaces one reference; requests in flight end on the one they began with.
 */
export class ListKeeper implements ListBook {
  readonly attestation: string | null;
  #revision = 0;
  #snapshot: Snapshot | undefined;
  #required: readonly string[];
  readonly #checkedAtMs = new Map<string, number>();
  readonly #problems = new Map<string, string>();

  constructor(attestation: string | null, required: readonly string[]) {
    this.attestation = attestation;
    this.#required = required;
  }

  get revision(): number {
    return this.#revision;
  }

  current(): Snapshot | undefined {
    return this.#snapshot;
  }

  /** Searches run against this snapshot from now on. */
  adopt(snapshot: Snapshot): void {
    this.#snapshot = snapshot;
    this.#revision += 1;
  }

  /** Sets which lists a complete answer needs. */
  require(ids: readonly string[]): void {
    this.#required = [...new Set(ids)];
    this.#revision += 1;
  }

  /** The publisher was asked now and this list is as it was loaded. */
  checked(id: string, atMs: number): void {
    this.#checkedAtMs.set(id, atMs);
    this.#problems.delete(id);
    this.#revision += 1;
  }

  /** Why the newest file of a list cannot be used; undefined where all is well. */
  problem(id: string, reason: string | undefined): void {
    if (reason === undefined) this.#problems.delete(id);
    else this.#problems.set(id, reason);
    this.#revision += 1;
  }

  states(nowMs: number): readonly ListState[] {
    const snapshot = this.#snapshot;
    const lists = snapshot?.lists ?? [];
    const others = lists.map(({ id }) => id).filter((id) => !this.#required.includes(id));
    return [...this.#required, ...others].map((id) => {
      const loaded = lists.find((list) => list.id === id);
      const origin = snapshot?.origin ?? 'download';
      return listState({
        origin,
        facts: factsOf(id, loaded),
        required: this.#required.includes(id),
        loaded,
        checkedAtMs: this.#checkedAtMs.get(id),
        problem: this.#problems.get(id),
        attested: this.attestation !== null && origin === 'disk',
        nowMs,
      });
    });
  }
}

function factsOf(id: string, loaded: LoadedList | undefined): ListFacts {
  const source = SOURCES.find((known) => known.id === id);
  return {
    id,
    title: loaded?.title ?? source?.title ?? id,
    publisher: loaded?.publisher ?? source?.publisher ?? '',
    url: source?.pageUrl ?? loaded?.sourceUrl ?? '',
    effect: source?.effect ?? 'unknown',
  };
}
