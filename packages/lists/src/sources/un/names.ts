import type { ListedName, NameKind, NameQuality } from '@namesake/engine';
import { distinctNames, nameOf, withPrimary } from '../../fields/name.ts';
import { childOf, childrenOf, textOf, type XmlElement } from '../../xml/element.ts';
import { splitNames } from './split-names.ts';

const NAME_FIELDS = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'] as const;

/** The publisher's four name fields are the words of one name in order, not given and family names. */
export function namesOf(record: XmlElement): ListedName[] {
  const whole = NAME_FIELDS.map((field) => textOf(record, field)).filter((part) => part !== undefined);
  // An entity's FIRST_NAME may also contain its other names; a person's parts never do.
  const [first, ...others] = splitNames(whole.join(' '));
  const original = splitNames(childOf(record, 'NAME_ORIGINAL_SCRIPT')?.text);
  const names = distinctNames([
    nameOf(first, { kind: 'primary', quality: 'strong' }),
    ...others.map((name) => nameOf(name, { kind: 'alias', quality: 'strong' })),
    ...original.map((name) => nameOf(name, { kind: 'alias', quality: 'strong' })),
    ...[...childrenOf(record, 'INDIVIDUAL_ALIAS'), ...childrenOf(record, 'ENTITY_ALIAS')].flatMap(aliasNames),
  ]);
  return names.length === 0 ? names : withPrimary(names);
}

function aliasNames(alias: XmlElement): (ListedName | undefined)[] {
  const label = textOf(alias, 'QUALITY')?.toLowerCase() ?? '';
  const note = textOf(alias, 'NOTE') ?? '';
  const quality: NameQuality = label === 'low' ? 'weak' : 'strong';
  const kind: NameKind = label === 'f.k.a.' || /\b(?:previously|formerly) listed as\b/i.test(note) ? 'former' : 'alias';
  const values = [...splitNames(childOf(alias, 'ALIAS_NAME')?.text), ...originalScriptIn(note)];
  return values.map((value) => nameOf(value, { kind, quality }));
}

/** "original script: …", "in Arabic: …": the alias in its original script. */
function originalScriptIn(note: string): string[] {
  const found = /\b(?:original script|in \w+(?: script)?)\s*:\s*([^\p{Script=Latin}.]+)/iu.exec(note)?.[1]?.trim();
  return found === undefined ? [] : splitNames(found);
}

/** A note about an alias that says more than its kind or script, prefixed with the alias. */
export function aliasRemark(alias: XmlElement): string | undefined {
  const note = textOf(alias, 'NOTE');
  if (note === undefined || /^(?:previously|formerly) listed as$/i.test(note)) return undefined;
  return `Alias ${textOf(alias, 'ALIAS_NAME') ?? ''}: ${note}`;
}
