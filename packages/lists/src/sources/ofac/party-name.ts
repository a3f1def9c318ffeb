import type { ListedName } from '@namesake/engine';
import { nameOf } from '../../fields/name.ts';

/** A person's name from the two parts that OFAC publishes, in reading order. */
export function personName(
  given: string,
  family: string,
  kind: ListedName['kind'],
  quality: ListedName['quality'],
): ListedName | undefined {
  return nameOf(`${given} ${family}`, { kind, quality, parts: { given, family } });
}

/**
 * OFAC splits the names of people, and only of people, into two parts. A person's name in one text with a comma ("LAST,
 * First"), as in its CSV, is split and put in reading order too.
 */
export function nameOfLine(
  line: string | undefined,
  isPerson: boolean,
  kind: ListedName['kind'],
  quality: ListedName['quality'],
): ListedName | undefined {
  const [last, first, ...more] = isPerson ? (line ?? '').split(', ') : [];
  if (last !== undefined && first !== undefined && more.length === 0) return personName(first, last, kind, quality);
  return nameOf(line, { kind, quality });
}
