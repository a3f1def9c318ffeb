import { variantRowsOf } from './name-variants.ts';
import { type NameGroup, nameGroupsOf } from './nicknames.ts';

/**
 * Whether two romanised tokens are names of different people: both stand in tables of spellings, short forms or translations, and no
 * row holds both (Rahim and Rahman, Hamid and Hamad, Vladislav and Vladimir). Then their likeness is no slip of the pen. The tables of
 * given names hold one language a row, so that Monica and Monika, of two rows, are told apart by their consonants and gender only.
 */
export function isDistinctName(one: string, other: string): boolean {
  if (one === other) return false;
  const rows = variantRowsOf(one);
  const groups = nameGroupsOf(one);
  if (rows.length + groups.length === 0) return false;
  const otherRows = variantRowsOf(other);
  const otherGroups = nameGroupsOf(other);
  if (otherRows.length + otherGroups.length === 0) return false;
  if (otherRows.some((row) => rows.includes(row)) || otherGroups.some((group) => groups.includes(group))) return false;
  if (isTranslated(translatedOf(one, groups), otherRows, otherGroups)) return false;
  if (isTranslated(translatedOf(other, otherGroups), rows, groups)) return false;
  if (rows.length > 0 && otherRows.length > 0) return true;
  return isOfOtherGender(one, other) || consonantsOf(one) !== consonantsOf(other);
}

/** Whether a romanised token stands in one of the tables that {@link isDistinctName} looks names up in. */
export const isTabledName = (name: string): boolean => variantRowsOf(name).length + nameGroupsOf(name).length > 0;

/** Rows and groups of spellings that hold a translation of a name. */
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

/** Sergiy is Sergey in another spelling, and Sergius is Sergey. */
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

/** The consonants as any language writes them: Patrick and Patrik, Felix and Feliks, Philippe and Philippus alike. */
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
