import type { Model } from '../../knowledge/model/model.ts';
import type { Token } from '../text/token.ts';
import { ROLE, type Role } from './role.ts';
import { MORE_THAN_GENERIC_ROLES } from './role-sets.ts';

const BIT = 16;

/** Maximum weight of a word by role, in sixteenths of a bit: these words tell what a party is, not which one. */
const MOST: Readonly<Partial<Record<Role, number>>> = {
  [ROLE.initial]: 1.5 * BIT,
  [ROLE.particle]: 0.75 * BIT,
  [ROLE.filiation]: 0.5 * BIT,
  [ROLE.kunya]: 1 * BIT,
  [ROLE.servant]: 2 * BIT,
  [ROLE.conjunction]: 0.25 * BIT,
  [ROLE.honorific]: 0.25 * BIT,
  [ROLE.legal]: 0.3 * BIT,
  [ROLE.vessel]: 0.25 * BIT,
  [ROLE.generic]: 3 * BIT,
  [ROLE.place]: 4 * BIT,
  [ROLE.number]: 4 * BIT,
  [ROLE.patronymic]: 6 * BIT,
};

const SYLLABLE = 5 * BIT;

/**
 * Maximum weight of business words in a name without another distinctive word: "Tactical Systems Corporation" is
 * identified by them.
 */
const ONLY_GENERIC = 4 * BIT;

const LEAST_GENERIC = 2;

/** Whether a name has only business words, apart from small words, places and forms. */
export const isAllGeneric = (roles: readonly Role[]): boolean =>
  roles.filter((role) => role === ROLE.generic).length >= LEAST_GENERIC &&
  !roles.some((role) => MORE_THAN_GENERIC_ROLES.has(role));

/** Minimum length of a number that is a name, usually a military unit's. */
const LONG_NUMBER = /^[0-9]{5,}$/;
const LONG = 10 * BIT;

/**
 * The weight of agreement on a token, in sixteenths of a bit, 1–255: its rarity in the model, limited by its role.
 * @param isOnly whether its name has no more distinctive word (see {@link isAllGeneric})
 */
export function tokenWeight(token: Token, role: Role, model: Model, isOnly = false): number {
  // There are only a few hundred syllables, however rare or frequent their letters are in Latin lists.
  const most = isOnly && role === ROLE.generic ? ONLY_GENERIC : LONG_NUMBER.test(token.text) ? LONG : MOST[role];
  if (token.letter !== undefined) return Math.min(SYLLABLE, most ?? SYLLABLE);
  const forms = model.isKnown(token.text) ? [token.text] : [token.text, ...token.readings];
  let weight = Math.min(...forms.map((form) => model.weightOf(form)));
  // Short romanised syllables are shared by many characters and names: rarity in one list overstates them.
  if (token.text.length <= 2) weight = Math.min(weight, 5 * BIT);
  return Math.max(1, Math.min(255, Math.round(Math.min(weight, most ?? 255))));
}
