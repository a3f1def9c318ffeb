import type { ListVersion } from '../list/list-version.ts';
import { ftmEnd } from '../sources/ftm/ftm-file.ts';
import { type CutFile, isAsCut, type PieceTally } from './pieces.ts';
import { versionOf } from './version-of.ts';

/** No set of this engine holds more. */
const MOST_IDS = 2 ** 24;

/** Puts together what the pieces of a file came to, in whatever order they were read. */
export class JoinedPieces {
  readonly #cut: CutFile;
  readonly #ids = new Set<string>();
  readonly #unusable = { no_id: 0, no_name: 0, repeated: 0 };
  #entities = 0;
  #newestMs = Number.NEGATIVE_INFINITY;
  #usable = 0;

  constructor(cut: CutFile) {
    this.#cut = cut;
  }

  /** Adds a piece, with the ids of its listings. False where the file must be read whole: which record of an id counts is told there. */
  add({ entities, newestMs, usable, unusable }: PieceTally, ids: readonly string[]): boolean {
    this.#entities += entities;
    this.#newestMs = Math.max(this.#newestMs, newestMs);
    this.#usable += usable;
    this.#unusable.no_id += unusable.no_id;
    this.#unusable.no_name += unusable.no_name;
    if (unusable.repeated > 0 || this.#usable > MOST_IDS) return false;
    for (const id of ids) this.#ids.add(id);
    return this.#ids.size === this.#usable;
  }

  /**
   * The version that the file is, when all pieces were added.
   *
   * @throws Error where the file must be read whole, which tells what is wrong with it if anything is
   */
  async version(): Promise<ListVersion> {
    const { path, file, checksum, sha256 } = this.#cut;
    if (!(await isAsCut(this.#cut))) throw new Error('the file is another one now');
    const end = ftmEnd(file, { entities: this.#entities, newestMs: this.#newestMs }, checksum);
    const { modifiedAt } = file;
    return versionOf({ ...end, path, modifiedAt, sha256 }, { usable: this.#usable, unusable: this.#unusable });
  }
}
