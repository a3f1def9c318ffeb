import type { Query } from '@namesake/engine';
import type { Fill } from './fill.ts';

/** A request template with a place for one name. */
export type Frame = {
  readonly id: string;
  /** Adapts a name to the format: escaped, in capitals. Skipped for a name that is already encoded. */
  readonly fit?: (name: string) => string;
  readonly write: (name: string, fill: Fill) => Query;
};

/** A frame of plain text. */
export const text = (id: string, write: (name: string, fill: Fill) => string): Frame => ({
  id,
  write: (name, fill) => ({ searchText: write(name, fill) }),
});

/** A text frame whose format requires adapted names. */
export const formatted = (
  id: string,
  fit: (name: string) => string,
  write: (name: string, fill: Fill) => string,
): Frame => ({ ...text(id, write), fit });
