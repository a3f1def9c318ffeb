import type { IndexImage, Listing } from '@namesake/engine';
import { RecordPacker } from '../../src/lists/snapshot/record-packer.ts';
import { RecordStore } from '../../src/lists/snapshot/record-store.ts';
import type { LoadedList, Snapshot, SnapshotOrigin } from '../../src/lists/snapshot/snapshot.ts';
import { TiePacker } from '../../src/lists/snapshot/tie-packer.ts';
import { TieStore } from '../../src/lists/snapshot/tie-store.ts';
import type { Attestation } from '../../src/lists/state/attestation.ts';
import { listState } from '../../src/lists/state/list-state.ts';
import type { ListStateReader } from '../../src/lists/state/list-state-reader.ts';
import { fakeScreener } from './fake-screener.ts';
import { SAMPLE_PARTIES } from './sample-parties.ts';

export type FakeListsOptions = {
  /** The index as threads search it; none where absent, so that everything is searched at once. */
  readonly image?: IndexImage;
  readonly origin?: SnapshotOrigin;
  /** Hours since each list was checked; a list that is left out is not loaded. */
  readonly ages?: Readonly<Record<string, number>>;
  readonly attestation?: Attestation;
  readonly givenUp?: ListStateReader['givenUp'];
  /** False while lists are still being loaded. */
  readonly loaded?: boolean;
  /** Names that must be found. */
  readonly controls?: Snapshot['controls'];
  /** What the records say, where it is not what the index was made of. */
  readonly parties?: readonly Listing[];
  /** Which of the lists must be there; both where absent. */
  readonly required?: readonly string[];
  readonly nowMs: number;
};

const LISTS = ['list_a', 'list_b'];

/** Lists `list_a` and `list_b`, in the state that a test asks for. */
export function fakeLists(options: FakeListsOptions): ListStateReader {
  const {
    origin = 'download',
    ages = { list_a: 1, list_b: 1 },
    attestation = null,
    givenUp = [],
    loaded = true,
    image = null,
    parties = SAMPLE_PARTIES,
    required = LISTS,
    nowMs,
  } = options;
  const packer = new RecordPacker();
  const tiePacker = new TiePacker();
  for (const listing of parties) {
    packer.add(listing);
    tiePacker.see(listing);
  }
  const lists = Object.entries(ages).map(
    ([id, hours]): LoadedList => ({
      id,
      title: `List ${id}`,
      publisher: 'Invented publisher',
      version: '2026-01-01',
      publishedAt: origin === 'disk' ? new Date(nowMs - hours * 3_600_000).toISOString() : '2026-01-01T00:00:00.000Z',
      isDated: true,
      checkedAtMs: origin === 'disk' ? null : nowMs - hours * 3_600_000,
      records: 2,
      sha256: 'ab'.repeat(32),
      sourceUrl: 'https://example.org/list.xml',
    }),
  );
  const packed = packer.finish();
  const places = new Map(packed.ids.map((id, place) => [id, place]));
  const records = new RecordStore({ positionOf: (id) => places.get(id) }, (place) =>
    Buffer.from(packed.bytes.subarray(packed.offsets[place], packed.offsets[place + 1])),
  );
  const ties = new TieStore(tiePacker.finish(packed.ids));
  const snapshot: Snapshot = {
    origin,
    lists,
    screener: fakeScreener,
    image,
    file: null,
    records,
    ties,
    held: new Map(),
    controls: options.controls ?? [],
  };
  return {
    revision: 1,
    attestation,
    isClockBack: () => false,
    givenUp,
    leftOut: [],
    decide: () => {},
    current: () => (loaded ? snapshot : undefined),
    states: (atMs) =>
      LISTS.map((id) =>
        listState({
          origin,
          facts: {
            id,
            title: `List ${id}`,
            publisher: 'Invented publisher',
            url: '',
            effect: 'asset_freeze',
            publishedEveryDays: origin === 'disk' ? 20 : null,
          },
          required: origin !== 'sample' && required.includes(id),
          loaded: loaded ? lists.find((list) => list.id === id) : undefined,
          checkedAtMs: undefined,
          problem: undefined,
          heldRemovals: 0,
          attestedAtMs: attestation?.atMs ?? null,
          isClockBack: false,
          nowMs: atMs,
        }),
      ),
  };
}
