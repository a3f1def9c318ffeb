import { closestMember } from '@namesake/contract/closest-member';
import { OWNERSHIP_RULE_IDS, OWNERSHIP_RULES, type OwnershipRule, SOURCES } from '@namesake/lists';
import { z } from 'zod';
import { ConfigError } from '../lib/errors/config-error.ts';

const FORM = `must say which rule starts from which dataset, such as eu=world,uk=world; rules are ${OWNERSHIP_RULE_IDS.join(', ')}`;

/** Parses NAMESAKE_OWNERSHIP_FROM: the rules, with additional datasets that each starts from. */
export const ownershipRules = z.string().transform((text, context): readonly OwnershipRule[] => {
  const pairs = text.split(',').map((pair) => pair.split('=').map((part) => part.trim()));
  const isPair = ([rule, list, ...more]: readonly string[]): boolean =>
    OWNERSHIP_RULE_IDS.some((id) => id === rule) && list !== undefined && /^[\w.-]+$/.test(list) && more.length === 0;
  if (!pairs.every(isPair)) {
    context.addIssue({ code: 'custom', message: FORM });
    return z.NEVER;
  }
  const datasetsOf = (id: string): readonly string[] =>
    pairs.flatMap(([rule, list = '']) => (rule === id ? [list] : []));
  return OWNERSHIP_RULES.map((rule) => ({ ...rule, datasets: [...new Set(datasetsOf(rule.id))] }));
});

/**
 * Checks the lists that an operator declared required against the known ones: official lists, and `here`, private lists
 * and datasets of this installation.
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
