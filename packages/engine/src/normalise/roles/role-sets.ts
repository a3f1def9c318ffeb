import { ROLE } from './role.ts';

/** Roles of words; by number, since an index stores a role as a byte. */
type RoleSet = ReadonlySet<number>;

/** Words that name somebody. */
export const NAME_ROLES: RoleSet = new Set([ROLE.name, ROLE.patronymic]);
/** Words that tell what a company or ship does, where it is, or which of several it is. */
export const CONTENT_ROLES: RoleSet = new Set([ROLE.generic, ROLE.place, ROLE.number]);
/** Distinctive words: all but legal forms, titles, initials and small words. */
export const DISTINCTIVE_ROLES: RoleSet = new Set([...NAME_ROLES, ...CONTENT_ROLES]);

/** Names and initials. */
export const NAME_OR_INITIAL_ROLES: RoleSet = new Set([...NAME_ROLES, ROLE.initial]);
/** Words in which affiliates differ. A letter is one: "Tolvane-M" is not "Tolvane", nor is "BPS Tolvane". */
export const AFFILIATE_ROLES: RoleSet = new Set([...CONTENT_ROLES, ROLE.initial]);
/** Words whose difference is reported. */
export const REPORTED_ROLES: RoleSet = new Set([...DISTINCTIVE_ROLES, ROLE.initial]);

/** Words that make a name more than business words. */
export const MORE_THAN_GENERIC_ROLES: RoleSet = new Set([...NAME_OR_INITIAL_ROLES, ROLE.number]);
/** Words besides which a small word or title is not the only word of a name. */
export const OTHER_WORD_ROLES: RoleSet = new Set([...MORE_THAN_GENERIC_ROLES, ROLE.servant, ROLE.place]);
/** Words whose first letters make the initials of a body. */
export const BODY_INITIAL_ROLES: RoleSet = new Set([ROLE.name, ROLE.generic, ROLE.place, ROLE.initial]);

/** Words of companies. */
export const COMPANY_ROLES: RoleSet = new Set([ROLE.legal, ROLE.generic]);
/** Words of sentences and company names that do not occur in people's names. */
export const IMPERSONAL_ROLES: RoleSet = new Set([
  ...CONTENT_ROLES,
  ...COMPANY_ROLES,
  ROLE.conjunction,
  ROLE.honorific,
  ROLE.vessel,
]);

/** Small words that may be joined with the name after them. */
export const GLUED_ROLES: RoleSet = new Set([ROLE.filiation, ROLE.kunya, ROLE.particle]);
/** Words that are not counted as words of a name. "Bin" and "Abu" are counted: each may be a name. */
export const MINOR_ROLES: RoleSet = new Set([
  ROLE.particle,
  ROLE.servant,
  ROLE.conjunction,
  ROLE.honorific,
  ROLE.legal,
  ROLE.vessel,
  ROLE.initial,
]);
/** Words that accompany a name. If a name has no others, they are read as names. */
export const SMALL_ROLES: RoleSet = new Set([...MINOR_ROLES, ...GLUED_ROLES]);
