import type { Origin } from '../../score/match.ts';
import type { Query } from '../../types/query.ts';
import type { NotComparedField, Span } from '../../types/result.ts';
import type { View } from '../../views/view/view.ts';
import { viewsOf } from '../../views/views-of.ts';

/**
 * A text that was submitted, in one of the ways it reads: as it stands, or with an encoding, markup or disguise undone.
 */
export type SubmittedText = {
  readonly field: NotComparedField;
  /** Which alias or address; null for the text. */
  readonly index: number | null;
  readonly text: string;
  /** Where it stood in what was submitted. */
  readonly origin: Origin;
  /** What was undone; empty for the text as it stands. */
  readonly undone: View['undone'];
};

/** Every text of a query in every way it reads, the search text as it stands first. */
export function submittedTexts({ searchText, aliases = [], addresses = [] }: Query): SubmittedText[] {
  return [
    ...waysToRead('searchText', null, searchText),
    ...aliases.flatMap((alias, i) => waysToRead('aliases', i, alias)),
    ...addresses.flatMap((address, i) => waysToRead('addresses', i, address)),
  ];
}

function waysToRead(field: NotComparedField, index: number | null, text: string): SubmittedText[] {
  const asGiven = { text, spanOf: (start: number, end: number): Span => [start, end] };
  return [
    { field, index, text, origin: asGiven, undone: [] },
    ...viewsOf(text).map((view) => ({
      field,
      index,
      text: view.text,
      origin: { text, spanOf: (start: number, end: number): Span => spanIn(view, start, end) },
      undone: view.undone,
    })),
  ];
}

/** Where a run of a view stood. What was read from right to left stands there in another order. */
function spanIn({ starts, ends }: View, start: number, end: number): Span {
  let [from, to] = [starts[start] ?? 0, ends[start] ?? 0];
  for (let i = start; i < end; i++) {
    from = Math.min(from, starts[i] ?? from);
    to = Math.max(to, ends[i] ?? to);
  }
  return [from, to];
}
