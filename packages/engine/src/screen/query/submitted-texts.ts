import type { Index } from '../../index/open/open-index.ts';
import { normaliseText } from '../../normalise/text/normalise-text.ts';
import { isKnownWord } from '../../retrieve/lookup/is-known-word.ts';
import type { Origin } from '../../score/match.ts';
import type { Query } from '../../types/query.ts';
import type { NotComparedField, Span } from '../../types/result.ts';
import { maskedSpans } from '../../views/disguises/lost-letters.ts';
import { unreadableSpans } from '../../views/unreadable.ts';
import type { View } from '../../views/view/view.ts';
import { viewsOf } from '../../views/views-of.ts';

/** A submitted text in one of its views: as submitted, or with an encoding, markup or disguise undone. */
export type SubmittedText = {
  readonly field: NotComparedField;
  /** Index of the alias or address; null for the text. */
  readonly index: number | null;
  readonly text: string;
  /** Maps it to its position in the submitted text. */
  readonly origin: Origin;
  /** Transformations that were undone; empty for the text as submitted. */
  readonly undone: View['undone'];
};

/** Every text of a query in every view; the search text as submitted comes first. */
export function submittedTexts(index: Index, query: Query): SubmittedText[] {
  const { searchText, aliases = [], addresses = [], identifiers = [] } = query;
  return [
    ...waysToRead(index, 'searchText', null, searchText),
    ...aliases.flatMap((alias, i) => waysToRead(index, 'aliases', i, alias)),
    ...addresses.flatMap((address, i) => waysToRead(index, 'addresses', i, address)),
    ...identifiers.flatMap(({ value }, i) => (isText(value) ? waysToRead(index, 'identifiers', i, value) : [])),
  ];
}

/** Minimum length of a word in a value that should be a number. */
const SHORTEST_WORD = 3;

/**
 * Whether the value of an identifier contains words or unreadable characters: a name in this field is searched as a
 * name, and a masked number finds nobody.
 */
const isText = (value: string): boolean =>
  normaliseText(value).tokens.filter(({ text }) => text.length >= SHORTEST_WORD && !/\d/.test(text)).length > 1 ||
  unreadableSpans(value).length + maskedSpans(value).length > 0;

function waysToRead(index: Index, field: NotComparedField, at: number | null, text: string): SubmittedText[] {
  const asGiven = { text, spanOf: (start: number, end: number): Span => [start, end] };
  return [
    { field, index: at, text, origin: asGiven, undone: [] },
    ...viewsOf(text, (word) => isWritten(index, word)).map((view) => ({
      field,
      index: at,
      text: view.text,
      origin: { text, spanOf: (start: number, end: number): Span => spanIn(view, start, end) },
      undone: view.undone,
    })),
  ];
}

/** Whether a text is one known word. */
function isWritten(index: Index, text: string): boolean {
  const [word, more] = normaliseText(text).tokens;
  return word !== undefined && more === undefined && isKnownWord(index, word.text);
}

/** Position of a run of a view in the submitted text. Right-to-left text is in a different order there. */
function spanIn({ starts, ends }: View, start: number, end: number): Span {
  let [from, to] = [starts[start] ?? 0, ends[start] ?? 0];
  for (let i = start; i < end; i++) {
    from = Math.min(from, starts[i] ?? from);
    to = Math.max(to, ends[i] ?? to);
  }
  return [from, to];
}
