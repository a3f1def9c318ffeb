import { listedWord } from '../../index/open/listed-words.ts';
import type { Index } from '../../index/open/open-index.ts';
import { legalFormClass } from '../../knowledge/lexicon/companies/legal-forms.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import type { QueryPlan } from '../plan/query-plan.ts';

/** Minimum length in characters of a field that a long name fills. */
const SHORTEST_FIELD = 24;
/** Minimum length of a cut word where only legal forms precede it. */
const SHORTEST_ONLY = 6;
/** Minimum number of letters that words of a name, other than legal forms, have in common with it. */
const LEAST_LETTERS = 8;

/**
 * Whether each word of a query is that of a listed name at its place, or a beginning of it: "QUELMAR NAVI. INCO." The
 * name may go on behind a text that a field of fixed length cut off within a word ("JOINT STOCK COMPANY QUELMAR
 * AIRCRA").
 */
export function isListedShortened(index: Index, { tokens, cut = 0 }: QueryPlan, name: number): boolean {
  const { tokenStarts, tokenRoles } = index.data.names;
  const start = tokenStarts[name] ?? 0;
  const count = (tokenStarts[name + 1] ?? 0) - start;
  const isLegal = (place: number): boolean => tokenRoles[start + place] === ROLE.legal;
  let [at, letters, whole, begun] = [0, 0, 0, 0];
  let goesOn = false;
  for (const [i, { text, role }] of tokens.entries()) {
    const agreesAt = (place: number): boolean => {
      const listed = listedWord(index, name, place);
      return listed === text || (((cut >> i) & 1) === 1 && listed.startsWith(text));
    };
    while (at < count && isLegal(at) && !agreesAt(at)) at++;
    if (at < count && agreesAt(at)) {
      goesOn = listedWord(index, name, at) !== text;
      if (!isLegal(at))
        [letters, whole, begun] = [letters + text.length, whole + (goesOn ? 0 : 1), begun + (goesOn ? 1 : 0)];
      at++;
    } else if (role !== ROLE.legal && legalFormClass(text) === undefined) return false;
  }
  while (at < count && isLegal(at)) at++;
  const isField = (tokens.at(-1)?.end ?? 0) - (tokens[0]?.start ?? 0) >= SHORTEST_FIELD;
  if (at < count && !(goesOn && isField)) return false;
  if (whole + begun === 1) return begun === 1 && letters >= SHORTEST_ONLY && isField;
  return letters >= LEAST_LETTERS && (whole > 0 || begun > 2);
}
