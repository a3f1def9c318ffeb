import {
  FormerParts,
  type IndexData,
  type IndexNotes,
  type Listing,
  stringAt,
  stringPlaces,
  unpackIndex,
} from '@namesake/engine';
import type { FileReader, ListVersion } from '@namesake/lists';
import type { SavedIndex } from '../index-file/read-index-file.ts';
import { type FiledRecords, type HeldRecords, listingOf, recordOf } from '../snapshot/packed-records.ts';
import type { Novelty } from '../snapshot/prove-index.ts';
import type { RecordPacker } from '../snapshot/record-packer.ts';
import { RecordsFile } from '../snapshot/records-file.ts';
import type { StoredContent } from '../versions/version-files.ts';

/** The earlier result for an unchanged file. */
export type ReadBefore = {
  readonly version: ListVersion;
  /** Stored content of its listings; undefined if versions are not stored. */
  readonly kept: StoredContent | undefined;
};

/**
 * The last saved index, made by the same code: its data about unchanged files, listings and words equals what a rebuild
 * would give.
 */
export class FormerIndex {
  readonly data: IndexData;
  /** Unchanged files by path, which need not be read. */
  readonly files: ReadonlyMap<string, ReadBefore>;
  readonly controls: SavedIndex['facts']['controls'];
  readonly #notes: IndexNotes;
  readonly #records: RecordsFile;
  readonly #places: FiledRecords;
  /** Numbers of the lists whose listings were all reused, without any others. */
  readonly #handedOn = new Set<number>();
  readonly #placeOf: (id: string) => number | undefined;

  constructor(
    { index, facts }: Pick<SavedIndex, 'index' | 'facts'>,
    records: FiledRecords,
    notes: IndexNotes,
    files: ReadonlyMap<string, ReadBefore>,
  ) {
    this.data = unpackIndex(index);
    this.controls = facts.controls;
    this.#notes = notes;
    this.files = files;
    this.#records = new RecordsFile(records);
    this.#places = records;
    this.#placeOf = stringPlaces(this.data.listings.ids);
  }

  /**
   * Passes on the listings of a list version in the order in which they were read.
   * @throws Error when they are damaged, or are not those of the version
   */
  handOn({ id, records }: Pick<ListVersion, 'id' | 'records'>, sink: Pick<RecordPacker, 'addPacked'>): void {
    const { ids, list: listOf } = this.data.listings;
    const number = this.data.lists.indexOf(id);
    const places = Int32Array.from(listOf.keys()).filter((place) => listOf[place] === number);
    if (places.length !== records) throw new Error('The saved index has other listings than the file.');
    this.#handedOn.add(number);
    const { starts } = this.#places;
    for (const place of places.sort((a, b) => (starts[a] ?? 0) - (starts[b] ?? 0)))
      sink.addPacked(stringAt(ids, place), this.#records.read(place));
  }

  /** Parts that the new index can reuse. */
  parts(): FormerParts {
    return new FormerParts(this.data, this.#notes);
  }

  /** The earlier version of a listing. */
  find(id: string): Listing | undefined {
    const place = this.#placeOf(id);
    return place === undefined ? undefined : JSON.parse(this.#records.read(place).toString('utf8'));
  }

  /** Place of an identical listing (byte by byte) in the earlier index; undefined for any other. */
  placeOf(id: string, record: Uint8Array): number | undefined {
    const place = this.#placeOf(id);
    return place !== undefined && this.#isSame(place, record) ? place : undefined;
  }

  /** Marks a list of which other listings are searched than were passed on: their content must then be read. */
  mixed(list: string): void {
    this.#handedOn.delete(this.data.lists.indexOf(list));
  }

  #isSame(place: number, record: Uint8Array): boolean {
    if (this.#places.lengths[place] !== record.length) return false;
    const isHandedOn = this.#handedOn.has(this.data.listings.list[place] ?? -1);
    return isHandedOn || this.#records.read(place).equals(record);
  }
}

/** Names of a listing, by its number in the new records, that the previous index was proved to find. */
export const provedNames = (former: FormerIndex, records: HeldRecords): Pick<Novelty, 'known' | 'proved'> => ({
  known: (number) => {
    const now = listingOf(records, number);
    const before = former.find(now.id);
    // Type and status of a listing decide how its names are searched.
    if (before?.entityType !== now.entityType || before.status !== now.status) return [];
    return before.names.filter(({ quality }) => quality !== 'weak').map(({ value }) => value);
  },
  proved: (number) => {
    const id = records.ids[number] ?? '';
    const isSame = former.placeOf(id, recordOf(records, number)) !== undefined;
    return isSame ? former.controls.flatMap(({ listing, name }) => (listing === id ? [name] : [])) : [];
  },
});

/** Takes unchanged files from the previous index, and reads the others. */
export const readOthers =
  (former: FormerIndex | undefined, packer: Pick<RecordPacker, 'addPacked'>, reader: FileReader): FileReader =>
  (wanted) => {
    const read = reader(wanted.filter(({ path }) => former?.files.has(path) !== true));
    return async (file) => {
      const before = former?.files.get(file.path);
      if (former === undefined || before === undefined) return read(file);
      const { version } = before;
      return { version, handOn: () => former.handOn(version, packer) };
    };
  };
