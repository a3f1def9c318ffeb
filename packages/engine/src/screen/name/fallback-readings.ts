import type { Index } from '../../index/open/open-index.ts';
import { normaliseText } from '../../normalise/text/normalise-text.ts';
import type { Token } from '../../normalise/text/token.ts';
import { planCutQuery } from '../../retrieve/plan/cut-query.ts';
import type { QueryPlan } from '../../retrieve/plan/query-plan.ts';
import type { Reading } from '../../score/match.ts';
import { abbreviated } from './abbreviated.ts';
import { fallbackSpellings } from './fallback-spellings.ts';
import { SHORTEST_FIELD } from './insufficient-name.ts';
import { readingOf } from './readings-of.ts';

/** Maximum number of parts that get fallback readings. */
const MAX_PARTS = 8;
/** Minimum length of a given name that shows that a word is a name written without spaces. */
const SHORTEST_GIVEN = 5;
/** Parts that may be names by themselves. */
const MAY_NAME = new Set<Reading['part']>(['field', 'words', 'alone']);

/** Readings tried only if no other found anything: of the whole text, and of its parts. */
export function fallbackReadings(
  index: Index,
  {
    text,
    tokens,
    readings,
  }: { readonly text: string; readonly tokens: readonly Token[]; readonly readings: readonly Reading[] },
): Reading[] {
  const spellings = fallbackSpellings(index, text, tokens).map((own) => readingOf(index, text, own));
  const found = [...spellings, ...abbreviated(index, text, tokens, false)];
  const whole = readings[0]?.plan;
  if (whole && mayBeCutOff(text, tokens)) found.push({ kind: 'name', text, plan: cutAtEnd(index, whole) });
  const parts = Map.groupBy(
    readings.filter(({ part }) => part !== undefined && MAY_NAME.has(part)),
    ({ text: own }) => own,
  );
  for (const [part] of [...parts.values()].slice(0, MAX_PARTS)) if (part) found.push(...readPart(index, part));
  return found;
}

function readPart(index: Index, part: Reading): Reading[] {
  const words = normaliseText(part.text).tokens;
  const isCut = isField(part) && mayBeCutOff(part.text, words);
  const cut = isCut ? [{ ...part, plan: cutAtEnd(index, part.plan) }] : [];
  const isLongGiven = ({ text: word }: Token): boolean =>
    word.length >= SHORTEST_GIVEN && index.model.isGivenName(word);
  const spellings = fallbackSpellings(index, part.text, words)
    // A town can be split, too: "Sasta mala".
    .filter((spelling) => spelling.length <= words.length || spelling.some(isLongGiven))
    .map((spelling): Reading => ({ ...part, ...readingOf(index, part.text, spelling), part: 'words' }));
  const short = abbreviated(index, part.text, words, true).map((own): Reading => ({ ...part, ...own, part: 'words' }));
  return [...cut, ...spellings, ...short];
}

const cutAtEnd = (index: Index, plan: QueryPlan): QueryPlan => planCutQuery(index, plan, 1 << (plan.tokens.length - 1));

/** Minimum number of words in a name that a fixed-length field may have cut. */
const LEAST_WORDS = 2;

const mayBeCutOff = (text: string, tokens: readonly Token[]): boolean =>
  text.length >= SHORTEST_FIELD && tokens.length >= LEAST_WORDS && tokens.at(-1)?.end === text.length;

/** What may precede the first word of a field and follow its last one: a line break, another sign, or nothing. */
const [BEFORE_FIELD, BEHIND_FIELD] = [/(?:^|[\n\r\t,;:|/>"'=])\s*$/, /^\s*(?:$|[\n\r\t,;|/<"'])/];
/** Characters read on each side. */
const REACH = 8;

/** Whether a part of a text is a field, as far as the signs around it tell. */
function isField({ text, origin }: Reading): boolean {
  if (origin === undefined) return false;
  const [start, end] = origin.spanOf(0, text.length);
  const [before, behind] = [origin.text.slice(Math.max(0, start - REACH), start), origin.text.slice(end, end + REACH)];
  return BEFORE_FIELD.test(before) && BEHIND_FIELD.test(behind);
}
