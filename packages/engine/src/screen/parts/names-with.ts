import type { Index } from '../../index/open/open-index.ts';
import { typeOfName } from '../../index/open/type-of.ts';
import { rowAt } from '../../index/tables/rows.ts';
import { NAME_ROLES } from '../../normalise/roles/role-sets.ts';
import type { Token } from '../../normalise/text/token.ts';
import { queryTokens } from '../../retrieve/lookup/query-tokens.ts';
import { planUnnoted } from '../../retrieve/plan/query-plan.ts';

/** Budget steps for each name. */
const LISTED_NAME = 1 / 16;
/** Similarity of words that agree letter by letter or across scripts. */
const SAME = 0.95;
/** … and across languages, for business words. */
const SAME_MEANING = 0.9;

/**
 * Listed names that contain a word, by position in the index.
 * @param of `person`: persons' names where it is not a title or particle; `any`: all names, with the word in any
 * language
 */
export function namesWith(index: Index, word: Token, of: 'person' | 'any'): ReadonlySet<number> {
  const isPerson = of === 'person';
  const plan = planUnnoted(index, queryTokens([word], isPerson ? 'person' : undefined, index.model));
  const { postings } = index.data.tokens;
  const found = new Set<number>();
  for (const { tokens, similarities } of plan.matches)
    tokens.forEach((token, i) => {
      if ((similarities[i] ?? 0) < (isPerson ? SAME : SAME_MEANING)) return;
      const names = rowAt(postings, token);
      index.scratch.budget.spend(names.length * LISTED_NAME);
      for (const name of names) if (!isPerson || isPersonsName(index, name, token)) found.add(name);
    });
  return found;
}

/** Whether a listed name is a person's where a word is not a title or particle. */
function isPersonsName(index: Index, name: number, token: number): boolean {
  if (typeOfName(index, name) !== 'person') return false;
  const { tokenStarts, tokenIds, tokenRoles } = index.data.names;
  for (let at = tokenStarts[name] ?? 0; at < (tokenStarts[name + 1] ?? 0); at++)
    if (tokenIds[at] === token && NAME_ROLES.has(tokenRoles[at] ?? 0)) return true;
  return false;
}
