import { isPinyin } from '../names/wade-giles.ts';
import { areManAndWoman } from './gender-pairs.ts';
import { variantRowsOf } from './name-variants.ts';
import { type NameGroup, nameGroupsOf } from './nicknames.ts';
import { hasSurnameEnding, haveOtherSurnameEndings } from './surname-endings.ts';

/**
 * Whether two romanised tokens are names of different people rather than spellings of one name: a man's and a woman's,
 * one stem with two family-name endings, or two words that never share a row of the name tables (Rahim and Rahman). A
 * row of given names covers one language: Monica and Monika differ by consonants and gender only.
 */
export function isDistinctName(one: string, other: string): boolean {
  if (one === other) return false;
  if (areManAndWoman(one, other) || haveOtherSurnameEndings(one, other)) return true;
  const rows = variantRowsOf(one);
  const groups = nameGroupsOf(one);
  const otherRows = variantRowsOf(other);
  const otherGroups = nameGroupsOf(other);
  if (rows.length + groups.length === 0 || otherRows.length + otherGroups.length === 0)
    return isHers(one, other) || isHers(other, one) || areSyllables(one, other);
  if (otherRows.some((row) => rows.includes(row)) || otherGroups.some((group) => groups.includes(group))) return false;
  if (isTranslated(translatedOf(one, groups), otherRows, otherGroups)) return false;
  if (isTranslated(translatedOf(other, otherGroups), rows, groups)) return false;
  if (rows.length > 0 && otherRows.length > 0) return true;
  return isOfOtherGender(one, other) || consonantsOf(one) !== consonantsOf(other);
}

/** Whether {@link isDistinctName} may distinguish a romanised token from another. */
export const isTabledName = (name: string): boolean =>
  isInTables(name) || isInTables(hisName(name)) || isSyllable(name) || hasSurnameEnding(name);

const isInTables = (name: string | undefined): boolean =>
  name !== undefined && variantRowsOf(name).length + nameGroupsOf(name).length > 0;

const HERS = /^([a-z]{3,}[b-df-hj-np-tv-z])a$/;

/** The man's name that a woman's name in -a may be derived from: Karima is Karim's. */
const hisName = (name: string): string | undefined => HERS.exec(name)?.[1];

/** Whether an untabled name is the woman's form of a tabled one, in any spelling. */
function isHers(name: string, other: string): boolean {
  const his = hisName(name);
  if (his === undefined || isInTables(name) || !isInTables(other)) return false;
  if (his === other) return true;
  const rows = variantRowsOf(other);
  return variantRowsOf(his).some((row) => rows.includes(row));
}

/** Two Chinese syllables are two names, however similar they look: there are only four hundred. */
const areSyllables = (one: string, other: string): boolean => isSyllable(one) && isSyllable(other);
const isSyllable = (name: string): boolean => name.length >= SHORTEST_SYLLABLE && isPinyin(name);
const SHORTEST_SYLLABLE = 3;

/** Rows and spelling groups that contain a translation of a name. */
type Translated = { readonly rows: ReadonlySet<number>; readonly groups: ReadonlySet<NameGroup> };
const translated = new Map<string, Translated>();

function translatedOf(name: string, groups: readonly NameGroup[]): Translated {
  const known = translated.get(name);
  if (known !== undefined) return known;
  const names = groups.flatMap((group) => (group.kind === 'translation' ? group.names : []));
  const made = {
    rows: new Set(names.flatMap(variantRowsOf)),
    groups: new Set(names.flatMap(nameGroupsOf).filter(({ kind }) => kind === 'spelling')),
  };
  translated.set(name, made);
  return made;
}

/** Sergiy is another spelling of Sergey, and Sergius is Sergey. */
function isTranslated(
  { rows, groups }: Translated,
  otherRows: readonly number[],
  otherGroups: readonly NameGroup[],
): boolean {
  return otherRows.some((row) => rows.has(row)) || otherGroups.some((group) => groups.has(group));
}

/** Daniel and Daniela, Karl and Carla, Francisco and Francisca. */
function isOfOtherGender(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other]
    .map((name) => name.replace(/c/g, 'k'))
    .sort((a, b) => a.length - b.length);
  if (long === `${short}a`) return true;
  const ends = short.slice(-1) + long.slice(-1);
  return (ends === 'oa' || ends === 'ao') && short.slice(0, -1) === long.slice(0, -1);
}

/**
 * The consonants in a spelling common to all languages: Patrick and Patrik, Felix and Feliks, Philippe and Philippus
 * match.
 */
function consonantsOf(name: string): string {
  return name
    .replace(/(?<=[a-z]{3})(?:us|os)$/, '')
    .replace(/ph/g, 'f')
    .replace(/x/g, 'ks')
    .replace(/[cgkqx]+/g, 'k')
    .replace(/[sz]+/g, 's')
    .replace(/[vw]+/g, 'v')
    .replace(/[dt]+/g, 't')
    .replace(/(?<!^)[aeiouyhj]/g, '')
    .replace(/(.)\1+/g, '$1');
}
