import { legalFormClass } from '../../knowledge/lexicon/companies/legal-forms.ts';
import type { Token } from '../../normalise/text/token.ts';
import type { VerbatimName } from '../../retrieve/verbatim-names.ts';
import { EDGE } from '../../verbatim/fold-letters.ts';
import { namesOtherCompany } from '../sentence/label-before.ts';
import { neighbourKind } from '../sentence/neighbour-kind.ts';
import { SEPARATOR, type SurroundingText } from './surrounding-text.ts';

const COLON = /^\s*:\s*$/;
const COMMA = /^[\s.]*,\s*$/;
/** Signs that close the writing of a name, and those that open it. */
const CLOSING = /^[.)\]”"»’]+/;
const OPENING = /[([“"«„‘]/;
/** Maximum length of a serial number: longer ones are amounts or other numbers of the message. */
const LONGEST_SERIAL = 4;
/**
 * Behind "no.", a number of so many digits is that of an invoice or account, as is any behind a name that ends with a
 * number; "School No. 7" is a name.
 */
const SHORTEST_OF_DOCUMENT = 3;
const NUMERO = /^[\s.,;:)\]-]*(?:n[or°º]|#|№)/i;

/** Whether the words before or behind a company's or ship's name, with signs between, make it another's name. */
export const isOfOtherCompany = (text: SurroundingText, one: VerbatimName): boolean =>
  endsWithOther(text, one) || endsWithTrade(text, one) || isBehindCompany(text, one);

/**
 * Whether a number or a place follows a name and ends the part of the text: "Quelmar 4" is another ship than "Quelmar",
 * "Quelmar S.A. Hamburg" another company than "Quelmar S.A.".
 */
function endsWithOther(text: SurroundingText, one: VerbatimName): boolean {
  const { from, to } = one;
  const { edges, units } = text.letters;
  if (to === units.length || edges[to] !== EDGE.word) return false;
  const closing = closingBehind(text, one);
  if (SEPARATOR.test(text.gapBefore(to).slice(closing))) return false;
  const [, end] = text.partOf({ from, to: to + 1 });
  const [word, ...more] = text.tokensOf(to, end);
  if (word === undefined || more.length > 0) return false;
  const { model } = text.index;
  const isLong = word.text.length >= SHORTEST_OF_DOCUMENT || model.isNumber(lastWord(text, one));
  const isOfDocument = isLong && NUMERO.test(text.written({ from: to, to: end }));
  const isSerial = word.text.length <= LONGEST_SERIAL && model.isNumber(word.text) && !isOfDocument;
  return isSerial || (closing > 0 && model.isPlace(word.text));
}

/** Number of signs behind a name that belong to it: the dot of its legal form, the end of its brackets or quotes. */
function closingBehind(text: SurroundingText, { from, to }: VerbatimName): number {
  const own = text.written({ from, to });
  const last = lastWord(text, { to });
  const isShort = last.length === 1 || legalFormClass(last) !== undefined;
  const closes = CLOSING.exec(text.gapBefore(to))?.[0] ?? '';
  return [...closes].every((sign) => (sign === '.' ? isShort : OPENING.test(own))) ? closes.length : 0;
}

const lastWord = (text: SurroundingText, { to }: Pick<VerbatimName, 'to'>): string =>
  text.tokensOf(text.wordFrom(to - 1), to).at(-1)?.text ?? '';

/** Whether a trade follows a name and a comma and ends the part of the text: "Quelmar, Shipping". */
function endsWithTrade(text: SurroundingText, { from, to }: VerbatimName): boolean {
  if (to === text.letters.units.length || !COMMA.test(text.gapBefore(to))) return false;
  const [, end] = text.partOf({ from, to });
  const [first, ...more] = text.tokensOf(to, end);
  const isOfBusiness = ({ text: word }: Token): boolean => neighbourKind(word, true, text) === 'generic';
  return first !== undefined && !text.index.model.isPlace(first.text) && [first, ...more].every(isOfBusiness);
}

/** Whether another company's name is before a name, with a colon between: "Tolvane Trading: Quelmar Shipping". */
function isBehindCompany(text: SurroundingText, { from, to }: VerbatimName): boolean {
  if (from === 0 || !COLON.test(text.gapBefore(from))) return false;
  const [first] = text.partOf({ from: from - 1, to });
  return namesOtherCompany(text.written({ from: first, to: from }), text.tokensOf(first, from), text.index.model);
}
