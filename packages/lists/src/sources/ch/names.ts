import type { ListedName, NameKind } from '@namesake/engine';
import { distinctNames, nameOf, withPrimary } from '../../fields/name.ts';
import { attributeOf, childrenOf, oneLine, textOf, type XmlElement } from '../../xml/element.ts';

/** Parts in reading order, without titles; the publisher's own order often has the family name first. */
const READING_ORDER = [
  'whole-name',
  'given-name',
  'further-given-name',
  'father-name',
  'grand-father-name',
  'other',
  'family-name',
  'tribal-name',
  'suffix',
] as const;

type Part = { readonly type: string; readonly value: string };

/** All names of all identities, in every spelling. A primary name is the main identity's own spelling. */
export function namesOf(identities: readonly XmlElement[]): ListedName[] {
  const names = identities.flatMap((identity) => {
    const isMain = attributeOf(identity, 'main') !== 'false';
    return childrenOf(identity, 'name').flatMap((name) => spellingsOf(name, isMain));
  });
  const distinct = distinctNames(names);
  return distinct.length === 0 ? distinct : withPrimary(distinct);
}

/** Titles among the name parts, without repetitions. */
export function titlesOf(identities: readonly XmlElement[]): string[] {
  const parts = identities.flatMap((identity) => childrenOf(identity, 'name')).flatMap(partsOf);
  const titles = parts.filter((part) => typeOf(part) === 'title').map((part) => textOf(part, 'value'));
  return [...new Set(titles.filter((title) => title !== undefined))];
}

function spellingsOf(name: XmlElement, isMain: boolean): (ListedName | undefined)[] {
  const quality = attributeOf(name, 'quality') === 'low' ? 'weak' : 'strong';
  const kind = kindOf(attributeOf(name, 'name-type'), isMain);
  const own = partsOf(name).flatMap((part) => partWith(part, textOf(part, 'value')));
  const others = [...variantKeys(name)].flatMap((key) => variantsOf(name, key));
  return [
    assemble(own, kind, quality),
    ...maidenNames(own, quality),
    ...others.map((parts) => assemble(parts, kind === 'primary' ? 'alias' : kind, quality)),
  ];
}

function kindOf(type: string | undefined, isMain: boolean): NameKind {
  if (type === 'formerly-known-as') return 'former';
  return type === 'primary-name' && isMain ? 'primary' : 'alias';
}

function assemble(given: readonly Part[], kind: NameKind, quality: 'weak' | 'strong'): ListedName | undefined {
  const parts = familyFromMaiden(given);
  const ordered = READING_ORDER.map((type) => joined(parts, type));
  const value = ordered.filter((part) => part !== undefined).join(' ');
  const known = {
    given: joined(parts, 'given-name'),
    middle: joined(parts, 'further-given-name'),
    patronymic: joined(parts, 'father-name'),
    family: joined(parts, 'family-name'),
  };
  return nameOf(value, { kind, quality, parts: known });
}

/** If only the maiden name is given, it is the family name. */
function familyFromMaiden(parts: readonly Part[]): readonly Part[] {
  if (parts.some(({ type }) => type === 'family-name')) return parts;
  return parts.map((part) => (part.type === 'maiden-name' ? { ...part, type: 'family-name' } : part));
}

/** Also under the maiden name as family name: the list gives it in addition to the present one. */
function maidenNames(parts: readonly Part[], quality: 'weak' | 'strong'): (ListedName | undefined)[] {
  const maiden = joined(parts, 'maiden-name');
  const given = joined(parts, 'given-name');
  if (maiden === undefined || given === undefined || joined(parts, 'family-name') === undefined) return [];
  const others = parts.filter(({ type }) => type !== 'family-name' && type !== 'maiden-name');
  return [assemble([...others, { type: 'family-name', value: maiden }], 'former', quality)];
}

/** Variants belong together by language and script: "eng/Latin", "rus/Cyrillic". */
function variantKeys(name: XmlElement): Set<string> {
  return new Set(
    partsOf(name)
      .flatMap((part) => childrenOf(part, 'spelling-variant'))
      .map(keyOf),
  );
}

function keyOf(variant: XmlElement): string {
  return `${attributeOf(variant, 'lang') ?? ''}/${attributeOf(variant, 'script') ?? ''}`;
}

/**
 * Whole names from the variants of one language and script: the first of each part, then the second of each. A part
 * with fewer repeats its first; a part without variants keeps its own spelling in Latin script, and is left out in
 * others, to avoid mixing scripts.
 */
function variantsOf(name: XmlElement, key: string): Part[][] {
  const parts = partsOf(name).map((part) => ({
    part,
    own: textOf(part, 'value'),
    spellings: childrenOf(part, 'spelling-variant')
      .filter((variant) => keyOf(variant) === key)
      .map((variant) => oneLine(variant.text)),
  }));
  const most = Math.max(...parts.map(({ spellings }) => spellings.length));
  const isLatin = /latin|^[^/]*\/$/i.test(key);
  return Array.from({ length: most }, (_, at) =>
    parts.flatMap(({ part, own, spellings }) =>
      partWith(part, spellings[at] ?? spellings[0] ?? (isLatin ? own : undefined)),
    ),
  );
}

function partsOf(name: XmlElement): XmlElement[] {
  return childrenOf(name, 'name-part').sort(
    (a, b) => Number(attributeOf(a, 'order') ?? 0) - Number(attributeOf(b, 'order') ?? 0),
  );
}

function typeOf(part: XmlElement): string {
  return attributeOf(part, 'name-part-type') ?? 'whole-name';
}

function partWith(part: XmlElement, value: string | undefined): Part[] {
  return value === undefined ? [] : [{ type: typeOf(part), value }];
}

function joined(parts: readonly Part[], type: string): string | undefined {
  const values = parts.filter((part) => part.type === type).map(({ value }) => value);
  return values.length === 0 ? undefined : values.join(' ');
}
