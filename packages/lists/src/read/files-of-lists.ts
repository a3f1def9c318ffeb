import type { ListVersion } from '../list/list-version.ts';
import { chooseFile, type OtherFile } from './choose-file.ts';

/** The used file of a list, and the unused ones. */
export type UsedFile = {
  readonly chosen: ListVersion;
  readonly handOn: () => void;
  readonly others: readonly OtherFile[];
};

/** The files of each list in a folder. Drops the listings of files that can no longer be chosen. */
export class FilesOfLists {
  readonly #nowMs: number;
  readonly #lists = new Map<string, ListVersion[]>();
  readonly #handOn = new Map<ListVersion, () => void>();

  constructor(nowMs: number) {
    this.#nowMs = nowMs;
  }

  /** Adds a file; true if it is the best of its list so far. */
  add(version: ListVersion, handOn: () => void): boolean {
    const files = [...(this.#lists.get(version.id) ?? []), version];
    this.#lists.set(version.id, files);
    this.#handOn.set(version, handOn);
    const choice = chooseFile(files, this.#nowMs);
    for (const other of choice?.others ?? []) if (other.relation === 'older') this.#handOn.delete(other.version);
    return choice?.chosen === version;
  }

  /** The choice for each list, in the order in which the used files were added. */
  chosen(): readonly UsedFile[] {
    const used = [...this.#lists.values()].flatMap((files): UsedFile[] => {
      const choice = chooseFile(files, this.#nowMs);
      const handOn = choice === undefined ? undefined : this.#handOn.get(choice.chosen);
      return choice === undefined || handOn === undefined ? [] : [{ ...choice, handOn }];
    });
    const order = [...this.#handOn.keys()];
    return used.sort((a, b) => order.indexOf(a.chosen) - order.indexOf(b.chosen));
  }
}
