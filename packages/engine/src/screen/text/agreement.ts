import type { Index } from '../../index/open/open-index.ts';
import { legalFormClass } from '../../knowledge/lexicon/companies/legal-forms.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import { DISTINCTIVE_ROLES, NAME_ROLES } from '../../normalise/roles/role-sets.ts';
import type { QueryToken } from '../../retrieve/lookup/query-tokens.ts';
import type { NameScore } from '../../score/name/score-name.ts';

/** How a listed name agrees with a stretch of text, by the roles of its words. */
export type Agreement = {
  /** Distinctive words. */
  readonly nameWords: number;
  /** Business words, places, numbers. */
  readonly content: number;
  /** Legal forms, kunyas, particles, titles, initials. */
  readonly small: number;
  /** Distinctive words of the listed name that do not agree. */
  readonly omitted: number;
  /** Mean and lowest similarity of the distinctive and content words that agree. */
  readonly mean: number;
  readonly least: number;
  /** Share of the listed name's weight that agrees. */
  readonly share: number;
  /** Words of the stretch that agree only in part. */
  readonly loose: readonly number[];
  readonly queryMask: number;
};

const LOOSE = 0.96;

const isLegalForm = (token: QueryToken | undefined): boolean =>
  token !== undefined && (token.role === ROLE.legal || legalFormClass(token.text) !== undefined);

/** Weighs an alignment by the roles of the listed words. */
export function agreementOf(index: Index, own: readonly QueryToken[], { name, alignment }: NameScore): Agreement {
  const { tokenStarts, tokenRoles, tokenWeights, totalWeight } = index.data.names;
  const from = tokenStarts[name] ?? 0;
  const roles = tokenRoles.subarray(from, tokenStarts[name + 1]);
  let [nameWords, content, small, sum, least, weight, queryMask] = [0, 0, 0, 0, 1, 0, 0];
  const loose: number[] = [];
  for (const pair of alignment) {
    queryMask |= pair.queryMask;
    let counts = false;
    // Legal forms match each other: "GmbH" says nothing about a "PT" that is listed as a name. A run that begins with a
    // legal form says more.
    const isForm = pair.method !== 'joined' && pair.similarity < 1 && isLegalForm(own[pair.queryFirst]);
    const isSign = pair.method === 'initial' || isForm;
    roles.forEach((role, j) => {
      if (((pair.listedMask >> j) & 1) === 0) return;
      weight += (tokenWeights[from + j] ?? 0) * pair.similarity;
      if (isSign || !DISTINCTIVE_ROLES.has(role)) {
        small++;
        return;
      }
      if (NAME_ROLES.has(role)) nameWords++;
      else content++;
      counts = true;
      sum += pair.similarity;
      least = Math.min(least, pair.similarity);
    });
    if (counts && pair.similarity < LOOSE && pair.method !== 'joined') loose.push(pair.queryFirst);
  }
  const listedNameWords = roles.reduce((count, role) => count + (NAME_ROLES.has(role) ? 1 : 0), 0);
  return {
    nameWords,
    content,
    small,
    omitted: listedNameWords - nameWords,
    mean: nameWords + content > 0 ? sum / (nameWords + content) : 0,
    least,
    share: weight / (totalWeight[name] || 1),
    loose,
    queryMask,
  };
}
