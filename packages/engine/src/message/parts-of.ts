import { boundedParts, type Holds, MOST_PARTS, type Part } from './parts/part.ts';
import { isWordAt, wordEnd } from './parts/signs.ts';
import { trimmed, withBracket } from './parts/trimmed.ts';
import type { Separator } from './separator.ts';
import { maySeparate, separatorsIn } from './separators-in.ts';

/** A stretch between two neighbouring separators, what a label says of it, and up to where the label's word goes. */
type Atom = { readonly start: number; readonly end: number; readonly holds: Holds; readonly holdsTo: number };

const NONE: readonly Part[] = [];

/**
 * What is between separators of any kind: each may be a name of its own ("A; B", "A and B", "joint holders: A / B",
 * lines). Weaker separators may be inside a name ("A & B Ltd", "SURNAME, Given"), so parts overlap: the smallest,
 * two neighbours, and what is between stronger ones. Empty where nothing separates.
 */
export function partsOf(text: string): readonly Part[] {
  if (!maySeparate(text)) return NONE;
  const { separators, uncut } = separatorsIn(text);
  if (separators.length === 0) return NONE;
  const atoms = atomsOf(text, separators);
  const parts: Part[] = [];
  const whole = trimmed(text, 0, text.length);
  const add = (start: number, end: number, holds: Holds): void => {
    const own = parts.length < 2 * MOST_PARTS ? trimmed(text, start, end) : undefined;
    if (own === undefined || (own[0] === whole?.[0] && own[1] === whole[1])) return;
    const [from, to] = withBracket(text, own);
    parts.push({ start: from, end: to, holds });
  };
  for (const { start, end, holds } of atoms) add(start, end, holds);
  for (const [i, { joins }] of separators.entries()) {
    const [before, after] = [atoms[i], atoms[i + 1]];
    if (before && after && joins > 0 && isShort(text, before, joins) && isShort(text, after, joins))
      add(before.start, after.end, heldBy(before, after.end));
  }
  for (const level of [2, 3, 4]) {
    let first = 0;
    for (let i = 0; i <= separators.length; i++) {
      if (i < separators.length && (separators[i]?.level ?? 0) < level) continue;
      // A label at the beginning is no part of it.
      while (first < i && trimmed(text, atoms[first]?.start ?? 0, atoms[first]?.end ?? 0) === undefined) first++;
      const [from, to] = [atoms[first], atoms[i]];
      if (from && to && i > first) add(from.start, to.end, heldBy(from, to.end));
      first = i + 1;
    }
  }
  for (const [i, { labelsAt = [] }] of separators.entries())
    for (const start of labelsAt) add(start, atoms[i + 1]?.end ?? start, 'unknown');
  for (const [start, end] of uncut) add(start, end, 'unknown');
  return boundedParts(parts);
}

function atomsOf(text: string, separators: readonly Separator[]): readonly Atom[] {
  const atoms: Atom[] = [];
  let label: Separator | undefined;
  let holdsTo = 0;
  for (let i = 0; i <= separators.length; i++) {
    const before = separators[i - 1];
    const after = separators[i];
    if (before?.holds !== undefined) {
      label = before;
      holdsTo = endOfLabel(text, separators, i - 1);
    } else if (before !== undefined && before.start >= holdsTo) label = undefined;
    const holds = label?.holds ?? after?.holdsBefore ?? 'unknown';
    const [start, end] = [before?.end ?? 0, after?.start ?? text.length];
    atoms.push({ start, end, holds, holdsTo: label === undefined ? end : holdsTo });
  }
  return atoms;
}

/**
 * A label goes for all up to the next separator as strong as its own, one with a colon for its line: "beneficiaries: A
 * / B and C".
 */
function endOfLabel(text: string, separators: readonly Separator[], at: number): number {
  const own = separators[at]?.level ?? 1;
  const level = own < COLON_LEVEL ? own : LINE_LEVEL;
  for (let i = at + 1; i < separators.length; i++) {
    const one = separators[i];
    if (one && (one.level >= level || one.holds !== undefined)) return one.start;
  }
  return text.length;
}

const COLON_LEVEL = 3;
const LINE_LEVEL = 4;

const heldBy = ({ holds, holdsTo }: Atom, end: number): Holds => (end <= holdsTo ? holds : 'unknown');

/** Whether a stretch has so many words at most, and one at least. */
function isShort(text: string, { start, end }: Atom, most: number): boolean {
  let count = 0;
  for (let at = start; at < end && count <= most; ) {
    if (isWordAt(text, at)) {
      count++;
      at = wordEnd(text, at, end);
    } else at++;
  }
  return count > 0 && count <= most;
}
