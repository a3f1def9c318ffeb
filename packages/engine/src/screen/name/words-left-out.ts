import { particleKind } from '../../knowledge/lexicon/general/particles.ts';
import type { Model } from '../../knowledge/model/model.ts';
import { CLOSING_QUOTES, OPENING_QUOTES } from '../../message/parts/signs.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import { COMPANY_ROLES } from '../../normalise/roles/role-sets.ts';
import { tagTokens } from '../../normalise/roles/tag-tokens.ts';
import type { Token } from '../../normalise/text/token.ts';

/**
 * Names without the words that are written among them but are not part of them, if the form suggests any: titles,
 * nicknames, a married name, the first of two hyphenated family names, repeated words.
 */
export function wordsLeftOut(text: string, tokens: readonly Token[], model: Model): Token[][] {
  return [
    withoutTitles(tokens, model),
    withoutFirstTitle(text, tokens, model),
    withoutNickname(text, tokens, model),
    withoutMarriedName(text, tokens),
    withoutHusbandsName(text, tokens),
    withoutGeneration(tokens, model),
    withoutFirstOfTwo(text, tokens, model),
    withoutRepeats(tokens, ({ text: word }) => model.isGivenName(word) || model.isFamilyName(word)),
  ].filter((own): own is Token[] => own !== undefined && own.length > 0);
}

/** Words that qualify the office in the title after them. */
const NO_LONGER = new Set(['ex', 'former', 'formerly', 'late', 'acting', 'vice', 'deputy', 'interim', 'outgoing']);

/** "Ex-President Tolbrecht" → "Tolbrecht"; a title that is also a name stays ("Kari", "Amir"). */
function withoutTitles(tokens: readonly Token[], model: Model): Token[] | undefined {
  const skipped = tokens.findIndex(({ text }) => !NO_LONGER.has(text));
  const rest = tokens.slice(Math.max(0, skipped));
  const roles = tagTokens(rest, 'person', model);
  const titles = roles.findIndex((role) => role !== ROLE.honorific);
  const mayBeName = rest.slice(0, titles).some(({ text }) => model.isGivenName(text) || model.isFamilyName(text));
  return titles > 0 && !mayBeName ? rest.slice(titles) : undefined;
}

/** Titles that are also names but seldom begin the name of a company or a ship. */
const ALSO_NAMES = new Set(
  (
    'sheikh shaykh shaikh sheik cheikh cheik sayyid syed seyed sayed seyyed sayyed sidi agha aga aqa tuan begum khanum ' +
    'maung nang khan malik sr ong anh ba'
  ).split(' '),
);
/** Titles if a full stop follows; elsewhere names of people and companies. */
const ABBREVIATED = new Set(['mag', 'arch', 'min', 'sen']);
/** "Mr" and "Mrs" in Russian: two letters without the hyphen are initials. */
const MR = /^(?:г-(?:н|на|ну|жа|жи|же)|гр-(?:н|ка))\s+$/i;
/** Minimum length of a family name beside a title that is also a name, and its rarity in sixteenths of a bit. */
const SHORTEST_TITLED = 4;
const RARE = 12.5 * 16;

/**
 * "Sheikh Tolbrandian" → "Tolbrandian": a title that is also a name, before a single rare word. Before a common one it
 * may be a given name ("Malik Ahmad").
 */
function withoutFirstTitle(text: string, tokens: readonly Token[], model: Model): Token[] | undefined {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last || first === last) return undefined;
  if (MR.test(text.slice(first.start, last.start))) return [last];
  const isTitle = ALSO_NAMES.has(first.text) || (ABBREVIATED.has(first.text) && text.charAt(first.end) === '.');
  return tokens.length === 2 && isTitle && isRare(last, model) ? [last] : undefined;
}

