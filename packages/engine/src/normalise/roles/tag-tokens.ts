import { AMBIGUOUS_LEGAL_FORMS, FRONT_LEGAL_FORMS } from '../../knowledge/lexicon/companies/legal-forms.ts';
import { VESSEL_WORDS } from '../../knowledge/lexicon/companies/vessel-words.ts';
import {
  HONORIFICS,
  HONORIFICS_ALSO_NAMES,
  INNER_HONORIFICS,
  SUFFIXES,
} from '../../knowledge/lexicon/general/honorifics.ts';
import { GLUED_TITLES, NATIVE_TITLES, SIGNS_OF_HONOUR } from '../../knowledge/lexicon/general/native-titles.ts';
import { AMBIGUOUS_NUMBER_WORDS, numberValue } from '../../knowledge/lexicon/general/numbers.ts';
import { FUNCTION_WORDS, type ParticleKind, particleKind } from '../../knowledge/lexicon/general/particles.ts';
import { isCountryCode, PLACE_WORDS } from '../../knowledge/lexicon/places/places.ts';
import { GLUED_SCRIPTS } from '../../knowledge/lexicon/table/native-form.ts';
import { isPatronymic } from '../../knowledge/lexicon/variants/patronymic.ts';
import type { Model } from '../../knowledge/model/model.ts';
import type { EntityType } from '../../types/listing.ts';
import { LEGAL_PHRASES } from '../phrases/legal-phrases.ts';
import { PhraseTable } from '../phrases/phrase-table.ts';
import type { Token } from '../text/token.ts';
import { ROLE, type Role } from './role.ts';
import { SMALL_ROLES } from './role-sets.ts';
import { tagOnlyWord } from './tag-only-word.ts';

const TITLES = new PhraseTable(HONORIFICS.flatMap(({ forms }) => forms));
const NATIVE = new PhraseTable(NATIVE_TITLES);
const GLUED_AS = new Set(GLUED_TITLES.map(([, title]) => title));
const VESSEL = new PhraseTable(VESSEL_WORDS);

const longPlaces = [...PLACE_WORDS].filter(([form]) => form.includes(' '));
const PLACES = new PhraseTable(longPlaces.map(([form]) => form));
const COUNTRIES = new PhraseTable(longPlaces.filter(([, place]) => isCountryCode(place)).map(([form]) => form));

const PARTICLE_ROLE: Readonly<Record<ParticleKind, Role>> = {
  article: ROLE.particle,
  nobiliary: ROLE.particle,
  saint: ROLE.particle,
  servant: ROLE.servant,
  filiation: ROLE.filiation,
  kunya: ROLE.kunya,
  conjunction: ROLE.conjunction,
};

/**
 * Determines the role of each token in its name. A person's name has no legal forms ("Jan Tomas" keeps all of its
 * letters), a company's no patronymics; if the type is unknown, a legal form counts only at either end of the name.
 */
export function tagTokens(tokens: readonly Token[], type: EntityType, model: Model): Role[] {
  // A native character is never a legal form or title, even if it is romanised like one.
  const texts = tokens.map(({ text, letter }) => letter ?? text);
  const roles: Role[] = tokens.map((token, i) =>
    type === 'organization' && isAndOfWords(tokens, i) ? ROLE.conjunction : wordRole(token, type, model),
  );
  const isMaybePerson = mayBePerson(type);
  if (type !== 'person' && !(type === 'unknown' && isGivenAndFamily(texts, model))) tagLegalForms(texts, roles, type);
  if (type !== 'person') tagPlaces(type === 'organization' || type === 'vessel' ? PLACES : COUNTRIES, texts, roles);
  if (isMaybePerson) tagInnerTitles(texts, roles);
  if (isMaybePerson) tagTitles(texts, roles);
  if (isMaybePerson) tagNativeTitles(tokens, roles);
  if (isMaybePerson) tagSuffix(texts, roles);
  if (isMaybePerson) tagFamilyNames(roles);
  if (type === 'vessel' || type === 'unknown') tagPrefix(VESSEL, texts, roles, ROLE.vessel);
  if (type !== 'person') tagOnlyWord(tokens, roles, model);
  // If a name has only small words, they are the name: "Al", "La Compagnie".
  return roles.every(isSmall)
    ? roles.map((role, i) => (staysSmall(role, texts[i] ?? '', roles) ? role : ROLE.name))
    : roles;
}

const mayBePerson = (type: EntityType): boolean => type === 'person' || type === 'unknown' || type === 'wallet';

