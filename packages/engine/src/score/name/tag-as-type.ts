import type { Index } from '../../index/open/open-index.ts';
import { legalKindsIn } from '../../normalise/phrases/legal-phrases.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import { tagTokens } from '../../normalise/roles/tag-tokens.ts';
import type { QueryPlan, TaggedAs } from '../../retrieve/plan/query-plan.ts';
import type { EntityType } from '../../types/listing.ts';

/** Tags a query's words as in a name of a party of the listed type; cached per query and type. */
export function tagAsType(index: Index, plan: QueryPlan, type: EntityType): TaggedAs {
  const known = plan.tagged.get(type);
  if (known) return known;
  const roles = type === 'unknown' ? plan.tokens.map(({ role }) => role) : tagTokens(plan.tokens, type, index.model);
  const legal = legalKindsIn(plan.tokens.map(({ text }, i) => (roles[i] === ROLE.legal ? text : null)));
  const made = { roles, legal };
  plan.tagged.set(type, made);
  return made;
}
