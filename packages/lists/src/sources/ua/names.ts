import type { ListedName } from '@namesake/engine';
import { distinctNames, nameOf } from '../../fields/name.ts';

/** "Моррельов (Моррелев, Morrelev)": one name in three languages, in no fixed order. */
const THREE = /^([^(),]+)\(([^(),]+),([^(),]+)\)$/;
/** "Моррельов (Моррелев)". */
const TWO = /^([^()]+)\(([^()]+)\)$/;

/** Names of a subject: its name, the Latin one, and its aliases, in every spelling given. */
export function namesOf(
  name: string | undefined,
  transliterated: string | undefined,
  aliases: readonly string[],
  isPerson: boolean,
): ListedName[] {
  const [first, ...others] = [...spellingsIn(name, isPerson), ...spellingsIn(transliterated, isPerson)];
  return distinctNames([
    nameOf(first, { kind: 'primary', quality: 'strong' }),
    ...[...others, ...aliases.flatMap((alias) => spellingsIn(alias, isPerson))].map((value) =>
      nameOf(value, { kind: 'alias', quality: 'strong' }),
    ),
  ]);
}

/** Brackets after an organisation's name may be part of it. */
function spellingsIn(text: string | undefined, isPerson: boolean): string[] {
  if (text === undefined) return [];
  const [, ...parts] = THREE.exec(text) ?? (isPerson ? TWO.exec(text) : null) ?? [];
  const words = parts.length === 0 ? [text] : parts;
  return words.map((part) => part.trim()).filter((part) => part !== '');
}
