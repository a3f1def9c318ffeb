import { ROLE_NAMES, type Role } from '@namesake/contract';
import type { GroupRole } from '../../../config/oidc.ts';

/** Claims of a provider about a person. */
export type Claims = Readonly<Record<string, unknown>>;

const MAX_NAME_CHARACTERS = 180;

/** Groups in a claim, which is a list of texts or one text. */
export function groupsIn(claims: Claims, claim: string): readonly string[] {
  const value = claims[claim];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((group) => typeof group === 'string') : [];
}

/** Initial name of an account, on one line; the subject if the provider gives no better name. */
export function userNameIn(claims: Claims): string {
  const { preferred_username, email, name, sub } = claims;
  const texts = [preferred_username, email, name, sub].map((text) => (typeof text === 'string' ? oneLine(text) : ''));
  return texts.find((text) => text !== '') ?? 'unnamed';
}

const oneLine = (text: string): string =>
  [...text.normalize('NFKC').replaceAll(/[\p{C}\s]+/gu, ' ')].slice(0, MAX_NAME_CHARACTERS).join('').trim();

/** The strongest role of a person's groups; undefined if they have none. */
export function roleOfGroups(groups: readonly string[], roles: readonly GroupRole[]): Role | undefined {
  const given = new Set(roles.filter(({ group }) => groups.includes(group)).map(({ role }) => role));
  return ROLE_NAMES.find((role) => given.has(role));
}
