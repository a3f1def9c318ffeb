import { once } from '../../../types/once.ts';
import { RowsByWord } from '../table/rows-by-word.ts';
import { readLabelled, readWords } from '../table/word-table.ts';
import { TRANSLATIONS } from './name-translations.ts';
import { variantRowsOf, variantsIn } from './name-variants.ts';
import { ENGLISH_MEN } from './nicknames-english-men.ts';
import { ENGLISH_WOMEN } from './nicknames-english-women.ts';
import { GERMANIC } from './nicknames-germanic.ts';
import { OTHER_LANGUAGES } from './nicknames-other.ts';
import { ROMANCE } from './nicknames-romance.ts';
import { SLAVIC } from './nicknames-slavic.ts';

/**
 * Equivalent given names. `spelling`: spellings of one name in one language; `nickname`: a name and its short and pet
 * forms; `translation`: one name in several languages. Romanised; a name may be in several groups.
 */
export type NameGroup = { readonly names: readonly string[]; readonly kind: 'spelling' | 'nickname' | 'translation' };

const group = (kind: NameGroup['kind'], names: readonly string[]): NameGroup => ({ kind, names: [...new Set(names)] });
const isRelation = ({ names }: NameGroup) => names.length > 1;

const NICKNAMES = [ENGLISH_MEN, ENGLISH_WOMEN, SLAVIC, ROMANCE, GERMANIC, OTHER_LANGUAGES].flatMap(readLabelled);

/** A translation applies to every spelling of a name: Grégoire is also Grigory, although the row has Grigoriy. */
const inEverySpelling = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => [name, ...variantRowsOf(name).flatMap(variantsIn)]).filter((name) => !name.includes(' '));

/**
 * Spellings, nicknames and translations of given names. Two short forms of one name are related; two names with a
 * common short form are not: Bert is Albert and Herbert, but Albert is not Herbert.
 */
export const NAME_GROUPS: readonly NameGroup[] = [
  ...NICKNAMES.map(({ label }) => group('spelling', readWords(label))),
  ...NICKNAMES.map(({ label, forms }) => group('nickname', [...readWords(label), ...forms.flatMap(readWords)])),
  ...TRANSLATIONS.split('\n').map((line) => group('translation', inEverySpelling(readWords(line)))),
].filter(isRelation);

const byName = once(() => {
  const groups = new RowsByWord<NameGroup>();
  for (const one of NAME_GROUPS) for (const form of one.names) groups.add(form, one);
  return groups;
});

/** The groups that contain a given name; none for an unknown name. */
export function nameGroupsOf(name: string): readonly NameGroup[] {
  return byName().of(name);
}

/** The relation of two given names: the closest among the groups with both, or undefined. */
export function nameRelation(one: string, other: string): NameGroup['kind'] | undefined {
  const kinds = nameGroupsOf(one)
    .filter(({ names }) => names.includes(other))
    .map(({ kind }) => kind);
  return CLOSEST_FIRST.find((kind) => kinds.includes(kind));
}

const CLOSEST_FIRST: readonly NameGroup['kind'][] = ['spelling', 'nickname', 'translation'];
