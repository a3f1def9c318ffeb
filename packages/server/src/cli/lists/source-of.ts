import { closestMember } from '@namesake/contract/closest-member';
import { SOURCES, type Source } from '@namesake/lists';
import { UsageError } from '../command/command.ts';

/**
 * The official list of this id.
 *
 * @throws UsageError naming the one that was probably meant
 */
export function sourceOf(id: string): Source {
  const source = SOURCES.find((known) => known.id === id);
  if (source !== undefined) return source;
  const ids = SOURCES.map((known) => known.id);
  const meant = closestMember(id, ids);
  throw new UsageError(
    `There is no list ${id}.${meant === undefined ? ` Known are ${ids.join(', ')}.` : ` Did you mean ${meant}?`}`,
  );
}
