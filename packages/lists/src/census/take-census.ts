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
  /** Values kept in the listing of their record verbatim, or as the code of the country they name. */
  readonly reached: number;
  /** Why the others are dropped, if intended. */
  readonly reason?: string;
  /** Examples of values dropped without a reason. */
  readonly lost?: readonly string[];
};

export type ListCensus = {
  readonly version: ListVersion;
  readonly figures: ListFigures;
  /** Ordered by path; undefined for forms whose fields are not traced. */
  readonly fields?: readonly FieldCensus[];
};

/**
 * Reads one list file and counts its listings and the fate of every value. The listings are not kept.
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
  // An unofficial list with fields to trace is FollowTheMoney.
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
