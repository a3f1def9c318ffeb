import { isListedFirmly, isListedIdentifier, matchIdentifiers } from '../../identify/match-identifiers.ts';
import { type TypedIdentifiers, typedIdentifiers } from '../../identify/typed-identifiers.ts';
import type { Index } from '../../index/open/open-index.ts';
import { foldIdentifier } from '../../normalise/identifiers/identifier.ts';
import { normaliseText } from '../../normalise/text/normalise-text.ts';
import type { Token } from '../../normalise/text/token.ts';
import type { Reading } from '../../score/match.ts';
import type { Query, QueryIdentifier } from '../../types/query.ts';
import type { NotCompared, WarningCode } from '../../types/result.ts';
import { maskedSpans } from '../../views/disguises/lost-letters.ts';
import { unreadableSpans } from '../../views/unreadable.ts';
import { readingsOf } from '../name/readings-of.ts';
import { partReadings } from './part-readings.ts';
import { splitNameReadings } from './split-name-readings.ts';
import { type SubmittedText, submittedTexts } from './submitted-texts.ts';
import { shapeOf } from './text-shape.ts';
import { undoneWarnings } from './warnings.ts';

/** One text of a query with its interpretations. */
export type ReadText = SubmittedText & {
  readonly tokens: readonly Token[];
  /** Warnings about its letters. */
  readonly strange: readonly WarningCode[];
  /** Whether the whole text may be a name, and whether it may contain names. */
  readonly asName: boolean;
  readonly asText: boolean;
  /** Names that the text may be. */
  readonly readings: readonly Reading[];
};

/** A query with its interpretations, before it is compared with names. */
export type ReadQuery = {
  /** The search text as submitted first, then its other views, aliases and addresses. */
  readonly texts: readonly [ReadText, ...ReadText[]];
  /** Warnings about its letters. */
  readonly warnings: readonly WarningCode[];
  /** Identifiers found in the text, and all identifiers including the submitted ones. */
  readonly typed: TypedIdentifiers;
  readonly identifiers: readonly QueryIdentifier[];
  /** Listings that carry one of the identifiers. */
  readonly byIdentifier: ReadonlySet<number>;
  /** Letters and digits that were not compared. */
  readonly notCompared: readonly NotCompared[];
};

/** Reads a query in every plausible way, except for the fallback readings. */
export function readQuery(index: Index, query: Query): ReadQuery {
  const given = [query.searchText, ...(query.aliases ?? []), ...(query.addresses ?? [])];
  index.scratch.budget.spend(given.reduce((sum, { length }) => sum + length, 0) * CHARACTER);
  const [first, ...others] = submittedTexts(index, query).map((one) => readText(index, one, query.type));
  if (!first) throw new Error('A query has a search text.');
  const isListed = (folded: string): boolean => isListedIdentifier(index, folded);
  const isFirm = (folded: string): boolean => isListedFirmly(index, folded);
  const identifiersOf = (text: string) => typedIdentifiers(text, isListed, isFirm);
  const typed = identifiersOf(query.searchText);
  const elsewhere = others.flatMap(({ text }) => identifiersOf(text).identifiers);
  const submitted = (query.identifiers ?? []).flatMap((one) => [one, ...withoutLabels(one, identifiersOf(one.value))]);
  const identifiers = [...submitted, ...typed.identifiers, ...elsewhere];
  const texts = [first, ...others] as const;
  return {
    texts,
    warnings: warningCodes(texts),
    typed,
    identifiers,
    byIdentifier: matchIdentifiers(index, identifiers),
    notCompared: texts.filter(({ undone }) => undone.length === 0).flatMap(notComparedIn),
  };
}

/** A submitted identifier may include its label, as lists print it: "OGRN - 1027700000018". */
const withoutLabels = ({ value }: QueryIdentifier, { identifiers }: TypedIdentifiers): QueryIdentifier[] =>
  identifiers.filter((typed) => foldIdentifier(typed.value) !== foldIdentifier(value));

/** Budget steps for a character and for each romanised letter: one character may stand for a phrase. */
const CHARACTER = 1;
const LETTER = 4;

function readText(index: Index, submitted: SubmittedText, type: Query['type']): ReadText {
  const { text, field, origin } = submitted;
  index.scratch.budget.spend(text.length * CHARACTER);
  const { tokens, warnings: strange } = normaliseText(text);
  index.scratch.budget.spend(tokens.reduce((sum, token) => sum + token.text.length, 0) * LETTER);
  const { asName, asText } = shapeOf(text, tokens, index.model);
  // An address is not a name, but may contain names.
  const isName = asName && field !== 'addresses';
  const whole = isName ? readingsOf(index, text, type, tokens).map((reading) => ({ ...reading, origin })) : [];
  const split = splitNameReadings(index, submitted, type);
  const readings = [...whole, ...split, ...partReadings(index, submitted, tokens, type, isName)];
  return { ...submitted, tokens, strange, asName: isName, asText, readings };
}

/** Warnings about the letters of a query, each code once. */
const warningCodes = (texts: ReadQuery['texts']): WarningCode[] => [
  ...new Set([...texts[0].strange, ...undoneWarnings(texts.flatMap(({ undone }) => undone))]),
];

const notComparedIn = ({ field, index, text }: SubmittedText): NotCompared[] => {
  const masked = field === 'identifiers' ? maskedSpans(text) : [];
  return [...unreadableSpans(text), ...masked.map((span) => ({ ...span, why: 'replacement_character' as const }))].map(
    ({ start, end, why }) => ({ field, index, span: [start, end], why }),
  );
};
