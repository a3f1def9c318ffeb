import type { ListedName, NameKind, NameParts, NameQuality } from '@namesake/engine';
import { distinctNames, nameOf, withPrimary } from '../../fields/name.ts';

const PARTS: Readonly<Record<string, keyof NameParts>> = {
  'First Name': 'given',
  'Middle Name': 'middle',
  'Last Name': 'family',
  Patronymic: 'patronymic',
  'Maiden Name': 'maiden',
};

/** A name's parts with OFAC's word for each, in the order published. */
export type NamedPart = { readonly type: string | undefined; readonly value: string };

/** `F.K.A.` in any spelling; everything else is an alias. */
export function aliasKind(type: string | undefined): NameKind {
  return /^f\.?k\.?a\.?$/i.test(type ?? '') ? 'former' : 'alias';
}

/**
 * Distinct names with exactly one primary name at the start: the display name. Of several primary ones, the Latin one
 * is chosen, and the originals become aliases.
 */
export function orderedNames(names: readonly (ListedName | undefined)[]): ListedName[] {
  const all = withPrimaryIfAny(distinctNames(names));
  const primaries = all.filter(({ kind }) => kind === 'primary');
  const first = primaries.find(({ script }) => script === 'Latn') ?? primaries[0];
  if (first === undefined) return all;
  const others = all.filter((name) => name !== first);
  return [first, ...others.map((name) => (name.kind === 'primary' ? { ...name, kind: 'alias' as const } : name))];
}

function withPrimaryIfAny(names: readonly ListedName[]): ListedName[] {
  return names.length === 0 ? [] : withPrimary(names);
}

const READING_ORDER = ['First Name', 'Middle Name', 'Patronymic', 'Last Name', 'Matronymic', 'Maiden Name'];

/** A name from its parts alone, in reading order: OFAC puts the family name first. */
export function nameOfParts(parts: readonly NamedPart[], kind: NameKind, quality: NameQuality): ListedName | undefined {
  const rank = ({ type }: NamedPart): number => READING_ORDER.indexOf(type ?? '');
  const value = [...parts]
    .sort((a, b) => rank(a) - rank(b))
    .map((part) => part.value)
    .join(' ');
  return nameOf(value, { kind, quality, parts: partsWithin(value, parts) });
}

/** OFAC writes family names in capitals in the whole name but not in the parts: each part is cut from `value`. */
export function partsWithin(value: string, parts: readonly NamedPart[]): NameParts {
  const found: { -readonly [K in keyof NameParts]: NameParts[K] } = {};
  const lower = value.toLowerCase();
  for (const { type, value: part } of parts) {
    const key = PARTS[type ?? ''];
    const at = key === undefined || part === '' ? -1 : lower.indexOf(part.toLowerCase());
    if (key !== undefined && at >= 0 && found[key] === undefined) found[key] = value.slice(at, at + part.length);
  }
  return found;
}
