import type { Index } from '../../index/open/open-index.ts';
import type { LegalKind } from '../../knowledge/lexicon/companies/legal-forms.ts';
import { legalKindsIn } from '../../normalise/phrases/legal-phrases.ts';
import { ROLE, type Role } from '../../normalise/roles/role.ts';
import { tagTokens } from '../../normalise/roles/tag-tokens.ts';
import type { QueryPlan } from '../../retrieve/plan/query-plan.ts';
import type { EntityType } from '../../types/listing.ts';

/** What a query's words are in a name of one type. */
export type TaggedAs = { readonly roles: readonly Role[]; readonly legal: readonly LegalKind[] };

const tagged = new WeakMap<QueryPlan, Map<EntityType, TaggedAs>>();

/** Tags a query's words as those of a party of the listed type; once per query and type. */
export function tagAsType(index: Index, plan: QueryPlan, type: EntityType): TaggedAs {
  const byType = tagged.get(plan) ?? new Map<EntityType, TaggedAs>();
  tagged.set(plan, byType);
  const known = byType.get(type);
  if (known) return known;
  const roles = type === 'unknown' ? plan.tokens.map(({ role }) => role) : tagTokens(plan.tokens, type, index.model);
  const legal = legalKindsIn(plan.tokens.map(({ text }, i) => (roles[i] === ROLE.legal ? text : null)));
  const made = { roles, legal };
  byType.set(type, made);
  return made;
}
