import { ARABIC_ARTICLES } from '../../knowledge/lexicon/general/particles.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import { BODY_INITIAL_ROLES } from '../../normalise/roles/role-sets.ts';
import type { TokenRun } from './compound-runs.ts';

/** Minimum and maximum length of an abbreviation of a body: half of all companies share two-letter initials. */
export const FEWEST_INITIALS = 3;
export const MAX_INITIALS = 8;

/** The initials of a run of a name's tokens. */
export type BodyInitials = TokenRun & { readonly text: string };

const LATIN = /^[a-z]/;

/**
 * Abbreviations of an organization's name: the initials of its content words, without small words ("of", "the") and
 * legal forms. None if there are too few or too many, or if a word has no initial; two if a leading article may
 * contribute one ("Al-Quelmar").
 */
export function bodyInitials(texts: readonly string[], roles: ArrayLike<number>): readonly BodyInitials[] {
  let text = '';
  let [first, end] = [-1, 0];
  for (const [i, word] of texts.entries()) {
    if (roles[i] === ROLE.number) return [];
    if (!BODY_INITIAL_ROLES.has(roles[i] ?? ROLE.name)) continue;
    if (!LATIN.test(word)) return [];
    text += word.charAt(0);
    if (first === -1) first = i;
    end = i + 1;
  }
  const found = [{ text, first, count: end - first }];
  if (first === 1 && ARABIC_ARTICLES.has(texts[0] ?? ''))
    found.push({ text: (texts[0] ?? '').charAt(0) + text, first: 0, count: end });
  return found.filter((one) => one.text.length >= FEWEST_INITIALS && one.text.length <= MAX_INITIALS);
}
