import { HONORIFICS_ALSO_NAMES, honorificKind } from '../../knowledge/lexicon/general/honorifics.ts';
import type { Model } from '../../knowledge/model/model.ts';
import { CLOSING_QUOTES, OPENING_QUOTES } from '../../message/parts/signs.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import { COMPANY_ROLES } from '../../normalise/roles/role-sets.ts';
import { tagTokens } from '../../normalise/roles/tag-tokens.ts';
import type { Token } from '../../normalise/text/token.ts';
import { withoutOtherFamilyName } from './other-family-name.ts';

/**
 * Names without the words that are written among them but are not part of them, if the form suggests any: titles,
 * nicknames, another family name, repeated words.
 */
export function wordsLeftOut(text: string, tokens: readonly Token[], model: Model): Token[][] {
  const untitled = withoutTitles(tokens, model);
  return [
    untitled,
    withoutFirstTitle(text, tokens, model),
    withoutTitleOfGiven(text, tokens),
    withoutNickname(text, tokens, model),
    withoutGeneration(tokens, model),
    withoutRepeats(tokens, ({ text: word }) => model.isGivenName(word) || model.isFamilyName(word)),
    ...withoutOtherFamilyName(text, untitled ?? tokens, model),
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

/** "Tolbrecht, Prof. Orlan" → "Tolbrecht Orlan": titles inside a name, behind a comma or with a full stop. */
function withoutTitleOfGiven(text: string, tokens: readonly Token[]): Token[] | undefined {
  const isDotted = ({ end }: Token): boolean => text.charAt(end) === '.';
  const isTitle = (token: Token): boolean =>
    honorificKind(token.text) !== undefined && (isDotted(token) || !HONORIFICS_ALSO_NAMES.has(token.text));
  const isBehindComma = ({ start }: Token, i: number): boolean => text.slice(tokens[i - 1]?.end, start).includes(',');
  const from = tokens.findIndex((one, i) => i > 0 && isTitle(one) && (isDotted(one) || isBehindComma(one, i)));
  const given = tokens.slice(Math.max(0, from)).findIndex((token) => !isTitle(token));
  return from > 0 && given > 0 ? tokens.toSpliced(from, given) : undefined;
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

const GENERATION = new Set(['ii', 'iii', 'iv']);

/** "Orlan Vestrakov III" → "Orlan Vestrakov", beside a given name; "Quelmar III" is another ship than "Quelmar". */
function withoutGeneration(tokens: readonly Token[], model: Model): Token[] | undefined {
  const names = tokens.slice(0, -1);
  const isNumbered = names.length > 1 && GENERATION.has(tokens.at(-1)?.text ?? '');
  return isNumbered && names.some(({ text }) => model.isGivenName(text)) && !isCompany(names, model)
    ? names
    : undefined;
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
