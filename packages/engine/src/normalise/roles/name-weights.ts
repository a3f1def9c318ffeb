import type { Model } from '../../knowledge/model/model.ts';
import type { Token } from '../text/token.ts';
import { ROLE, type Role } from './role.ts';
import { isAllGeneric, tokenWeight } from './token-weight.ts';

/** Number of words like "bin" that form a patronymic chain, parts of which are often omitted. */
const LINE = 2;
/**
 * Share of its weight that a father's name keeps in such a chain: the given and the family name together are enough to
 * state the name.
 */
const FATHER = 0.2;

/**
 * Share of its weight that a husband's name keeps: "Rosa Varnuz de Tolbrez" may as well be listed as "Rosa Varnuz
 * Quelmira".
 */
export const HUSBAND = 0.2;
/** Minimum number of words before a husband's name: a woman's given name and family name. */
const LEAST_BEFORE = 2;

/** Whether a name ends like that of a married woman in Spanish: given name, own family name, "de", the husband's. */
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

/** The words of a legal form share the weight of one: "Limited Liability Company" says no more than "LLC". */
function shareLegal(roles: readonly Role[], weights: number[]): void {
  for (let from = 0; from < roles.length; ) {
    let to = from;
    while (roles[to] === ROLE.legal) to++;
    for (let i = from; i < to; i++) weights[i] = Math.max(1, Math.round((weights[i] ?? 1) / (to - from)));
    from = Math.max(to, from + 1);
  }
}

/**
 * The weight of agreement on each word of a name, in sixteenths of a bit, 1–255. In a patronymic chain ("Varnok bin
 * Omar bin Hasan al-Quelbani") the names between the first and the last weigh less: they are usually omitted, and
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
