import type { ListedName, NameKind, NameParts, NameQuality } from '@namesake/engine';
import { distinctNames, nameOf, withPrimary } from '../../../fields/name.ts';
import { itemsOf, textOf, type XmlElement } from '../../../xml/element.ts';

/** Marks that only steer the direction of writing: OFAC wraps its Arabic names in them. */
const BIDI_MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

const PARTS: Readonly<Record<string, keyof NameParts>> = {
  'First Name': 'given',
  'Middle Name': 'middle',
  'Last Name': 'family',
  Patronymic: 'patronymic',
  'Maiden Name': 'maiden',
};

/** A name's parts with OFAC's word for each, in the order published. */
export type NamedPart = { readonly type: string | undefined; readonly value: string };

/** All names of an `entity`, each in each script it is published in. */
export function namesOf(entity: XmlElement): ListedName[] {
  const names = itemsOf(entity, 'names', 'name').flatMap((name) => {
    const isPrimary = textOf(name, 'isPrimary') === 'true';
    const kind = isPrimary ? 'primary' : aliasKind(textOf(name, 'aliasType'));
    const quality = textOf(name, 'isLowQuality') === 'true' ? 'weak' : 'strong';
    return itemsOf(name, 'translations', 'translation').map((translation) => {
      // The display name is the Latin one; its original is an alias that stands beside it.
      const isMain = textOf(translation, 'isPrimary') !== 'false';
      return translated(translation, isMain || kind !== 'primary' ? kind : 'alias', quality);
    });
  });
  const all = distinctNames(names);
  return all.length === 0 ? all : withPrimary(primaryFirst(all));
}

/** `F.K.A.` in any spelling; everything else is an alias. */
export function aliasKind(type: string | undefined): NameKind {
  return /^f\.?k\.?a\.?$/i.test(type ?? '') ? 'former' : 'alias';
}

export function primaryFirst(names: readonly ListedName[]): ListedName[] {
  const isPrimary = ({ kind }: ListedName): boolean => kind === 'primary';
  return [...names.filter(isPrimary), ...names.filter((name) => !isPrimary(name))];
}

function translated(translation: XmlElement, kind: NameKind, quality: NameQuality): ListedName | undefined {
  const family = plain(textOf(translation, 'formattedLastName'));
  const given = plain(textOf(translation, 'formattedFirstName'));
  const whole = plain(textOf(translation, 'formattedFullName'));
  const value = family === undefined && given === undefined ? whole : [given, family].filter(isText).join(' ');
  const parts = itemsOf(translation, 'nameParts', 'namePart').map((part) => ({
    type: textOf(part, 'type'),
    value: plain(textOf(part, 'value')) ?? '',
  }));
  if (value === undefined || value === '') return nameOfParts(parts, kind, quality);
  return nameOf(value, { kind, quality, parts: partsWithin(value, parts) });
}

/** A name from its parts alone, in reading order: the family name, which OFAC puts first, goes last. */
export function nameOfParts(parts: readonly NamedPart[], kind: NameKind, quality: NameQuality): ListedName | undefined {
  const isFamily = ({ type }: NamedPart): boolean => type === 'Last Name';
  const rank = ({ type }: NamedPart): number => (type === 'First Name' ? 0 : 1);
  const others = parts.filter((part) => !isFamily(part)).sort((a, b) => rank(a) - rank(b));
  const ordered = [...others, ...parts.filter(isFamily)];
  const value = ordered.map((part) => part.value).join(' ');
  return nameOf(value, { kind, quality, parts: partsWithin(value, parts) });
}

/** OFAC writes family names in capitals in the whole name and not in the parts: each part is cut from `value`. */
function partsWithin(value: string, parts: readonly NamedPart[]): NameParts {
  const found: { -readonly [K in keyof NameParts]: NameParts[K] } = {};
  const lower = value.toLowerCase();
  for (const { type, value: part } of parts) {
    const key = PARTS[type ?? ''];
    const at = key === undefined || part === '' ? -1 : lower.indexOf(part.toLowerCase());
    if (key !== undefined && at >= 0 && found[key] === undefined) found[key] = value.slice(at, at + part.length);
  }
  return found;
}

function plain(text: string | undefined): string | undefined {
  return text?.replace(BIDI_MARKS, '').trim();
}

function isText(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}
