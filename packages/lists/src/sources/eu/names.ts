import type { ListedName } from '@namesake/engine';
import { distinctNames, nameOf } from '../../fields/name.ts';
import { attributeOf, childrenOf, textOf, type XmlElement } from '../../xml/element.ts';

/** All names of a sanctionEntity. The publisher marks none as the main one: see `mainNameOf`. */
export function namesOf(record: XmlElement): ListedName[] {
  const aliases = childrenOf(record, 'nameAlias').map((alias) => ({ alias, name: aliasName(alias) }));
  const main = mainNameOf(aliases);
  return distinctNames(
    aliases.map(({ name }) => (name === undefined || name !== main ? name : { ...name, kind: 'primary' })),
  );
}

function aliasName(alias: XmlElement): ListedName | undefined {
  const [given, middle, family] = [
    attributeOf(alias, 'firstName'),
    attributeOf(alias, 'middleName'),
    attributeOf(alias, 'lastName'),
  ];
  const joined = [given, middle, family].filter((part) => part !== undefined).join(' ');
  const value = attributeOf(alias, 'wholeName') ?? (joined === '' ? undefined : joined);
  const isWhole = value === undefined || joined === '' || joined === value;
  const within = (part: string | undefined) =>
    isWhole || (part !== undefined && value.includes(part)) ? part : undefined;
  return nameOf(value, {
    kind: /\bformer(?:ly)?\b|\bf\.?k\.?a\b/i.test(textOf(alias, 'remark') ?? '') ? 'former' : 'alias',
    quality: isWeak(alias) ? 'weak' : 'strong',
    language: attributeOf(alias, 'nameLanguage')?.toLowerCase(),
    parts: { given: within(given), middle: within(middle), family: within(family) },
  });
}

/** Not `strong`, or remarked upon as of low quality, in any of the spellings that occur ("lo quality"). */
function isWeak(alias: XmlElement): boolean {
  if (attributeOf(alias, 'strong')?.toLowerCase() === 'false') return true;
  return childrenOf(alias, 'remark').some(({ text }) => /\b(?:low?|weak)[\s-]+(?:quality|a\.?k\.?a)/i.test(text));
}

type Alias = { readonly alias: XmlElement; readonly name: ListedName | undefined };

/**
 * The name to show: most of the others are Russian and Arabic names as Swedish or Hungarian newspapers spell them.
 * The first that is best in this order: strong, Latin, in English or no stated language, split into parts.
 */
function mainNameOf(aliases: readonly Alias[]): ListedName | undefined {
  let best: ListedName | undefined;
  let bestRank = -1;
  for (const { name } of aliases) {
    if (name === undefined) continue;
    const rank = rankOf(name);
    if (rank > bestRank) {
      best = name;
      bestRank = rank;
    }
  }
  return best;
}

function rankOf({ quality, kind, script, language, parts }: ListedName): number {
  const isEnglish = language === undefined || language === 'en';
  return (
    (quality === 'weak' || kind === 'former' ? 0 : 8) +
    (script === 'Latn' ? 4 : 0) +
    (isEnglish ? 2 : 0) +
    (parts === undefined ? 0 : 1)
  );
}