/** Whether a word is rare and in no table. */
function isRare({ text: word, letter }: Token, model: Model): boolean {
  if (letter !== undefined || word.length < SHORTEST_TITLED || model.weightOf(word) < RARE) return false;
  if (model.isGivenName(word) || model.isFamilyName(word) || model.isPlace(word)) return false;
  return !model.isBusinessWord(word) && !model.isDictionaryWord(word);
}

/** Text in quotation marks; a straight one both opens and closes. */
const NICKNAME = new RegExp(
  String.raw`[${OPENING_QUOTES}](?=[^\s"“”„«»'‘’])([^"“”„«»]{1,40}?)(?<=[^\s"“”„«»'‘’])[${CLOSING_QUOTES}](?=\s)`,
  'g',
);

/** 'Orlan "the Miller" Vestrakov' → "Orlan Vestrakov": drops a nickname in quotation marks. */
function withoutNickname(text: string, tokens: readonly Token[], model: Model): Token[] | undefined {
  if (tokens.length < LEAST_WITH_NICKNAME || text.search(NICKNAME) < 0) return undefined;
  const quoted = Array.from(text.matchAll(NICKNAME), ({ 0: own, index }) => [index, index + own.length] as const);
  const rest = tokens.filter(({ start, end }) => !quoted.some(([from, to]) => start >= from && end <= to));
  const [first, last] = [rest[0], rest.at(-1)];
  if (rest.length < 2 || !first || !last || rest.length === tokens.length) return undefined;
  if (!quoted.some(([from, to]) => from >= first.end && to <= last.start)) return undefined;
  return isCompany(rest, model) ? undefined : rest;
}

const isCompany = (tokens: readonly Token[], model: Model): boolean =>
  tagTokens(tokens, 'unknown', model).some((role) => COMPANY_ROLES.has(role));

/** Minimum number of words in a name that contains a nickname. */
const LEAST_WITH_NICKNAME = 3;

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

const GENERATION = new Set(['ii', 'iii', 'iv']);

/** "Orlan Vestrakov III" → "Orlan Vestrakov", beside a given name; "Quelmar III" is another ship than "Quelmar". */
function withoutGeneration(tokens: readonly Token[], model: Model): Token[] | undefined {
  const names = tokens.slice(0, -1);
  const isNumbered = names.length > 1 && GENERATION.has(tokens.at(-1)?.text ?? '');
  return isNumbered && names.some(({ text }) => model.isGivenName(text)) && !isCompany(names, model)
    ? names
    : undefined;
}

/**
 * "Nadia Tolbrecht-Quelmar" → "Nadia Quelmar". The name without the second one is already read as a part of the text.
 */
function withoutFirstOfTwo(text: string, tokens: readonly Token[], model: Model): Token[] | undefined {
  const isFirst = ({ text: word, end }: Token, at: number): boolean =>
    at > 0 && text.slice(end, tokens[at + 1]?.start ?? end) === '-' && !particleKind(word) && !model.isGivenName(word);
  const at = tokens.findIndex(isFirst);
  return at < 0 || isCompany(tokens, model) ? undefined : tokens.toSpliced(at, 1);
}

/** Shorter words are often repeated: a name may be "Li Li". */
const SHORTEST_REPEATED = 4;

/** "Tolbrecht Tolbrecht Trading" → "Tolbrecht Trading": forms join overlapping fields. "Mohamed Mohamed" is a son. */
export function withoutRepeats(tokens: readonly Token[], mayBeTwice: (token: Token) => boolean): Token[] | undefined {
  const half = tokens.length / 2;
  if (half > 1 && tokens.every(({ text }, at) => text === tokens[(at + half) % tokens.length]?.text))
    return tokens.slice(0, half);
  const once = tokens.filter(
    (token, at) =>
      token.text.length < SHORTEST_REPEATED ||
      mayBeTwice(token) ||
      tokens.findIndex(({ text }) => text === token.text) === at,
  );
  return once.length > 0 && once.length < tokens.length ? once : undefined;
}
