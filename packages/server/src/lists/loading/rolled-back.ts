import { basename } from 'node:path';
import type { Listing } from '@namesake/engine';
import { ListRefused, type ListVersion } from '@namesake/lists';
import type { ArchiveOrder } from '../versions/compare-lists.ts';
import type { ListingLines } from '../versions/listing-lines.ts';
import { type NewestVersion, rolledBackBy } from '../versions/newest-version.ts';
import { VersionFiles } from '../versions/version-files.ts';

/** Receives listings as they are read. */
export type ListingSink = { add(listing: Listing): void };

/** Digits of a hash that identify a file for `namesake lists accept`. */
const DIGITS = 12;

/**
 * Compares files of a folder with the stored versions, to find those that are older than what is searched, or unusable.
 */
export class RolledBack {
  readonly #archive: ArchiveOrder;
  readonly #files: VersionFiles;
  readonly #read = new Map<string, ListingLines | undefined>();

  constructor(archive: ArchiveOrder) {
    this.#archive = archive;
    this.#files = new VersionFiles(archive.dir);
  }

  /** Why a file must not be searched, and how the operator can resolve it. */
  readonly judge = (file: ListVersion): ListRefused | undefined => {
    const newest = rolledBackBy(file, this.#archive);
    if (newest === undefined) return undefined;
    const { id: list, publishedAt, sha256 } = file;
    const dates = [publishedAt, newest.version.publishedAt].map(dayOf);
    const [day, newestDay] = dates[0] === dates[1] ? [publishedAt, newest.version.publishedAt] : dates;
    const command = `namesake lists accept ${list} ${sha256.replace(/^sha256:/, '').slice(0, DIGITS)} --reason '…'`;
    const state =
      this.#linesOf(newest) !== undefined
        ? 'The newer one stays in use. If the publisher really went back'
        : 'The newer one is not kept any more, so the list is not searched. Put a newer file there, or, if this one is right';
    const reason = `is of ${day}, older than what was searched until now (${newestDay}). ${state}: ${command}`;
    return new ListRefused('older', reason, { list, file: file.file });
  };

  /** The same version, marked if an operator accepted it. */
  readonly marked = (file: ListVersion): ListVersion => {
    const isAccepted = this.#archive.accepted[file.id]?.includes(file.sha256.replace(/^sha256:/, '')) === true;
    return isAccepted ? { ...file, isAccepted: true } : file;
  };

  /** The list whose searched file had this name; undefined if there is none, or several. */
  listOfFile(path: string): string | undefined {
    const lists = Object.entries(this.#archive.newest).filter(([, { version }]) => version.file === basename(path));
    return lists.length === 1 ? lists[0]?.[0] : undefined;
  }

  /**
   * Passes on the listings of the newer stored version of a list, without those whose removal was confirmed; undefined
   * if they are not stored.
   */
  restore(list: string, sink: ListingSink): ListVersion | undefined {
    const newest = this.#archive.newest[list];
    const lines = newest === undefined ? undefined : this.#linesOf(newest);
    if (newest === undefined || lines === undefined) return undefined;
    const held = this.#archive.held[list] ?? [];
    const gone = new Set(held.filter(({ confirmed }) => confirmed).map(({ listing }) => listing));
    for (const line of lines) {
      const listing = JSON.parse(line);
      if (!gone.has(listing.id)) sink.add(listing);
    }
    return newest.version;
  }

  /** Undefined if they are missing or damaged. */
  #linesOf({ content }: NewestVersion): ListingLines | undefined {
    if (content === null) return undefined;
    if (!this.#read.has(content)) this.#read.set(content, this.#readLines(content));
    return this.#read.get(content);
  }

  #readLines(content: string): ListingLines | undefined {
    try {
      return this.#files.read(content);
    } catch {
      return undefined;
    }
  }
}

const dayOf = (instant: string): string => instant.slice(0, 10);