/**
 * Letters that mean "and", "in" or "town" between the words of a company's name ("Tolvane y Quelm"); elsewhere they are
 * initials.
 */
const AND_LETTERS = new Set(['Latn y', 'Latn e', 'Latn n', 'Cyrl i', 'Cyrl v', 'Cyrl g', 'Cyrl s']);
const SHORTEST_WORD = 3;

/** After these words, "i" means "of" (Lashkar-i-Tolvane); elsewhere it is a numeral or an initial. */
const BEFORE_OF = new Set(
  'lashkar lashkare tehrik tehreek tahrik tahreek tanzim tanzeem jaish jaysh jamaat jamiat sipah sipahe sepah harakat harkat hizb markaz anjuman ahl majlis dar'.split(
    ' ',
  ),
);

const isAndOfWords = (tokens: readonly Token[], at: number): boolean => {
  const letter = `${tokens[at]?.script} ${tokens[at]?.text}`;
  if (!AND_LETTERS.has(letter) && !(letter === 'Latn i' && BEFORE_OF.has(tokens[at - 1]?.text ?? ''))) return false;
  return [tokens[at - 1], tokens[at + 1]].every((word) => (word?.text.length ?? 0) >= SHORTEST_WORD);
};

/** Whether a small word stays small in a name of only small words, like the "and" of "AT and T". */
const staysSmall = (role: Role, text: string, roles: readonly Role[]): boolean =>
  role === ROLE.legal ||
  role === ROLE.initial ||
  role === ROLE.number ||
  (particleKind(text) === 'conjunction' && text.length > 1 && roles.includes(ROLE.initial));

/** "Lia Sá" may be a person's name or a company's: next to a given name, an ambiguous form is a family name. */
const isGivenAndFamily = ([given = '', form = '', ...more]: readonly string[], model: Model): boolean =>
  more.length === 0 && AMBIGUOUS_LEGAL_FORMS.has(form) && model.isGivenName(given);

const isSmall = (role: Role): boolean => SMALL_ROLES.has(role);

const ALPHABETS = new Set(['Latn', 'Cyrl', 'Grek', 'Armn', 'Geor', 'Hebr', 'Arab']);

function wordRole({ text, script, letter }: Token, type: EntityType, model: Model): Role {
  // One syllable of a longer word spells a particle only by chance.
  if (letter !== undefined) return ROLE.name;
  if (text.length === 1 && ALPHABETS.has(script)) return ROLE.initial;
  const person = type === 'person';
  if (!person && SERIES.has(text)) return ROLE.number;
  if (type === 'vessel' && text === 'maru') return ROLE.generic;
  if (!person && numberValue(text) !== undefined && !AMBIGUOUS_NUMBER_WORDS.has(text)) return ROLE.number;
  if (/^[0-9]+$/.test(text)) return ROLE.number;
  if (FUNCTION_WORDS.has(text) && isFunctionWord(text, type)) return ROLE.conjunction;
  const particle = particleKind(text);
  if (particle) return type === 'organization' || type === 'vessel' ? ROLE.particle : PARTICLE_ROLE[particle];
  if (type !== 'organization' && type !== 'vessel' && isPatronymic(text)) return ROLE.patronymic;
  if (person) return ROLE.name;
  if (model.isBusinessWord(text)) return ROLE.generic;
  // If the party may be a person, a city is a family name (Washington, Torres), but a country hardly ever is.
  return (type === 'unknown' ? model.isCountry(text) : model.isPlace(text)) ? ROLE.place : ROLE.name;
}

/** Numbers that tell companies and ships of one owner apart; other words elsewhere. */
const SERIES = new Set(['one', 'first', 'second']);

/** "In", "To", "An" are also given names: if the party may be a person, only words that are never names count. */
const isFunctionWord = (text: string, type: EntityType): boolean =>
  type === 'organization' || type === 'vessel' || (type !== 'person' && NEVER_NAMES.has(text));
const NEVER_NAMES = new Set(['of', 'for', 'the', 'with', 'from']);

function tagLegalForms(written: readonly string[], roles: Role[], type: EntityType): void {
  const onlyAtEnds = mayBePerson(type);
  const front = type === 'organization' ? FRONT_LEGAL_FORMS.any : FRONT_LEGAL_FORMS.never;
  const texts = written.map((text) => LEGAL_PHRASES.wordOf(text));
  for (let i = 0; i < texts.length; i++) {
    const length = LEGAL_PHRASES.longestAt(texts, i);
    if (length === 0) continue;
    const atEnd = i + length === texts.length;
    const atStart = i === 0;
    const ambiguous = length === 1 && AMBIGUOUS_LEGAL_FORMS.has(texts[i] ?? '');
    const isFront = atStart && front.has(texts[i] ?? '') && (texts[i + 1] ?? '').length >= SHORTEST_WORD;
    if (length < texts.length && (atEnd || isFront || (!ambiguous && (atStart || !onlyAtEnds)))) {
      roles.fill(ROLE.legal, i, i + length);
    }
    i += length - 1;
  }
}

