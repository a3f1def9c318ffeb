import type { ListedName, NameKind } from '@namesake/engine';
import { lookup } from '../../fields/lookup.ts';
import { distinctNames, nameOf, withPrimary } from '../../fields/name.ts';
import { itemsOf, textOf, type XmlElement } from '../../xml/element.ts';

/** All names of a Designation, in Latin letters and others. `isPerson` decides the meaning of Name1 and Name6. */
export function namesOf(record: XmlElement, isPerson: boolean): ListedName[] {
  const latin = itemsOf(record, 'Names', 'Name').map((name) => latinName(name, isPerson));
  const other = itemsOf(record, 'NonLatinNames', 'NonLatinName').map((name) => nonLatinName(name, isPerson));
  const names = distinctNames([...latin, ...other]);
  return names.length === 0 ? names : withPrimary(names);
}

/** Name1 is the given name, Name6 the family name or the whole name of a non-person; Name2 to Name5 are between. */
function latinName(element: XmlElement, isPerson: boolean): ListedName | undefined {
  const given = textOf(element, 'Name1');
  const between = ['Name2', 'Name3', 'Name4', 'Name5'].map((part) => textOf(element, part));
  const middle = between.filter((part) => part !== undefined).join(' ') || undefined;
  const family = textOf(element, 'Name6');
  const value = [given, middle, family].filter((part) => part !== undefined).join(' ') || undefined;
  const isSplit = isPerson && (given !== undefined || middle !== undefined);
  return nameOf(value, {
    kind: kindOf(textOf(element, 'NameType')),
    quality: /^low/i.test(textOf(element, 'AliasStrength') ?? '') ? 'weak' : 'strong',
    ...(isSplit ? { parts: { given, middle, family } } : {}),
  });
}

/** "Primary Name", "Primary name variation", "ALias": the spellings vary. "FKA" only occurs in the closed OFSI list. */
function kindOf(type: string | undefined): NameKind {
  if (/^f\.?k\.?a\b/i.test(type ?? '')) return 'former';
  return type?.toLowerCase() === 'primary name' ? 'primary' : 'alias';
}

/** A person's name is sometimes written "FAMILY, Given": it is put in reading order. */
function nonLatinName(element: XmlElement, isPerson: boolean): ListedName | undefined {
  const value = textOf(element, 'NameNonLatinScript');
  const facts = {
    kind: 'alias',
    quality: 'strong',
    language: languageOf(textOf(element, 'NonLatinScriptLanguage')),
  } as const;
  const [family, given, ...more] = isPerson ? (value ?? '').split(/\s*[,،]\s*/u).filter((part) => part !== '') : [];
  if (family === undefined || more.length > 0) return nameOf(value, facts);
  if (given === undefined) return nameOf(family, facts);
  return nameOf(`${given} ${family}`, { ...facts, parts: { given, family } });
}

const LANGUAGES: Readonly<Record<string, string>> = {
  arabic: 'ar',
  belarusian: 'be',
  burmese: 'my',
  chinese: 'zh',
  dari: 'prs',
  farsi: 'fa',
  georgian: 'ka',
  hebrew: 'he',
  korean: 'ko',
  pashto: 'ps',
  persian: 'fa',
  russian: 'ru',
  serbian: 'sr',
  ukrainian: 'uk',
  urdu: 'ur',
};

function languageOf(name: string | undefined): string | undefined {
  return lookup(LANGUAGES, name?.toLowerCase());
}
