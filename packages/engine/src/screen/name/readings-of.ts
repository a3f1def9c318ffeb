import type { Index } from '../../index/open/open-index.ts';
import { beginsPlace } from '../../knowledge/lexicon/places/places.ts';
import { namesIn } from '../../normalise/names/names-in.ts';
import { ROLE, type Role } from '../../normalise/roles/role.ts';
import { SMALL_ROLES } from '../../normalise/roles/role-sets.ts';
import { normaliseText } from '../../normalise/text/normalise-text.ts';
import type { Token } from '../../normalise/text/token.ts';
import { type QueryToken, queryTokens } from '../../retrieve/lookup/query-tokens.ts';
import { planInitials } from '../../retrieve/plan/plan-initials.ts';
import { planQuery, type QueryPlan } from '../../retrieve/plan/query-plan.ts';
import type { Reading } from '../../score/match.ts';
import type { EntityType } from '../../types/listing.ts';
import { endOfLabel } from '../sentence/label-before.ts';
import { inNominative } from './in-nominative.ts';
import { isInsufficientName } from './insufficient-name.ts';
import { jointNames } from './joint-names.ts';
import { spellingVariants } from './spelling-variants.ts';

/**
 * Names that a text may be: the whole text, and each name it contains ("X (ex Y)", "SHIPPER: X"), with alternative
 * spellings if its form suggests any. A part too common to identify anybody is covered by the whole.
 * @param tokens of the text
 */
export function readingsOf(
  index: Index,
  text: string,
  type: EntityType | undefined,
  tokens: readonly Token[] = normaliseText(text).tokens,
): Reading[] {
  if (tokens.length === 0) return [];
  const parts = namesIn(text, tokens, type ?? 'unknown', index.model, endOfLabel(text, tokens, index.model));
  const written = [...parts, ...(MAY_BE_PERSON.has(type) ? jointNames(text, tokens, index.model) : [])];
  const nominatives = [tokens, ...written].flatMap((own) => inNominative(text, own, index.model));
  const names = [...written, ...nominatives];
  const others = [...names, ...[tokens, ...names].flatMap((own) => spellingVariants(text, own, index.model))]
    .map((own) => readingOf(index, text, own))
    .filter(({ plan }) => !isInsufficientName(plan.tokens, index.model));
  const whole = readingOf(index, text, tokens);
  const company = MAY_BE_BODY.has(type) ? asCompany(index, tokens, whole.plan) : undefined;
  const persons =
    type === 'organization' ? [] : [whole, ...others].flatMap(({ plan }) => asPerson(index, plan.tokens, plan) ?? []);
  const initials = MAY_BE_BODY.has(type) ? planInitials(index, whole.plan.tokens) : undefined;
  return [
    whole,
    ...others,
    ...[company, ...persons, initials].flatMap((plan) => (plan ? { kind: 'name' as const, text, plan } : [])),
  ];
}

/**
 * Reads a text as a company's name: "Tolvane Dubai" contains a place, where a person of that family name is unlikely.
 */
function asCompany(index: Index, all: readonly Token[], { tokens }: QueryPlan): QueryPlan | undefined {
  const { model } = index;
  if (tokens.length < 2 || !tokens.some(({ text }) => beginsPlace(text))) return undefined;
  const company = queryTokens(all, 'organization', model);
  const isCity = ({ role }: QueryToken, i: number): boolean => role === ROLE.place && tokens[i]?.role === ROLE.name;
  const isPersons = (token: QueryToken): boolean =>
    token.role === ROLE.name && (model.isGivenName(token.text) || model.isFamilyName(token.text));
  if (!company.some(isCity) || company.every(isCity) || company.some(isPersons)) return undefined;
  return planQuery(index, company);
}

/**
 * Reads a text as a person's name. The letters of "Tolvane A.G." and "M.V. Tolvane" may be initials rather than a legal
 * form or a ship's prefix; a business word or a country next to a given name may be a family name.
 */
function asPerson(index: Index, all: readonly Token[], { tokens }: QueryPlan): QueryPlan | undefined {
  const isLetter = ({ role, text }: QueryToken): boolean =>
    (role === ROLE.legal || role === ROLE.vessel) && text.length === 1;
  if (tokens.some(isLetter) && !tokens.some(({ role }) => role === ROLE.generic))
    return planQuery(index, queryTokens(all, 'person', index.model));
  if (!mayBeGivenAndFamily(index, tokens)) return undefined;
  const persons = queryTokens(all, 'person', index.model);
  const own = tokens.map((token, i) => (SAYS_WHAT.has(token.role) ? (persons[i] ?? token) : token));
  return planQuery(index, own);
}

/** Maximum number of words in a person's name that contains a business word or a place. */
const MAX_OF_PERSON = 5;
const SAYS_WHAT = new Set<Role>([ROLE.generic, ROLE.place]);

/**
 * Whether all words but one belong to people's names, and one is a known given name: "Orlan Tobacco", "Hamza bin
 * Laden".
 */
function mayBeGivenAndFamily({ model }: Index, tokens: readonly QueryToken[]): boolean {
  const counted = tokens.filter(({ role }) => !SMALL_ROLES.has(role));
  const others = counted.filter(({ role }) => !SAYS_WHAT.has(role));
  return (
    tokens.length <= MAX_OF_PERSON &&
    others.length > 0 &&
    others.length === counted.length - 1 &&
    others.every(({ role }) => role === ROLE.name || role === ROLE.patronymic) &&
    counted.some(({ text }) => model.isGivenName(text))
  );
}

const MAY_BE_PERSON = new Set<EntityType | undefined>(['person', 'unknown', undefined]);
const MAY_BE_BODY = new Set<EntityType | undefined>(['organization', 'unknown', undefined]);

/** One way to read the words of a text as a name. */
export const readingOf = (index: Index, text: string, own: readonly Token[]): Reading => ({
  kind: 'name',
  text,
  plan: planQuery(index, queryTokens(own, undefined, index.model)),
});
