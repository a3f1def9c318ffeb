import { listedWord } from '../../index/open/listed-words.ts';
import type { Index } from '../../index/open/open-index.ts';
import { withinOneEdit } from '../../normalise/phrases/within-one-edit.ts';
import { NAME_ROLES } from '../../normalise/roles/role-sets.ts';
import type { QueryToken } from '../../retrieve/lookup/query-tokens.ts';
import type { Pair } from '../../score/name/pairs.ts';
import { isHeldBack, type NameScore } from '../../score/name/score-name.ts';

/** Minimum tenths of a name that counts although some letters differ. */
const CLOSE_TENTHS = 850;

/** Whether no scoring rule doubts a name and few of its letters differ. */
export const isClose = (score: NameScore): boolean => !isHeldBack(score) && score.tenths >= CLOSE_TENTHS;

/** Similarity of different transliterations of a word. */
const SPELLED_ALIKE = 0.9;
/** Minimum length of a word that is recognisable with one mistake. */
const LEAST_LETTERS = 6;

/**
 * Whether a name in a text agrees nearly letter by letter. A name of several distinctive words always does. A single
 * word does if it is another spelling, or has six or more letters, one mistake, and is not a known word. Messages name
 * several parties, and most resemble somebody listed.
 */
export function isNearExact(index: Index, own: readonly QueryToken[], { name, alignment }: NameScore): boolean {
  const { tokenStarts, tokenRoles } = index.data.names;
  const from = tokenStarts[name] ?? 0;
  const isNameWord = ({ listedFirst }: Pair): boolean => NAME_ROLES.has(tokenRoles[from + listedFirst] ?? 0);
  const [only, ...more] = alignment.filter(isNameWord);
  if (!only || more.length > 0) return true;
  // "Consulting" matches its Russian equivalent, but so does the name of any consultant.
  if (only.method === 'abbreviation') return false;
  if (only.similarity >= SPELLED_ALIKE) return true;
  const word = own[only.queryFirst]?.text ?? '';
  const listed = listedWord(index, name, only.listedFirst);
  return (
    Math.min(word.length, listed.length) >= LEAST_LETTERS && withinOneEdit(word, listed) && !index.model.isKnown(word)
  );
}
