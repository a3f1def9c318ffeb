import type { Index } from '../../index/open/open-index.ts';
import type { Stretch } from '../../message/parts/part.ts';
import { splitNames } from '../../message/split-names.ts';
import type { Reading } from '../../score/match.ts';
import type { EntityType } from '../../types/listing.ts';
import type { Span } from '../../types/result.ts';
import { isInsufficientName } from '../name/insufficient-name.ts';
import { readingsOf } from '../name/readings-of.ts';
import type { SubmittedText } from './submitted-texts.ts';

/** Minimum length of a full statement line: a longer name continues on the next one, even within a word. */
const LONGEST_LINE = 20;

/** Readings of names whose halves are separate in a text, each read as one name. */
export function splitNameReadings(index: Index, submitted: SubmittedText, type: EntityType | undefined): Reading[] {
  return splitNames(submitted.text).flatMap((stretches) => {
    const [first] = stretches;
    const mayBeCut = first !== undefined && first[1] - first[0] >= LONGEST_LINE;
    return [' ', ...(mayBeCut ? [''] : [])].flatMap((between) =>
      readStretches(index, submitted, stretches, between, type),
    );
  });
}

function readStretches(
  index: Index,
  { text, origin }: SubmittedText,
  stretches: readonly Stretch[],
  between: string,
  type: EntityType | undefined,
): Reading[] {
  const whole = stretches.map(([start, end]) => text.slice(start, end)).join(between);
  const spanOf = (from: number, to: number): Span => {
    const [start, end] = [placeOf(stretches, between, from), placeOf(stretches, between, to - 1)];
    return origin.spanOf(Math.min(start, end), Math.max(start, end) + 1);
  };
  // A document that has one name says that it is the whole one.
  const isSingle = stretches.length === 1;
  return readingsOf(index, whole, type)
    .filter(({ plan }) => isSingle || !isInsufficientName(plan.tokens, index.model))
    .map((reading) => ({ ...reading, origin: { text: origin.text, spanOf }, part: 'field' as const }));
}

/** Position in the text of a unit of the joined name; a unit between stretches belongs to the one before. */
function placeOf(stretches: readonly Stretch[], between: string, at: number): number {
  let left = at;
  let last = 0;
  for (const [start, end] of stretches) {
    if (left < end - start) return start + left;
    last = end - 1;
    left = Math.max(0, left - (end - start) - between.length);
  }
  return last;
}
