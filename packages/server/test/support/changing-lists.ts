import { buildIndex, type Listing, loadModel, openIndex } from '@namesake/engine';
import { indexScreener } from '../../src/lists/snapshot/index-screener.ts';
import type { LoadedList, Snapshot } from '../../src/lists/snapshot/snapshot.ts';
import type { ListStateReader } from '../../src/lists/state/list-state-reader.ts';
import { fakeLists } from './fake-lists.ts';

/** Lists `list_a` and `list_b` that a test changes, with an index of their own. */
export class ChangingLists {
  readonly listState: ListStateReader;
  /** Hours since the lists were checked. */
  ages: Readonly<Record<string, number>> = { list_a: 1, list_b: 1 };
  #nowMs: number;
  #listings: readonly Listing[];
  #snapshot: Snapshot | undefined;
  #revision = 1;
  #version = 1;

  constructor(listings: readonly Listing[], nowMs: number) {
    [this.#listings, this.#nowMs] = [listings, nowMs];
    const revision = () => this.#revision;
    this.listState = {
      ...fakeLists({ nowMs }),
      get revision() {
        return revision();
      },
      current: () => this.#current(),
      states: (atMs) => fakeLists({ nowMs: this.#nowMs, ages: this.ages }).states(atMs),
    };
  }

  get listings(): readonly Listing[] {
    return this.#listings;
  }

  /** Another version of the lists; one that nobody can tell from the last where the index alone is to be another. */
  become(listings: readonly Listing[], { sameVersion = false } = {}): void {
    this.#listings = listings;
    this.#snapshot = undefined;
    this.#revision += 1;
    if (!sameVersion) this.#version += 1;
  }

  /** The lists were checked at this time. */
  touch(nowMs: number): void {
    this.#nowMs = nowMs;
    this.#snapshot = undefined;
  }

  /** The same with some members of one listing changed. */
  change(id: string, members: Partial<Listing>): void {
    this.become(this.#listings.map((one) => (one.id === id ? { ...one, ...members } : one)));
  }

  #current(): Snapshot | undefined {
    if (this.#snapshot !== undefined) return this.#snapshot;
    const lists = fakeLists({ nowMs: this.#nowMs, parties: this.#listings, ages: this.ages }).current();
    const model = loadModel();
    const screener = indexScreener(openIndex(buildIndex(this.#listings, model), model));
    const ofVersion = (list: LoadedList): LoadedList => ({ ...list, sha256: String(this.#version).padStart(64, '0') });
    this.#snapshot = lists && { ...lists, lists: lists.lists.map(ofVersion), screener };
    return this.#snapshot;
  }
}

/** An invented listing of one name. */
export const personNamed = (id: `list_a:${string}`, value: string, more: Partial<Listing> = {}): Listing => ({
  id,
  list: 'list_a',
  sourceId: id.slice('list_a:'.length),
  entityType: 'person',
  names: [{ value, kind: 'primary', quality: 'strong', script: 'Latn' }],
  programs: [],
  effect: 'asset_freeze',
  status: 'active',
  ...more,
});
