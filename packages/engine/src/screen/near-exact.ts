import type { Index } from '../index/open-index.ts';
import { ROLE, type Role } from '../normalise/role.ts';
import { withinOneEdit } from '../normalise/within-one-edit.ts';
import type { QueryToken } from '../retrieve/query-tokens.ts';
import type { Pair } from '../score/pairs.ts';
import type { NameScore } from '../score/score-name.ts';

const TELLING = new Set<Role>([ROLE.name, ROLE.patronymic]);
/** Spelled as another convention has it, or in another alphabet. */
const SPELLED_ALIKE = 0.9;
/** Letters of a word from which one slip leaves it what it is. */
const LEAST_LETTERS = 6;

/**
 * Whether a name among others agrees nearly to the letter: of several telling words, or of one that is spelled alike, or has six letters and more, one slip, and is no
 * word of a vocabulary. A message names several parties, and each is alike to somebody listed more often than not.
 */
export function isNearExact(index: Index, own: readonly QueryToken[], { name, alignment }: NameScore): boolean {
  const { tokenStarts, tokenRoles, tokenIds } = index.data.names;
  const from = tokenStarts[name] ?? 0;
  const isTelling = ({ listedFirst }: Pair): boolean => TELLING.has((tokenRoles[from + listedFirst] ?? 0) as Role);
  const [only, ...more] = alignment.filter(isTelling);
  if (!only || more.length > 0 || only.similarity >= SPELLED_ALIKE) return true;
  const word = own[only.queryFirst]?.text ?? '';
  const listed = index.text(index.data.tokens.ownForm[tokenIds[from + only.listedFirst] ?? 0] ?? 0);
  return (
    Math.min(word.length, listed.length) >= LEAST_LETTERS && withinOneEdit(word, listed) && !index.model.isKnown(word)
  );
}
