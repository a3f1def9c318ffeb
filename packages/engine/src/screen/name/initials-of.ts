import { SLAVIC_FAMILY } from '../../knowledge/lexicon/cases/latin-cases.ts';
import { legalFormClass } from '../../knowledge/lexicon/companies/legal-forms.ts';
import { particleKind } from '../../knowledge/lexicon/general/particles.ts';
import type { Model } from '../../knowledge/model/model.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import { tagTokens } from '../../normalise/roles/tag-tokens.ts';
import { normaliseText } from '../../normalise/text/normalise-text.ts';
import type { Token } from '../../normalise/text/token.ts';

/** Minimum length of a family name that initials without full stops may stand beside. */
const SHORTEST_FAMILY = 4;
const SHORTEST_GLUED = 2;

/**
 * Splits initials into letters of their own: "JC Tolbrecht", "ВЕСТРАКОВ ОТ", "Yu. M. Tolbrecht". A Cyrillic letter with
 * a two-letter romanisation becomes the first of the two, in each convention. W and J are also read as V and Y, their
 * English spellings ("W. Vestrakov" in German and Polish).
 */
export function initialsOf(text: string, tokens: readonly Token[], model: Model): Token[][] {
  if (tokens.length < 2) return [];
  const glued = gluedInitials(text, tokens, model);
  const isOther = (token: Token): boolean =>
    glued.has(token) || isLetterOfTwo(text, token) || isWrittenOtherwise(token);
  if (!tokens.some(isOther)) return [];
  const read = (convention: number): Token[] =>
    tokens.flatMap((token) => (isOther(token) ? lettersOf(text, token, convention) : [token]));
  const readings = [0, 1, 2].map(read);
  const textOf = (own: readonly Token[]): string => own.map((token) => token.text).join(' ');
  return readings.filter((own, i) => readings.findIndex((other) => textOf(other) === textOf(own)) === i);
}

/** Tokens that are two or three initials written together; Cyrillic ones must stand beside a single family name. */
function gluedInitials(text: string, tokens: readonly Token[], model: Model): ReadonlySet<Token> {
  const found = tokens.filter((token) => mayBeInitials(text, token));
  if (found.length === 0) return NONE;
  const roles = tagTokens(tokens, 'unknown', model);
  const sure = found.filter(
    (token) => token.script === 'Latn' && areInitials(text, token, tokens) && mayBeOther(token, tokens, roles, model),
  );
  return new Set(sure.length > 0 ? sure : besideFamily(text, found, tokens, roles, model));
}

const NONE: ReadonlySet<Token> = new Set();
const GLUED = /^(?:[A-Za-z]{2,3}|[\u0400-\u045f\u0490\u0491]{2})$/;
const VOWEL = /[aeiouy]/i;

const mayBeInitials = (text: string, { start, end, letter }: Token): boolean =>
  letter === undefined && GLUED.test(text.slice(start, end));

/** Whether letters form no word: no vowel, or capitals next to a word that is not in capitals. */
function areInitials(text: string, { start, end }: Token, tokens: readonly Token[]): boolean {
  const written = text.slice(start, end);
  if (!VOWEL.test(written)) return true;
  return isCapitals(written) && !tokens.every((other) => isCapitals(text.slice(other.start, other.end)));
}

const isCapitals = (part: string): boolean => part === part.toUpperCase() && part !== part.toLowerCase();

/** Whether letters are not a name, number, particle, legal form or other word with a role. */
function mayBeOther(token: Token, tokens: readonly Token[], roles: readonly number[], model: Model): boolean {
  const { text: word } = token;
  if (particleKind(word) || model.isGivenName(word) || model.isFamilyName(word) || model.isNumber(word)) return false;
  return roles[tokens.indexOf(token)] === ROLE.name;
}

/**
 * Letters beside a single family name, as in payment lists: "KURMATOV AI", "Вестраков ИП". After a Slavic one they are
 * initials even if they are a legal form, a numeral or a particle elsewhere.
 */
function besideFamily(
  text: string,
  found: readonly Token[],
  tokens: readonly Token[],
  roles: readonly number[],
  model: Model,
): Token[] {
  const [family, ...others] = tokens.filter((token) => !found.includes(token));
  const [letters, ...more] = found;
  if (!family || !letters || others.length + more.length > 0 || family.text.length < SHORTEST_FAMILY) return [];
  const written = text.slice(letters.start, letters.end);
  const isMixed = isCapitals(written) && !isCapitals(text.slice(family.start, family.end));
  if (!isCapitals(written) && text !== text.toLowerCase()) return [];
  const isSlavic = family.script === 'Cyrl' || [family.text, ...family.readings].some((one) => SLAVIC_FAMILY.test(one));
  const isTwo = written.length === SHORTEST_GLUED;
  const isName = model.isGivenName(letters.text) || model.isFamilyName(letters.text);
  if (isName && !(isMixed && !model.isGivenName(family.text)) && !(isSlavic && isTwo)) return [];
  if (isSlavic && isTwo && letters.start > family.end) return [letters];
  if (model.isBusinessWord(family.text) || model.isPlace(family.text)) return [];
  return roles[tokens.indexOf(letters)] === ROLE.name && legalFormClass(letters.text) === undefined ? [letters] : [];
}

/** Latin spellings of a single letter of another alphabet: Ю. is "Yu.", Ж. is "Zh.". */
const ONE_SOUND = /^(?:yu|ya|ye|yo|iu|ia|ju|ja|zh|kh|ts|ch|sh|shch|tch|dzh|dj|th|ph|ps|gh)$/;
const CYRILLIC_LETTER = /^[\u0400-\u045f\u0490\u0491]$/;

/** Whether a word is one initial in several Latin letters: "Yu." with a full stop, or a Cyrillic letter. */
function isLetterOfTwo(text: string, { text: word, script, start, end }: Token): boolean {
  if (script === 'Latn') return text.charAt(end) === '.' && ONE_SOUND.test(word);
  return script === 'Cyrl' && word.length > 1 && CYRILLIC_LETTER.test(text.slice(start, end));
}

const WRITTEN_OTHERWISE: ReadonlySet<string> = new Set('wj');
const isWrittenOtherwise = ({ script, text }: Token): boolean => script === 'Latn' && WRITTEN_OTHERWISE.has(text);

/** First letters of romanised names for each letter, the most common first. */
const FIRST_LETTERS: Readonly<Record<string, string>> = {
  ю: 'yji',
  я: 'yji',
  е: 'eyj',
  ё: 'eyj',
  є: 'yji',
  ї: 'yji',
  й: 'yji',
  и: 'iyi',
  х: 'khc',
  ц: 'tcz',
  ч: 'cct',
  ж: 'zjz',
  г: 'ghg',
  в: 'vww',
  к: 'kck',
  w: 'wvv',
  j: 'jyy',
};

function lettersOf(text: string, token: Token, convention: number): Token[] {
  const written = text.slice(token.start, token.end);
  const initial = (letter: string, start: number, end: number): Token => ({
    ...token,
    text: letter,
    start,
    end,
    readings: [],
  });
  if (token.script === 'Latn' && isLetterOfTwo(text, token))
    return [initial(token.text.charAt(0), token.start, token.end)];
  return Array.from(written, (char, i) => {
    const first = FIRST_LETTERS[char.toLowerCase()]?.charAt(convention) ?? firstOf(char);
    return initial(first, token.start + i, token.start + i + 1);
  });
}

/** The first letter of the romanisation of a Cyrillic or Latin letter. */
const firstOf = (char: string): string => normaliseText(char).tokens[0]?.text.charAt(0) ?? char.toLowerCase();
