import { OWNERSHIP_RULE_IDS, OWNERSHIP_RULES, type OwnershipRule } from '@namesake/lists';
import { z } from 'zod';

const FORM = `must say which rule starts from which dataset, such as eu=world,uk=world; rules are ${OWNERSHIP_RULE_IDS.join(', ')}`;

/** Reads what NAMESAKE_OWNERSHIP_FROM gives: the rules, with the datasets that each starts from besides. */
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
