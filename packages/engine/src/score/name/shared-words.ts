import type { Index } from '../../index/open/open-index.ts';
import { typeOfName } from '../../index/open/type-of.ts';
import { legalFormClass } from '../../knowledge/lexicon/companies/legal-forms.ts';
import { COSTS, type Tally } from '../../knowledge/model/costs.ts';
import { RULES } from '../../knowledge/model/rules.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import { DISTINCTIVE_ROLES, NAME_ROLES } from '../../normalise/roles/role-sets.ts';
import type { QueryToken } from '../../retrieve/lookup/query-tokens.ts';
import type { QueryPlan } from '../../retrieve/plan/query-plan.ts';
import type { Covered } from './covered-words.ts';
import type { Pair } from './pairs.ts';

/**
 * Whether a listed name of only business words agrees in some of them, or with a part of the query: a thousand names
 * share these words.
 */
export function isHalfOfBusiness({ data }: Index, { tokens }: QueryPlan, name: number, covered: Covered): boolean {
  const { tokenStarts, tokenRoles } = data.names;
  const roles = tokenRoles.subarray(tokenStarts[name], tokenStarts[name + 1]);
  if (!roles.every((role) => role === ROLE.generic || !DISTINCTIVE_ROLES.has(role))) return false;
  return (
    roles.some((role, i) => role === ROLE.generic && ((covered.listedMask >> i) & 1) === 0) ||
    tokens.some(({ role }, i) => DISTINCTIVE_ROLES.has(role) && ((covered.queryMask >> i) & 1) === 0)
  );
}

/**
 * Whether only common words of an organisation's name agree and the distinguishing ones are missing: "Farmers of
 * Tolbria" and "Farmers of Quelmar", "Liberty" and "Tolbrian Homeland and Liberty". Also if the whole listed name is
 * such a word and the query continues: "Pioneer Networks" and the ship "Pioneer".
 */
export function isOtherBody(
  index: Index,
  { tokens }: QueryPlan,
  name: number,
  alignment: readonly Pair[],
  { extra, omitted, single }: Tally,
): boolean {
  const type = typeOfName(index, name);
  const isWhole = omitted < COSTS.heavy;
  if (type !== 'organization' && (!isWhole || type !== 'vessel')) return false;
  if (extra < COSTS.heavy && !(single && !isWhole)) return false;
  // "State Grid Corporation of Quelmar" is a company that may belong to a group.
  const left = tokens.filter(
    ({ weight }, i) => weight >= COSTS.heavy && !alignment.some((p) => (p.queryMask >> i) & 1),
  );
  const isOfGroup = left.every(({ role }) => role === ROLE.place);
  if (isOfGroup && (isWhole || tokens.some(({ text }) => legalFormClass(text) !== undefined))) return false;
  return alignment.every(
    ({ weight, queryMask, isBody }) =>
      !isBody &&
      (weight < COSTS.heavy || tokens.every((token, i) => !((queryMask >> i) & 1) || isShared(index, token))),
  );
}

/** Shorter words are names as often as words of some language. */
const isShared = ({ model }: Index, { text, role }: QueryToken): boolean =>
  !NAME_ROLES.has(role) ||
  (text.length >= RULES.shortestWord.value && model.isDictionaryWord(text)) ||
  model.isPlace(text);
