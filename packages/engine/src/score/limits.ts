import type { Index } from '../index/open-index.ts';
import { legalFormClass } from '../lexicon/legal-forms.ts';
import { ROLE, type Role } from '../normalise/role.ts';
import type { QueryPlan } from '../retrieve/query-plan.ts';
import { ENTITY_TYPES } from '../types/listing.ts';

/** Why a name score is kept below `high`. */
export type Limit = 'partial_name' | 'possible_affiliate' | 'other_legal_form';

/** What a limited score can reach, in tenths: a review, whatever the weights say. */
export const LIMITED_TENTHS = 845;

const TELLING = new Set<Role>([ROLE.name, ROLE.patronymic]);
const AFFILIATE = new Set<Role>([ROLE.generic, ROLE.place, ROLE.number]);

/**
 * Kinds of agreement that look better than they are:
 * one word of a longer personal name ("Maduro"), and companies or ships that share every telling word and differ in place, activity
 * number or legal form ("Sberbank Kazakhstan", "Bowne II"), which are often parts of one group or sister ships.
 */
export function limitOf(
  index: Index,
  plan: QueryPlan,
  name: number,
  queryMask: number,
  listedMask: number,
): Limit | null {
  const { tokenStarts, tokenRoles, listing } = index.data.names;
  const listedRoles = tokenRoles.subarray(tokenStarts[name], tokenStarts[name + 1]);
  const unmatched: Role[] = [];
  // Bit 1: a legal form of the query stands unmatched; bit 2: one of the list.
  let leftLegal = 0;
  let telling = 0;
  plan.tokens.forEach(({ role }, i) => {
    if ((queryMask >> i) & 1) telling += TELLING.has(role) ? 1 : 0;
    else unmatched.push(role);
    if (((queryMask >> i) & 1) === 0 && role === ROLE.legal) leftLegal |= 1;
  });
  let listedTelling = 0;
  listedRoles.forEach((code, j) => {
    const role = code as Role;
    if ((listedMask >> j) & 1) listedTelling += TELLING.has(role) ? 1 : 0;
    else unmatched.push(role);
    if (((listedMask >> j) & 1) === 0 && role === ROLE.legal) leftLegal |= 2;
  });
  const type = ENTITY_TYPES[index.data.listings.type[listing[name] ?? 0] ?? 0];
  if (unmatched.length === 0) return null;
  if (type !== 'person' && leftLegal === 3 && legalFormsDiffer(index, plan, name)) return 'other_legal_form';
  const leftTelling = unmatched.some((role) => TELLING.has(role));
  if (leftTelling) return Math.max(telling, listedTelling) === 1 && type !== 'organization' ? 'partial_name' : null;
  return type !== 'person' && unmatched.some((role) => AFFILIATE.has(role)) ? 'possible_affiliate' : null;
}

/** Both names have a legal form, and none of one kind: another legal person, most often of the same group in another country. */
function legalFormsDiffer(index: Index, plan: QueryPlan, name: number): boolean {
  const submitted = legalKinds(plan.tokens.map(({ role, text }) => (role === ROLE.legal ? text : null)));
  if (submitted.length === 0) return false;
  const { tokenStarts, tokenRoles, tokenIds } = index.data.names;
  const words: (string | null)[] = [];
  for (let j = tokenStarts[name] ?? 0; j < (tokenStarts[name + 1] ?? 0); j++) {
    const form = index.data.tokens.ownForm[tokenIds[j] ?? 0] ?? 0;
    words.push(tokenRoles[j] === ROLE.legal ? index.form(form).text : null);
  }
  const listed = legalKinds(words);
  return listed.length > 0 && !submitted.some((kind) => listed.includes(kind));
}

/** The kinds of legal form that a name's words tell; a run of words is one form ("s r l"). Null stands for any other word. */
function legalKinds(words: readonly (string | null)[]): string[] {
  const kinds: string[] = [];
  let run: string[] = [];
  for (const word of [...words, null]) {
    if (word !== null) run.push(word);
    else {
      const whole = legalFormClass(run.join(' '));
      kinds.push(...(whole ? [whole] : run.flatMap((one) => legalFormClass(one) ?? [])));
      run = [];
    }
  }
  return kinds;
}
