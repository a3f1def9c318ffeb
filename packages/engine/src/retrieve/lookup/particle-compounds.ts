import { glueParticle } from '../../knowledge/lexicon/general/glued-particles.ts';
import { ARABIC_ARTICLES } from '../../knowledge/lexicon/general/particles.ts';
import { variantRowsOf, variantsIn } from '../../knowledge/lexicon/variants/name-variants.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import { GLUED_ROLES } from '../../normalise/roles/role-sets.ts';
import type { QueryToken } from './query-tokens.ts';

/** Particles joined with a name, and the same with the name in other spellings. */
export type ParticleCompound = {
  readonly first: number;
  readonly count: number;
  readonly text: string;
  readonly spellings: readonly string[];
};

const NONE: readonly ParticleCompound[] = [];

const isOneWord = (form: string): boolean => !form.includes(' ');

/** Each article, "son of" and "father of" in a name, joined with the name after it. */
export function particleCompounds(tokens: readonly QueryToken[]): readonly ParticleCompound[] {
  if (!tokens.some(({ role }) => GLUED_ROLES.has(role))) return NONE;
  const runs: ParticleCompound[] = [];
  for (let first = 0; first + 1 < tokens.length; first++) {
    const hasArticle = ARABIC_ARTICLES.has(tokens[first + 1]?.text ?? '');
    const name = tokens[first + (hasArticle ? 2 : 1)];
    if (name?.role !== ROLE.name || name.letter !== undefined) continue;
    const glue = (text: string): readonly string[] => glueParticle(tokens[first]?.text ?? '', hasArticle, text);
    const others = variantRowsOf(name.text).flatMap(variantsIn).filter(isOneWord).flatMap(glue);
    for (const text of glue(name.text)) runs.push({ first, count: hasArticle ? 3 : 2, text, spellings: others });
  }
  return runs;
}
