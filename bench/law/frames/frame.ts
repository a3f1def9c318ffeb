import type { Query } from '@namesake/engine';
import type { Fill } from './fill.ts';

/** A request about somebody, with a place for one name. */
export type Frame = {
  readonly id: string;
  /** Writes a name as the format demands it: escaped, in capitals. Left out for a name that is encoded already. */
  readonly fit?: (name: string) => string;
  readonly write: (name: string, fill: Fill) => Query;
};

/** A frame of plain text. */
export const text = (id: string, write: (name: string, fill: Fill) => string): Frame => ({
  id,
  write: (name, fill) => ({ searchText: write(name, fill) }),
});

/** A frame of text whose format wants names written its way. */
export const formatted = (
  id: string,
  fit: (name: string) => string,
  write: (name: string, fill: Fill) => string,
): Frame => ({ ...text(id, write), fit });
