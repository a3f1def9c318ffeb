import type { ListedName } from '@namesake/engine';
import { distinctNames, nameOf } from '../../fields/name.ts';
import { childOf, textOf, type XmlElement } from '../../xml/element.ts';
import { type Alias, aliasesOf } from './aliases.ts';
import { bilingualName } from './bilingual.ts';

/** All names of a record: a person's from two fields, others from one. */
export function namesOf(record: XmlElement): ListedName[] {
  const family = textOf(record, 'LastName');
  const given = textOf(record, 'GivenName');
  const isPerson = family !== undefined || given !== undefined;
  const entity = childOf(record, 'EntityOrShip')?.text ?? '';
  const own = isPerson ? personNames(given, family) : entityNames(entity);
  const aliases = aliasesOf(childOf(record, 'Aliases')?.text ?? '', isPerson).map(({ value, language }) =>
    nameOf(value, { kind: own.length === 0 ? 'primary' : 'alias', quality: 'strong', language }),
  );
  return distinctNames([...own, ...aliases]);
}

/** "Adanov (Adnuf)": two spellings of the family name. */
function personNames(given: string | undefined, family: string | undefined): ListedName[] {
  const [, first = family, second] = /^(.+?)\s*\(([^()]+)\)$/.exec(family ?? '') ?? [];
  const names = [first, ...(second === undefined ? [] : [second])].map((spelling, at) =>
    nameOf([given, spelling].filter((part) => part !== undefined).join(' '), {
      kind: at === 0 ? 'primary' : 'alias',
      quality: 'strong',
      parts: { given, family: spelling },
    }),
  );
  return names.filter((name) => name !== undefined);
}

/** Names in English and French, "also known as" names in brackets, and initials in brackets at the end. */
function entityNames(cell: string): ListedName[] {
  // "English | Français", as in the current tags.
  const [first = cell, ...rest] = cell.split(' | ');
  if (rest.length > 0) return distinctNames([...entityNames(first), ...rest.flatMap(entityNames).map(asAlias)]);
  const text = cell
    .replace(/-\s*\n\s*/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/;$/, '');
  const [, name = text, also] = /^(.+?)\s*\(also known as\s+(.+?)\)?$/i.exec(text) ?? [];
  const [own = name, ...translated] = bilingualName(name).flatMap(withoutInitials);
  const others: Alias[] = also === undefined ? [] : aliasesOf(also, false);
  return distinctNames([
    nameOf(own, { kind: 'primary', quality: 'strong' }),
    ...translated.map((value) => nameOf(value, { kind: 'alias', quality: 'strong' })),
    ...others.map(({ value }) => nameOf(value, { kind: 'alias', quality: 'strong' })),
  ]);
}

const asAlias = (name: ListedName): ListedName => ({ ...name, kind: name.kind === 'primary' ? 'alias' : name.kind });

/** "Marine Works Organization (MWO)" is two names. */
function withoutInitials(name: string): string[] {
  const [, whole, initials] = /^(.+\S)\s*\((\p{Lu}[\p{Lu}\p{L}]{2,9})\)$/u.exec(name) ?? [];
  return whole === undefined || initials === undefined || !/\p{Lu}{2}/u.test(initials) ? [name] : [whole, initials];
}
