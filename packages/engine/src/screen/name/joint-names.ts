import { isPatronymic } from '../../knowledge/lexicon/variants/patronymic.ts';
import type { Model } from '../../knowledge/model/model.ts';
import { AND_WORDS, DOUBTFUL_WORDS } from '../../message/connecting-words.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import { COMPANY_ROLES } from '../../normalise/roles/role-sets.ts';
import { tagTokens } from '../../normalise/roles/tag-tokens.ts';
import type { Token } from '../../normalise/text/token.ts';

/** Maximum number of words in such a text, of persons it names, and of words for each person. */
const MAX_WORDS = 30;
const MAX_PERSONS = 10;
const MAX_OF_PERSON = 4;

const AND = new Set(AND_WORDS);
const SMALL_AND = new Set(DOUBTFUL_WORDS);
/** Signs between persons; a comma counts only if another word or sign shows that there are several. */
const SIGN = /[&+/,＆＋、，]/;
const HAS_AND = /[&+/＆＋]/;

/** The words of one person and the sign after them. */
type Person = { readonly words: readonly Token[]; readonly sign: string };

/**
 * Names of persons who share a family name written once: "Orlan & Anna Vestrakov", "Vestrakov, Orlan and Anna", and
 * "VESTRAKOV/ORLANMR/ANNAMRS" as airlines write it. A name that is the whole text is left out.
 */
export function jointNames(text: string, tokens: readonly Token[], model: Model): Token[][] {
  if (tokens.length < 2 || tokens.length > MAX_WORDS) return [];
  const isAnd = tokens.map((token) => isAndWord(text, token));
  if (!isAnd.some(Boolean) && !HAS_AND.test(text)) return [];
  if (tagTokens(tokens, 'unknown', model).some((role) => COMPANY_ROLES.has(role))) return [];
  const persons = withoutOtherWords(personsIn(text, tokens, isAnd, model).filter(({ words }) => words.length > 0));
  const [first, last] = [persons[0], persons.at(-1)];
  if (!first || !last || persons.length > MAX_PERSONS) return [];
  if (persons.some(({ words }) => words.length > MAX_OF_PERSON)) return [];
  const others = persons.slice(1);
  // "Mr & Mrs Orlan Vestrakov" names one of them.
  if (others.length === 0) return first.words.length > 1 ? [[...first.words]] : [];
  const isFamilyFirst = first.sign === ',' || first.sign === '/';
  const givenNames = ({ words }: Person) => (first.sign === '/' ? [words, ...firstOfGlued(words, model)] : [words]);
  const behindFamily = isFamilyFirst ? others.flatMap(givenNames).map((words) => [...first.words, ...words]) : [];
  if (last.words.length > 1)
    return [
      ...behindFamily,
      [...last.words],
      ...persons
        .slice(0, -1)
        .filter(({ words }) => isGiven(words, model))
        .flatMap(({ words }) => withoutInitials(words))
        .flatMap((words) => endingsOf(last.words).map((family) => [...words, ...family])),
    ];
  if (isFamilyFirst || first.words.length < 2) return behindFamily;
  return others.map(({ words }) => [...first.words.slice(0, -1), ...words]);
}

/** Drops words of a message before the first person and after the last. */
function withoutOtherWords(persons: readonly Person[]): Person[] {
  return persons.map(({ words, sign }, i) => {
    if (i > 0 && i < persons.length - 1) return { words, sign };
    return { words: i === 0 ? words.slice(-MAX_OF_PERSON) : words.slice(0, MAX_OF_PERSON), sign };
  });
}

/** Family names that a person's name may end with: all words but the first, and all but the first two. */
const endingsOf = (words: readonly Token[]): Token[][] =>
  words.length > 2 ? [words.slice(1), words.slice(2)] : [words.slice(1)];

