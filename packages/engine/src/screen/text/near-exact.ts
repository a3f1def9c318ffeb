import { listedWord } from '../../index/open/listed-words.ts';
import type { Index } from '../../index/open/open-index.ts';
import { withinOneEdit } from '../../normalise/phrases/within-one-edit.ts';
import { NAME_ROLES } from '../../normalise/roles/role-sets.ts';
import type { QueryToken } from '../../retrieve/lookup/query-tokens.ts';
import type { Pair } from '../../score/name/pairs.ts';
import { isHeldBack, type NameScore } from '../../score/name/score-name.ts';

/** Tenths from which a name counts although letters of it differ. */
const CLOSE_TENTHS = 850;

/** Whether no rule of the score doubts a name, and few letters of it differ. */
export const isClose = (score: NameScore): boolean => !isHeldBack(score) && score.tenths >= CLOSE_TENTHS;

/** As alike as another transliteration of the same word. */
const SPELLED_ALIKE = 0.9;
/** Letters from which a word with one mistake is still recognisable. */
const LEAST_LETTERS = 6;

/**
 * Whether a name in a text agrees nearly to the letter. A name of several distinctive words always does. A single word
 * does if it is another spelling of the listed one, or has six letters or more, one mistake, and is not a known word
 * itself. A message names several parties, and most of them resemble somebody listed.
 */
export function isNearExact(index: Index, own: readonly QueryToken[], { name, alignment }: NameScore): boolean {
  const { tokenStarts, tokenRoles } = index.data.names;
  const from = tokenStarts[name] ?? 0;
  const isNameWord = ({ listedFirst }: Pair): boolean => NAME_ROLES.has(tokenRoles[from + listedFirst] ?? 0);
  const [only, ...more] = alignment.filter(isNameWord);
  if (!only || more.length > 0) return true;
  // "Consulting" matches its Russian word, and so does the name of any consultant.
  if (only.method === 'abbreviation') return false;
  if (only.similarity >= SPELLED_ALIKE) return true;
  const word = own[only.queryFirst]?.text ?? '';
  const listed = listedWord(index, name, only.listedFirst);
  return (
    Math.min(word.length, listed.length) >= LEAST_LETTERS && withinOneEdit(word, listed) && !index.model.isKnown(word)
  );
}
