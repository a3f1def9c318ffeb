import type { Index } from '../../index/open/open-index.ts';
import { fieldsOf } from '../../message/fields-of.ts';
import type { Token } from '../../normalise/text/token.ts';
import type { Origin, Reading } from '../../score/match.ts';
import type { EntityType } from '../../types/listing.ts';
import { isInsufficientName } from '../name/insufficient-name.ts';
import { readingsOf } from '../name/readings-of.ts';
import { loneWords } from '../parts/lone-words.ts';
import { nameSpans } from '../parts/name-spans.ts';
import { isEverydayWord } from '../sentence/everyday-word.ts';
import { ownerOf } from '../sentence/possessive.ts';
import type { SubmittedText } from './submitted-texts.ts';

/** Maximum number of party fields read as names; the rest is searched as a text. */
const MAX_FIELDS = 60;
/** Minimum length of a word that names somebody by itself in a sentence. */
const SHORTEST_ALONE = 4;

/**
 * Names that parts of a text may be: message fields that hold a party, and every part of {@link nameSpans}.
 * @param isRead whether the whole text is read as a name anyway
 */
export function partReadings(
  index: Index,
  submitted: SubmittedText,
  tokens: readonly Token[],
  type: EntityType | undefined,
  isRead: boolean,
): Reading[] {
  const { text } = submitted;
  const fields = fieldsOf(text)
    .filter(({ holds }) => holds === 'party' || holds === 'vessel')
    .slice(0, MAX_FIELDS)
    .flatMap((field) => readPart(index, submitted, field, type, 'field'));
  const [first, last] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
  const parts = nameSpans(text, index.model, tokens)
    .filter(({ start, end }) => !isRead || start > first || end < last)
    .flatMap((span) => readPart(index, submitted, span, type, span.kind));
  const lone = isRead && tokens.length > 1 ? loneWords(text, tokens, index.model)?.names : undefined;
  const only = lone?.length === 1 ? lone[0] : undefined;
  const alone =
    only === undefined || isEverydayWord(only.text) || only.text.length < SHORTEST_ALONE ? [] : [ownerOf(text, only)];
  return [...fields, ...parts, ...alone.flatMap((word) => readPart(index, submitted, word, type, 'only'))];
}

function readPart(
  index: Index,
  { text, origin }: SubmittedText,
  { start, end }: { readonly start: number; readonly end: number },
  type: EntityType | undefined,
  part: Exclude<Reading['part'], undefined>,
): Reading[] {
  const own: Origin = { text: origin.text, spanOf: (from, to) => origin.spanOf(from + start, to + start) };
  return readingsOf(index, text.slice(start, end), type)
    .filter(({ plan }) => !isInsufficientName(plan.tokens, index.model))
    .map((reading) => ({ ...reading, origin: own, part }));
}