/** Given names as written, and without initials: inside a text, a name with an initial says too little. */
function withoutInitials(words: readonly Token[]): (readonly Token[])[] {
  const whole = words.filter(({ text }) => text.length > 1);
  return whole.length > 0 && whole.length < words.length ? [words, whole] : [words];
}

/** Whether words are given names only: one, or one followed by initials or a patronymic. */
const isGiven = ([, ...more]: readonly Token[], model: Model): boolean =>
  more.every(({ text }) => text.length === 1 || model.isGivenName(text) || isPatronymic(text));

/** "and" in any language. One that is also an initial or a name counts only in lower case beside capitals. */
export function isAndWord(text: string, { start, end }: Token): boolean {
  const written = text.slice(start, end);
  if (written === '&') return true;
  const isSmall = written === written.toLowerCase();
  if (!isSmall && written.length === 1) return false;
  return AND.has(written.toLowerCase()) || (isSmall && SMALL_AND.has(written) && text !== text.toLowerCase());
}

function personsIn(text: string, tokens: readonly Token[], isAnd: readonly boolean[], model: Model): Person[] {
  const persons: Person[] = [];
  let words: Token[] = [];
  const endPerson = (sign: string): void => {
    persons.push({ words: withoutTitles(words, sign === '/' || persons.at(-1)?.sign === '/', model), sign });
    words = [];
  };
  tokens.forEach((token, i) => {
    if (isAnd[i]) endPerson('&');
    else words.push(token);
    const sign = SIGN.exec(text.slice(token.end, tokens[i + 1]?.start ?? token.end))?.[0];
    if (sign !== undefined && !isAnd[i]) endPerson(sign);
  });
  endPerson('');
  return persons;
}

/** The words of a person without titles at either end. */
function withoutTitles(words: readonly Token[], isPassenger: boolean, model: Model): Token[] {
  const roles = tagTokens(words, 'person', model);
  const isTitle = (word: Token | undefined, i: number): boolean =>
    roles[i] === ROLE.honorific || TITLES.has(word?.text ?? '');
  let [from, to] = [0, words.length];
  while (from < to && isTitle(words[from], from)) from++;
  while (to > from && isTitle(words[to - 1], to - 1)) to--;
  const own = words.slice(from, to);
  const last = own.at(-1);
  return isPassenger && last ? [...own.slice(0, -1), withoutGluedTitle(last)] : own;
}

/** Titles that may also follow a name; few honorifics qualify: the whole table would remove family names. */
const TITLES = new Set('mr mrs ms miss mstr mss master dr prof'.split(' '));
/** Titles that airlines append to a given name without a space. */
const GLUED_TITLE = /^([a-z]{2,}?)(?:mrs|mr|mstr|miss|mss|ms|dr|prof|chd|inf)$/;

function withoutGluedTitle(token: Token): Token {
  const name = GLUED_TITLE.exec(token.text)?.[1];
  if (name === undefined || token.end - token.start !== token.text.length) return token;
  return beginningOf(token, name.length);
}

/** Minimum length of given names written as one word, of the first of them, and of the rest. */
const [SHORTEST_GLUED, SHORTEST_FIRST, SHORTEST_REST] = [9, 4, 3];

/** "VESTRAKOV/ORLANTIKHONPETER": the first of several given names that airlines write as one word, if it is known. */
function firstOfGlued([token, ...more]: readonly Token[], model: Model): Token[][] {
  if (!token || more.length > 0 || token.text.length < SHORTEST_GLUED || model.isGivenName(token.text)) return [];
  if (token.end - token.start !== token.text.length) return [];
  for (let length = token.text.length - SHORTEST_REST; length >= SHORTEST_FIRST; length--)
    if (model.isGivenName(token.text.slice(0, length))) return [[beginningOf(token, length)]];
  return [];
}

const beginningOf = (token: Token, length: number): Token => ({
  ...token,
  text: token.text.slice(0, length),
  readings: [],
  end: token.start + length,
});
