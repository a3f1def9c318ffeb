import type { Index } from '../../index/open/open-index.ts';
import { typeOfName } from '../../index/open/type-of.ts';
import { FUNCTION_WORDS, isChildOf, particleKind } from '../../knowledge/lexicon/general/particles.ts';
import { NAME_ROLES } from '../../normalise/roles/role-sets.ts';
import type { Token } from '../../normalise/text/token.ts';
import type { Match } from '../../score/match.ts';
import { coveredBy } from '../../score/name/covered-words.ts';
import type { NameScore } from '../../score/name/score-name.ts';
import { neighbourKind } from '../sentence/neighbour-kind.ts';
import { isSentence, SEPARATOR } from '../text/surrounding-text.ts';
import { aroundName } from './around-name.ts';

/** Characters read on each side of the words that agree. */
const REACH = 40;
/** Shorter names are more often small words of a language. */
const SHORTEST_NAME = 3;
/** What follows a label: "BNF=ORLAN VESTRAKOV OBI=RENT". */
const LABEL_END = /^ ?[:=#]/;
const COMMA = /^\s*,\s*$/;

/**
 * Whether the words of a text that agree with a person's name belong to another person's name: to a sibling's, if a
 * name is next to them and the listed person has one that the text lacks ("Mirela Vestrakov Tolbrez" beside "Orlan
 * Vestrakov Tolbrez"), or to a child's, if "bin" is before them.
 */
export function isBesideOtherName(index: Index, match: Match): boolean {
  const { name } = match;
  if (!name || typeOfName(index, name.name) !== 'person') return false;
  const around = aroundName(index, match, REACH);
  if (around === undefined) return false;
  const { text: written, tokens, before, behind } = around;
  const gap = (one: number, other: number): string => written.slice(tokens[one]?.end, tokens[other]?.start);
  const isNext = (at: number, step: 1 | -1): boolean => {
    const between = step < 0 ? gap(at, at + 1) : gap(at - 1, at);
    return at >= 0 && !SEPARATOR.test(between) && !LABEL_END.test(between);
  };
  const { isGivenName } = index.model;
  const isName = (token: Token | undefined, isBehind: boolean): boolean => {
    const text = token?.text ?? '';
    if (token && isBehind && LABEL_END.test(written.slice(token.end))) return false;
    if (text === '' || FUNCTION_WORDS.has(text) || particleKind(text) !== undefined) return false;
    const kind = neighbourKind(text, isBehind, { index, isSentence: true });
    // A given name may also be a word of messages: "Julio" is a month.
    if (text.length >= SHORTEST_NAME && (kind === 'name' || isGivenName(text))) return true;
    return (kind === 'initial' || kind === 'unknown') && !isSentence(written);
  };
  if (isNext(before, -1) && isChildOf(tokens[before]?.text ?? '')) return isName(tokens[before - 1], false);
  if (!leavesName(index, name)) return false;
  const given = tokens[behind]?.text ?? '';
  // "VESTRAKOV TOLBREZ, Orlan"; a longer text after the comma is another part.
  const isGivenBehind =
    behind > 0 &&
    behind === tokens.length - 1 &&
    COMMA.test(gap(behind - 1, behind)) &&
    isGivenName(given) &&
    !index.model.isPlace(given);
  return (
    isGivenBehind ||
    (isNext(before, -1) && isName(tokens[before], false)) ||
    (isNext(behind, 1) && isName(tokens[behind], true))
  );
}

/** Whether the listed person has a name that does not agree. */
function leavesName({ data }: Index, { name, alignment }: NameScore): boolean {
  const { tokenStarts, tokenRoles } = data.names;
  const { listedMask } = coveredBy(alignment);
  return tokenRoles
    .subarray(tokenStarts[name], tokenStarts[name + 1])
    .some((role, i) => NAME_ROLES.has(role) && ((listedMask >> i) & 1) === 0);
}
