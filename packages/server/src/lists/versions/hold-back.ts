import type { Listing } from '@namesake/engine';
import type { Held } from './held.ts';
import { heldNames } from './hold-names.ts';
import type { HoldQuestion } from './hold-question.ts';
import { heldRemovals } from './hold-removals.ts';
import { idOfLine, isDelistedLine, parsedLines } from './listing-lines.ts';

/** Held listings of a version. */
type HeldBack = {
  readonly held: readonly Held[];
  /** Those of them that are stored nowhere any more. */
  readonly lacking: readonly Held[];
  /** Listings that are searched in the place of the version's. */
  readonly put: readonly Listing[];
};

/** Decides what of a new version is not believed, and what that was held before is still held. */
export function holdBack(question: HoldQuestion): HeldBack {
  const { order, version, sha256, known, kept, before } = question;
  const isOver = (one: Held): boolean =>
    one.confirmed || (order.laterFileConfirms && version.isKept !== true && one.sha256 !== sha256);
  const pending = known.filter((one) => !isOver(one));
  const lacking = lackingOf(question, pending);
  // A version that is searched again in the place of a refused file decides nothing.
  if (version.isKept === true) return { held: pending, lacking, put: linesOf(pending, kept.values()) };
  const removals = heldRemovals(question, pending);
  const names = heldNames(question, pending);
  return {
    held: [...lacking, ...removals, ...names.held],
    lacking,
    put: [...linesOf(removals, before), ...names.united],
  };
}

/** What should be held and is stored nowhere. A listing that is back in the file is held no longer. */
function lackingOf({ kept, lines }: HoldQuestion, pending: readonly Held[]): readonly Held[] {
  const absent = pending.filter(({ listing }) => !kept.has(listing));
  if (absent.length === 0) return [];
  const listed = new Set([...lines].filter((line) => !isDelistedLine(line)).map(idOfLine));
  return absent.filter(({ listing, what }) => what === 'names' || !listed.has(listing));
}

/** The listings of these holds, from the lines that have them. */
function linesOf(held: readonly Held[], lines: Iterable<string>): readonly Listing[] {
  if (held.length === 0) return [];
  const ids = new Set(held.map(({ listing }) => listing));
  return [...parsedLines(linesWith(ids, lines))];
}

function* linesWith(ids: ReadonlySet<string>, lines: Iterable<string>): Generator<string> {
  for (const line of lines) if (ids.has(idOfLine(line))) yield line;
}
