import { closestMember } from '@namesake/contract/closest-member';
import { SOURCES } from '@namesake/lists';
import { ConfigError } from '../lib/errors/config-error.ts';

/**
 * Holds the lists that an operator declared required to those that are known: every official one, and `here`, private
 * lists and datasets of this installation.
 *
 * @throws ConfigError naming the known ones
 */
export function checkDeclared(declared: readonly string[], here: readonly string[]): void {
  const known = [...new Set([...SOURCES.map(({ id }) => id), ...here])];
  const unknown = declared.filter((id) => !known.includes(id));
  if (unknown.length === 0) return;
  const named = unknown.map((id) => {
    const meant = closestMember(id, known);
    return meant === undefined ? `"${id}"` : `"${id}" (did you mean ${meant}?)`;
  });
  throw new ConfigError(`NAMESAKE_LISTS_REQUIRED names ${named.join(', ')}. Lists known here are ${known.join(', ')}.`);
}
