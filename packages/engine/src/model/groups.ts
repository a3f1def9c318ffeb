import { LEGAL_FORMS } from '../lexicon/legal-forms.ts';
import { numberValue } from '../lexicon/numbers.ts';
import { ARABIC_ARTICLES, FILIATION_GROUPS } from '../lexicon/particles.ts';
import type { Relation } from './relation.ts';

/** Words that stand for one another, and how alike that makes them. */
export type Group = { readonly words: readonly string[]; readonly relation: Relation };

const ARTICLE: Relation = { similarity: 0.97, method: 'transliteration' };
const LEGAL: Relation = { similarity: 0.9, method: 'abbreviation' };
export const NUMBER: Relation = { similarity: 0.97, method: 'number' };

/** Every group of equivalent words, from the lexicon. Order decides group ids, which are no part of any answer. */
export function lexiconGroups(): Group[] {
  const groups: Group[] = [{ words: [...ARABIC_ARTICLES], relation: ARTICLE }];
  for (const words of FILIATION_GROUPS) groups.push({ words, relation: ARTICLE });
  const legal = new Map<string, string[]>();
  for (const form of LEGAL_FORMS) {
    const single = form.forms.filter((word) => !word.includes(' '));
    legal.set(form.class, [...(legal.get(form.class) ?? []), ...single]);
  }
  for (const words of legal.values()) groups.push({ words, relation: LEGAL });
  return groups;
}

/** The group of all writings of one number ("44", "fortyfour", "xliv"), as a negative id; undefined for other words. */
export function numberGroup(text: string): number | undefined {
  const value = numberValue(text);
  return value === undefined || !Number.isInteger(value) ? undefined : -1 - value;
}
