import type { Listing } from '@namesake/engine';
import type { Held } from './held.ts';
import { heldNames } from './hold-names.ts';
import type { HoldQuestion } from './hold-question.ts';
import { heldRemovals } from './hold-removals.ts';
import { idOfLine, isDelistedLine, parsedLines } from './listing-lines.ts';

/** Held listings of a version. */
type HeldBack = {
  readonly held: readonly Held[];
  /** Held listings that are no longer stored. */
  readonly lacking: readonly Held[];
  /** Listings that are searched in place of the version's own. */
  readonly put: readonly Listing[];
};

/** Decides which removals and renames of a new version are held, and which earlier holds remain. */
export function holdBack(question: HoldQuestion): HeldBack {
  const { order, version, sha256, known, kept, before } = question;
  const isOver = (one: Held): boolean =>
    one.confirmed || (order.laterFileConfirms && version.isKept !== true && one.sha256 !== sha256);
  const pending = known.filter((one) => !isOver(one));
  const lacking = lackingOf(question, pending);
  // A stored version that replaces a refused file changes no holds.
  if (version.isKept === true) return { held: pending, lacking, put: linesOf(pending, kept.values()) };
  const removals = heldRemovals(question, pending);
  const names = heldNames(question, pending);
  return {
    held: [...lacking, ...removals, ...names.held],
    lacking,
    put: [...linesOf(removals, before), ...names.united],
  };
}

/** Holds whose listing is no longer stored. A listing that is back in the file is not held any more. */
function lackingOf({ kept, lines }: HoldQuestion, pending: readonly Held[]): readonly Held[] {
  const absent = pending.filter(({ listing }) => !kept.has(listing));
  if (absent.length === 0) return [];
  const listed = new Set([...lines].filter((line) => !isDelistedLine(line)).map(idOfLine));
  return absent.filter(({ listing, what }) => what === 'names' || !listed.has(listing));
}

/** The held listings, parsed from the lines that contain them. */
function linesOf(held: readonly Held[], lines: Iterable<string>): readonly Listing[] {
  if (held.length === 0) return [];
  const ids = new Set(held.map(({ listing }) => listing));
  return [...parsedLines(linesWith(ids, lines))];
}

function* linesWith(ids: ReadonlySet<string>, lines: Iterable<string>): Generator<string> {
  for (const line of lines) if (ids.has(idOfLine(line))) yield line;
}
