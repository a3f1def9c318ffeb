import type { ListedName } from '@namesake/engine';
import { distinctNames, type NameFacts, nameOf } from '../../fields/name.ts';
import { attributeOf, childrenOf, oneLine, textOf, type XmlElement } from '../../xml/element.ts';

/** All names of a sanctionEntity. The publisher marks none as the main one: see `mainNameOf`. */
export function namesOf(record: XmlElement): ListedName[] {
  const names = childrenOf(record, 'nameAlias').flatMap(aliasNames);
  const main = mainNameOf(names);
  return distinctNames(names.map((name) => (name === main ? { ...name, kind: 'primary' } : name)));
}

function aliasNames(alias: XmlElement): ListedName[] {
  const given = attributeOf(alias, 'firstName');
  const middle = attributeOf(alias, 'middleName');
  const family = attributeOf(alias, 'lastName');
  const joined = [given, middle, family].filter((part) => part !== undefined).join(' ');
  const whole = attributeOf(alias, 'wholeName') ?? (joined === '' ? undefined : joined);
  if (whole === undefined) return [];
  const within = (part: string | undefined) => (part !== undefined && whole.includes(part) ? part : undefined);
  const facts: NameFacts = {
    kind: /\bformer(?:ly)?\b|\bf\.?k\.?a\b/i.test(textOf(alias, 'remark') ?? '') ? 'former' : 'alias',
    quality: isWeak(alias) ? 'weak' : 'strong',
    language: attributeOf(alias, 'nameLanguage')?.toLowerCase(),
  };
  if (joined !== '') {
    const parts = { given: within(given), middle: within(middle), family: within(family) };
    const isWithin = [given, middle, family].every((part) => part === undefined || whole.includes(part));
    // A letter missing from the whole name is still in its parts.
    const names = [nameOf(whole, { ...facts, parts }), isWithin ? undefined : nameOf(joined, facts)];
    return names.filter((name) => name !== undefined);
  }
  // Some whole names contain several: "Organisation of X; Special Group".
  return whole
    .split(/;(?:\s+|$)/)
    .map((part) => nameOf(oneLine(part), facts))
    .filter((name) => name !== undefined);
}

/** Not `strong`, or remarked as of low quality, in any occurring spelling ("lo quality"). */
function isWeak(alias: XmlElement): boolean {
  if (attributeOf(alias, 'strong')?.toLowerCase() === 'false') return true;
  return childrenOf(alias, 'remark').some(({ text }) => /\b(?:low?|weak)[\s-]+(?:quality|a\.?k\.?a)/i.test(text));
}

/**
 * The display name: most other names are Russian and Arabic names as spelled by Swedish or Hungarian newspapers. The
 * first of the best in this order: strong, Latin, in English or no stated language, split into parts.
 */
function mainNameOf(names: readonly ListedName[]): ListedName | undefined {
  let best: ListedName | undefined;
  let bestRank = -1;
  for (const name of names) {
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
