import type { ListedName } from '@namesake/engine';
import { distinctNames, nameOf } from '../../fields/name.ts';
import { oneLine } from '../../xml/element.ts';

/** For persons, `MORREL, Tesmond` is put in reading order; names of other parties stay as written. */
export function namesOf(name: string, aliases: readonly string[], isPerson: boolean): ListedName[] {
  const primary = nameIn(name, 'primary', isPerson);
  return distinctNames([
    primary,
    ...aliases.map((alias) => nameIn(alias, primary === undefined ? 'primary' : 'alias', isPerson)),
  ]);
}

function nameIn(text: string, kind: 'primary' | 'alias', isPerson: boolean): ListedName | undefined {
  const value = oneLine(text.replace(SUCCESSORS, '').replace(/^\s*and\s+(?=\S)/, ''));
  const [, family, given] = (isPerson ? /^([^,]+),\s*(.+)$/.exec(value ?? '') : undefined) ?? [];
  if (family === undefined || given === undefined) return nameOf(value, { kind, quality: 'strong' });
  return nameOf(`${given} ${family}`, { kind, quality: 'strong', parts: { given, family } });
}

/** The State Department lists these with the party; they are not part of its name. */
const SUCCESSORS = /,?\s+and\s+any\s+(?:successor|sub-?unit|subsidiar)[^;]*$/i;
