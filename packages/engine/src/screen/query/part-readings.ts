import type { Index } from '../../index/open/open-index.ts';
import { fieldsOf } from '../../message/fields-of.ts';
import type { Part } from '../../message/parts/part.ts';
import { partsOf } from '../../message/parts-of.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import { normaliseText } from '../../normalise/text/normalise-text.ts';
import type { Origin, Reading } from '../../score/match.ts';
import type { EntityType } from '../../types/listing.ts';
import { isInsufficientName } from '../name/insufficient-name.ts';
import { readingsOf } from '../name/readings-of.ts';
import { isEverydayWord } from '../sentence/everyday-word.ts';
import { messageTokens } from '../sentence/message-tokens.ts';
import { nameRuns } from './name-runs.ts';
import type { SubmittedText } from './submitted-texts.ts';

/** Fields of parties that are read as names, at most: what is beyond is searched as a text. */
const MOST_FIELDS = 60;
/** Parts of a list of names, at most, and words of each. */
const MOST_PARTS = 16;
const MOST_WORDS = 8;

/** The names that parts of a text may be: fields that hold a party, and names in a row between separators. */
export function partReadings(
  index: Index,
  submitted: SubmittedText,
  type: EntityType | undefined,
  asText: boolean,
): Reading[] {
  const { text } = submitted;
  const fields = fieldsOf(text).filter(({ holds }) => holds === 'party' || holds === 'vessel');
  if (fields.length > 0)
    return fields.slice(0, MOST_FIELDS).flatMap((part) => readPart(index, submitted, part, type, 'field'));
  return [...readParts(index, submitted, type), ...(asText ? [] : readRuns(index, submitted, type))];
}

/** What is between separators. */
function readParts(index: Index, submitted: SubmittedText, type: EntityType | undefined): Reading[] {
  const { text } = submitted;
  const parts = partsOf(text);
  if (parts.length === 0 || parts.length > MOST_PARTS) return [];
  const names = parts.filter((part) => mayBeName(text, part));
  // In a sentence what is between small words is no name; in a list of names every part is one, or part of one.
  const isList = names.length === parts.length;
  return isList
    ? names.flatMap((part) => readPart(index, submitted, part, type, 'list'))
    : names
        .filter(({ holds }) => holds === 'party' || holds === 'vessel')
        .flatMap((part) => readPart(index, submitted, part, type, 'field'))
        .filter(hasSeveralNames);
}

/** What is between the words of a short sentence. Longer texts are searched for names everywhere. */
const readRuns = (index: Index, submitted: SubmittedText, type: EntityType | undefined): Reading[] =>
  nameRuns(submitted.text, normaliseText(submitted.text).tokens, index.model).flatMap((run) =>
    readPart(index, submitted, run, type, 'run'),
  );

/** In a sentence a surname behind "Mr" is most often somebody else's. */
const hasSeveralNames = ({ plan }: Reading): boolean => plan.tokens.filter(({ role }) => role === ROLE.name).length > 1;

/** Whether a part of a list may be a name: without words of a message, and not an everyday word alone. */
function mayBeName(text: string, { start, end }: Part): boolean {
  const part = text.slice(start, end);
  const { tokens } = normaliseText(part);
  const [only] = tokens;
  if (!only || tokens.length > MOST_WORDS || messageTokens(part, tokens).some(Boolean)) return false;
  return tokens.length > 1 || !isEverydayWord(only.text);
}

function readPart(
  index: Index,
  { text, origin }: SubmittedText,
  { start, end }: Pick<Part, 'start' | 'end'>,
  type: EntityType | undefined,
  kind: Exclude<Reading['part'], undefined>,
): Reading[] {
  const own: Origin = { text: origin.text, spanOf: (from, to) => origin.spanOf(from + start, to + start) };
  return readingsOf(index, text.slice(start, end), type)
    .filter(({ plan }) => !isInsufficientName(plan.tokens, index.model))
    .map((reading) => ({ ...reading, origin: own, part: kind }));
}
