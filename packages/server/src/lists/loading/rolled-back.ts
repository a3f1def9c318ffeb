import { basename } from 'node:path';
import type { Listing } from '@namesake/engine';
import { ListRefused, type ListVersion } from '@namesake/lists';
import type { ArchiveOrder } from '../versions/compare-lists.ts';
import type { ListingLines } from '../versions/listing-lines.ts';
import { type NewestVersion, rolledBackBy } from '../versions/newest-version.ts';
import { VersionFiles } from '../versions/version-files.ts';

/** Takes listings as they are read. */
export type ListingSink = { add(listing: Listing): void };

/** Digits of a hash that name a file to `namesake lists accept`. */
const DIGITS = 12;

/** Files of a folder that are older than what is searched, or unusable, held against what this data folder keeps. */
export class RolledBack {
  readonly #archive: ArchiveOrder;
  readonly #files: VersionFiles;
  readonly #read = new Map<string, ListingLines | undefined>();

  constructor(archive: ArchiveOrder) {
    this.#archive = archive;
    this.#files = new VersionFiles(archive.dir);
  }

  /** Why a file must not be searched, and what the operator can do. */
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

  /** The same file, marked where an operator accepted it. */
  readonly marked = (file: ListVersion): ListVersion => {
    const isAccepted = this.#archive.accepted[file.id]?.includes(file.sha256.replace(/^sha256:/, '')) === true;
    return isAccepted ? { ...file, isAccepted: true } : file;
  };

  /** The list of which a file of this name was searched; undefined where that is none, or several. */
  listOfFile(path: string): string | undefined {
    const lists = Object.entries(this.#archive.newest).filter(([, { version }]) => version.file === basename(path));
    return lists.length === 1 ? lists[0]?.[0] : undefined;
  }

  /**
   * Hands on the listings of the newer version of a list, those left out whose removal was confirmed; undefined where
   * they are not kept.
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

  /** Undefined where they are not there, or damaged. */
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
