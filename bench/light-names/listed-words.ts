import { DEFAULT_POLICY, type EntityType, type Listing, type Model } from '@namesake/engine';
import { ROLE, type Role } from '../../packages/engine/src/normalise/roles/role.ts';
import { tagTokens } from '../../packages/engine/src/normalise/roles/tag-tokens.ts';
import { normaliseText } from '../../packages/engine/src/normalise/text/normalise-text.ts';

/** A listed strong name with exactly one distinctive word. */
export type ListedWord = { readonly word: string; readonly type: EntityType; readonly name: string };

/** Roles of words that only show the kind of a name. */
const SIGNS = new Set<Role>([
  ROLE.legal,
  ROLE.particle,
  ROLE.conjunction,
  ROLE.honorific,
  ROLE.vessel,
  ROLE.initial,
  ROLE.filiation,
]);

/** Listings that the default policy alerts on. */
export const alerting = (listings: readonly Listing[]): readonly Listing[] =>
  listings.filter(({ status, effect }) => status !== 'delisted' && (DEFAULT_POLICY.effects?.includes(effect) ?? true));

/** The strong names with one distinctive word, one row for each word and type of party. */
export function listedWords(listings: readonly Listing[], model: Model): readonly ListedWord[] {
  const found = new Map<string, ListedWord>();
  for (const { names, entityType: type } of alerting(listings))
    for (const { value, quality } of names) {
      if (quality === 'weak') continue;
      const { tokens } = normaliseText(value);
      const roles = tagTokens(tokens, type, model);
      const [token, ...more] = tokens.filter((_, i) => !SIGNS.has(roles[i] ?? ROLE.name));
      if (token === undefined || more.length > 0 || !/[a-z]/.test(token.text)) continue;
      const key = `${type} ${token.text}`;
      if (!found.has(key)) found.set(key, { word: token.text, type, name: value });
    }
  return [...found.values()];
}