/** Places of several words: "Hong Kong", "San Marino". */
function tagPlaces(table: PhraseTable, texts: readonly string[], roles: Role[]): void {
  for (let i = 0; i + 1 < texts.length; i++) {
    const length = table.longestAt(texts, i);
    if (length < 2 || roles.slice(i, i + length).some((role) => role === ROLE.legal)) continue;
    roles.fill(ROLE.place, i, i + length);
    i += length - 1;
  }
}

function tagTitles(texts: readonly string[], roles: Role[]): void {
  tagPrefix(TITLES, texts, roles, ROLE.honorific, (form) => HONORIFICS_ALSO_NAMES.has(form));
}

/**
 * Titles in other scripts: before a name of two or more words in the order of the language, and at either end in
 * scripts without spaces.
 */
function tagNativeTitles(tokens: readonly Token[], roles: Role[]): void {
  if (tokens.every(({ script }) => script === 'Latn')) return;
  const texts = tokens.map(({ text, script, letter }) => (script === 'Latn' || letter !== undefined ? '' : text));
  tagPrefix(NATIVE, texts, roles, ROLE.honorific, () => true);
  const last = tokens.length - 1;
  tokens.forEach(({ text, script, letter }, i) => {
    const isTitle = letter === undefined && GLUED_SCRIPTS.has(script) && GLUED_AS.has(text);
    const isSign = letter !== undefined && i === last && last > 1 && SIGNS_OF_HONOUR.has(letter);
    if ((isTitle || isSign) && roles.some((role, at) => at !== i && role === ROLE.name)) roles[i] = ROLE.honorific;
  });
}

/**
 * An apparent patronymic is the family name next to a single other name (Zarko Veselinovic), next to initials only
 * (Yankevich Z. V.), and at either end of the name next to another patronymic (Zarko Petrovich Yankevich).
 */
function tagFamilyNames(roles: Role[]): void {
  const patronymics = roles.flatMap((role, i) => (role === ROLE.patronymic ? [i] : []));
  const [first] = patronymics;
  if (first === undefined) return;
  const names = roles.filter((role) => role === ROLE.name).length;
  const last = roles.length - 1;
  if (patronymics.length === 2 && names > 0) {
    if (first === 0) roles[0] = ROLE.name;
    else if (patronymics[1] === last) roles[last] = ROLE.name;
  }
  if (patronymics.length > 1) return;
  const isFamily = names === 0 ? roles.includes(ROLE.initial) : names === 1 && first === last;
  if (isFamily) roles[first] = ROLE.name;
}

/** "Junior" and the like after a name of several words. */
function tagSuffix(texts: readonly string[], roles: Role[]): void {
  const last = texts.length - 1;
  if (!SUFFIXES.has(texts[last] ?? '') || roles[last] !== ROLE.name) return;
  if (roles.slice(0, last).filter((role) => role === ROLE.name).length >= 2) roles[last] = ROLE.honorific;
}

/** A title between the words of a name, if two words remain without it. */
function tagInnerTitles(texts: readonly string[], roles: Role[]): void {
  for (let i = 1; i + 1 < texts.length; i++) {
    if (roles[i] !== ROLE.name || !INNER_HONORIFICS.has(texts[i] ?? '')) continue;
    const isName = (role: Role): boolean => role === ROLE.name;
    if (roles.slice(0, i).some(isName) && roles.slice(i + 1).some(isName)) roles[i] = ROLE.honorific;
  }
}

/** Tags phrases at the start of a name, one after another, as long as something remains. */
function tagPrefix(
  table: PhraseTable,
  texts: readonly string[],
  roles: Role[],
  role: Role,
  isAlsoName?: (form: string) => boolean,
): void {
  let i = 0;
  while (i < texts.length) {
    const length = table.longestAt(texts, i);
    if (length === 0 || i + length >= texts.length) return;
    // "Malik Ahmad" may be a title or a name; with only one word after it, it counts as a name.
    if (isAlsoName?.(texts[i] ?? '') && roles.slice(i + length).filter((one) => !isSmall(one)).length < 2) return;
    roles.fill(role, i, i + length);
    i += length;
  }
}
