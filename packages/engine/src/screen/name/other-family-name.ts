import { particleKind } from '../../knowledge/lexicon/general/particles.ts';
import type { Model } from '../../knowledge/model/model.ts';
import type { Role } from '../../normalise/roles/role.ts';
import { COMPANY_ROLES } from '../../normalise/roles/role-sets.ts';
import { tagTokens } from '../../normalise/roles/tag-tokens.ts';
import type { Token } from '../../normalise/text/token.ts';

/** Names of somebody who has two family names, with one of them: those by birth and marriage, hyphenated ones. */
export function withoutOtherFamilyName(text: string, tokens: readonly Token[], model: Model): Token[][] {
  return [
    withoutMarriedName(text, tokens),
    withoutHusbandsName(text, tokens),
    ...withoutOneOfTwo(text, tokens, model),
  ].filter((own): own is Token[] => own !== undefined);
}

/** Words before a birth name, as written. */
const BORN = new Set(
  (
    'née né nee born geb geborene geborener geboren domu rozená rozena urozená urozena leánykori leanykori kızlık kizlik ' +
    'roz szül szul született nata nacida nascida född fødd født sünt sunt урожденная урождённая ур урожд девичестве уроджена'
  ).split(' '),
);
/** Whether a word says that a birth name follows. */
export const isBorn = (text: string, { start, end }: Token): boolean => BORN.has(text.slice(start, end).toLowerCase());

/** Words that may precede these: "z domu", "в девичестве". */
const BEFORE_BORN = new Set(['z', 'в']);

/** Words that may follow these: "leánykori neve", "kızlık soyadı". */
const BEHIND_BORN = new Set(['neve', 'soyadı', 'soyadi']);

/** "Nadia Tolbrecht née Quelmar", "Tolbrecht, Nadia, geb. Quelmar" → "Nadia Quelmar". */
function withoutMarriedName(text: string, tokens: readonly Token[]): Token[] | undefined {
  const marker = tokens.findIndex((token) => isBorn(text, token));
  const before = tokens[marker - 1];
  const to = before && BEFORE_BORN.has(text.slice(before.start, before.end).toLowerCase()) ? marker - 1 : marker;
  const [called, born] = [tokens.slice(0, Math.max(0, to)), bornAfter(text, tokens, marker)];
  if (called.length < 2 || born.length === 0) return undefined;
  const comma = called.findIndex(({ end }, at) => text.slice(end, called[at + 1]?.start ?? end).includes(','));
  const given = comma >= 0 ? called.slice(comma + 1) : called.slice(0, -1);
  return [...given, ...born];
}

function bornAfter(text: string, tokens: readonly Token[], marker: number): readonly Token[] {
  const next = tokens[marker + 1];
  const isPart = next && marker >= 0 && BEHIND_BORN.has(text.slice(next.start, next.end).toLowerCase());
  return tokens.slice(marker + (isPart ? 2 : 1));
}

/** Words between a woman's birth name and her husband's name, as written. */
const WIFE_OF = new Set('épouse epouse épse epse ép veuve vve'.split(' '));

/** "Quelmar épouse Tolbrecht Nadia" → "Quelmar Nadia". */
function withoutHusbandsName(text: string, tokens: readonly Token[]): Token[] | undefined {
  const [family, marker, husband, ...given] = tokens;
  if (!family || !marker || !husband || given.length === 0) return undefined;
  return WIFE_OF.has(text.slice(marker.start, marker.end).toLowerCase()) ? [family, ...given] : undefined;
}

/** Minimum length of the second of two hyphenated family names: shorter ones are syllables ("Min Jong-su"). */
const SHORTEST_SECOND = 4;

/** "Nadia Tolbrecht-Quelmar", "Tolbrecht-Quelmar, Nadia" → "Nadia Quelmar" and "Nadia Tolbrecht". */
function withoutOneOfTwo(text: string, tokens: readonly Token[], model: Model): Token[][] {
  const gap = (at: number): string => text.slice(tokens[at]?.end ?? 0, tokens[at + 1]?.start ?? 0).trim();
  const mayBeFamily = ({ text: word }: Token): boolean => !particleKind(word) && !model.isGivenName(word);
  const at = tokens.findIndex((token, i) => gap(i) === '-' && (i > 0 || gap(1) === ',') && mayBeFamily(token));
  const second = tokens[at + 1];
  const isName = at >= 0 && tokens.length > 2 && !tagTokens(tokens, 'unknown', model).some(isOfCompany);
  if (!isName || second === undefined) return [];
  const isSecond = second.text.length >= SHORTEST_SECOND && mayBeFamily(second);
  return [tokens.toSpliced(at, 1), ...(isSecond ? [tokens.toSpliced(at + 1, 1)] : [])];
}

const isOfCompany = (role: Role): boolean => COMPANY_ROLES.has(role);
