import type { Model } from '../../knowledge/model/model.ts';
import type { Token } from '../text/token.ts';
import { ROLE, type Role } from './role.ts';
import { isAllGeneric, tokenWeight } from './token-weight.ts';

/** Words such as "bin" that introduce a patronymic chain, which people often omit. */
const LINE = 2;
/**
 * Share of its weight that a father's name keeps in such a line: people who give the own name and the family's give the
 * name.
 */
const FATHER = 0.2;

/**
 * Share of its weight that a husband's name keeps: "Rosa Varnuz de Tolbrez" is listed as "Rosa Varnuz Quelmira" as
 * often.
 */
export const HUSBAND = 0.2;
/** It follows at least a woman's given name and family name. */
const LEAST_BEFORE = 2;

/**
 * Whether a name ends as those of married women do in Spanish: own given name, own family name, "de", the husband's.
 */
function isMarriedName(tokens: readonly Token[], roles: readonly Role[], model: Model): boolean {
  const at = tokens.length - 2;
  if (tokens[at]?.text !== 'de' || roles[at] !== ROLE.particle || roles[at + 1] !== ROLE.name) return false;
  const before = tokens.slice(0, at);
  return (
    roles.slice(0, at).filter((role) => role === ROLE.name).length >= LEAST_BEFORE &&
    before[0]?.text.endsWith('a') === true &&
    !model.isGivenName(before.at(-1)?.text ?? '')
  );
}

/** The words of a legal form weigh together what one does: "Limited Liability Company" says no more than "LLC". */
function shareLegal(roles: readonly Role[], weights: number[]): void {
  for (let from = 0; from < roles.length; ) {
    let to = from;
    while (roles[to] === ROLE.legal) to++;
    for (let i = from; i < to; i++) weights[i] = Math.max(1, Math.round((weights[i] ?? 1) / (to - from)));
    from = Math.max(to, from + 1);
  }
}

/**
 * The weight of agreement on each word of a name, in sixteenths of a bit, 1–255. In a line of fathers ("Varnok bin Omar
 * bin Hasan al-Quelbani") those between the own name and the last word weigh less: they are left out as a rule, and
 * brothers share them.
 */
export function nameWeights(tokens: readonly Token[], roles: readonly Role[], model: Model): number[] {
  const isOnly = isAllGeneric(roles);
  const weights = tokens.map((token, i) => tokenWeight(token, roles[i] ?? ROLE.name, model, isOnly));
  shareLegal(roles, weights);
  if (isMarriedName(tokens, roles, model)) {
    const last = weights.length - 1;
    weights[last] = Math.max(1, Math.round((weights[last] ?? 1) * HUSBAND));
  }
  if (roles.filter((role) => role === ROLE.filiation).length < LINE) return weights;
  const first = roles.indexOf(ROLE.filiation);
  const last = roles.lastIndexOf(ROLE.name);
  return weights.map((weight, i) =>
    i > first && i < last && roles[i] === ROLE.name ? Math.max(1, Math.round(weight * FATHER)) : weight,
  );
}
