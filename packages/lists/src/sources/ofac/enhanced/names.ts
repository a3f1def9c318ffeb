import type { ListedName, NameKind, NameQuality } from '@namesake/engine';
import { nameOf } from '../../../fields/name.ts';
import { itemsOf, textOf, type XmlElement } from '../../../xml/element.ts';
import { aliasKind, nameOfParts, orderedNames, partsWithin } from '../name-parts.ts';

/** Invisible direction marks: OFAC wraps its Arabic names in them. */
const BIDI_MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** All names of an `entity`, in each published script. */
export function namesOf(entity: XmlElement): ListedName[] {
  const names = itemsOf(entity, 'names', 'name').flatMap((name) => {
    const isPrimary = textOf(name, 'isPrimary') === 'true';
    const kind = isPrimary ? 'primary' : aliasKind(textOf(name, 'aliasType'));
    const quality = textOf(name, 'isLowQuality') === 'true' ? 'weak' : 'strong';
    return itemsOf(name, 'translations', 'translation').map((one) => translated(one, kind, quality));
  });
  return orderedNames(names);
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

function plain(text: string | undefined): string | undefined {
  return text?.replace(BIDI_MARKS, '').trim();
}

function isText(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}
