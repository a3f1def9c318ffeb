import type { ListVersion } from '../list/list-version.ts';
import { FTM_DROPPED_FIELDS } from '../own-files/ftm/dropped-fields.ts';
import { readListFile } from '../read/read-list-file.ts';
import { SOURCES } from '../registry/registry.ts';
import { FigureCounter, type ListFigures } from './list-figures.ts';
import { PathTally, reasonFor } from './path-tally.ts';

/** Fate of the values at one place of the records: an element, an attribute, a column. */
export type FieldCensus = {
  readonly path: string;
  readonly values: number;
  /** Values that are in the listing of their record word for word, or as the code of the country they name. */
  readonly reached: number;
  /** Why the others are not, where that is on purpose. */
  readonly reason?: string;
  /** A few of those that are lost without a reason. */
  readonly lost?: readonly string[];
};

export type ListCensus = {
  readonly version: ListVersion;
  readonly figures: ListFigures;
  /** In alphabetical order of paths; undefined for forms whose fields are not followed. */
  readonly fields?: readonly FieldCensus[];
};

/**
 * Reads one list file and counts: what came out, and what became of every value in it. The listings are not kept.
 *
 * @throws ListRefused as `readListFile` does
 */
export async function takeCensus(path: string): Promise<ListCensus> {
  const counter = new FigureCounter();
  const tally = new PathTally();
  const version = await readListFile(path, {
    keepsValues: true,
    onListing: (listing, values) => {
      counter.add(listing);
      tally.add(values(), listing);
    },
  });
  // What is none of the official lists and has fields to follow is FollowTheMoney.
  const reasons =
    (SOURCES.find(({ id }) => id === version.id) ?? { droppedFields: FTM_DROPPED_FIELDS }).droppedFields ?? {};
  const fields = [...tally.paths].map(([at, { values, lost, examples }]): FieldCensus => {
    const census = { path: at, values, reached: values - lost };
    if (lost === 0) return census;
    const reason = reasonFor(at, reasons);
    return reason === undefined ? { ...census, lost: examples } : { ...census, reason };
  });
  fields.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  return { version, figures: counter.figures(), ...(fields.length === 0 ? {} : { fields }) };
}
