import { listedWord } from '../../index/open/listed-words.ts';
import type { Index } from '../../index/open/open-index.ts';
import { typeOfName } from '../../index/open/type-of.ts';
import type { NameFinding } from '../../knowledge/model/findings.ts';
import { RULES } from '../../knowledge/model/rules.ts';
import { likelySlipPoints, POINTS } from '../../knowledge/model/scale.ts';
import { withinOneEdit } from '../../normalise/phrases/within-one-edit.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import { MINOR_ROLES } from '../../normalise/roles/role-sets.ts';
import type { QueryToken } from '../../retrieve/lookup/query-tokens.ts';
import type { QueryPlan } from '../../retrieve/plan/query-plan.ts';
import { coveredBy } from './covered-words.ts';
import type { Found } from './finding-of.ts';
import type { Pair } from './pairs.ts';

const TENTHS = 10;
const [FROM, SHOWN] = [RULES.likelySlip.value * TENTHS, POINTS.shown * TENTHS];

/** Findings that mean that the listed name is longer or the agreement rough; any other means that it is another's. */
const COMPATIBLE: ReadonlySet<NameFinding> = new Set(['fewer_names', 'rough_part', 'loose', 'guess']);

/**
 * Lifts a person's name just below the threshold whose only difference, besides words left out, is one letter of a word
 * that is nobody's name: "J. Ortexa" is probably Ortega, because nobody is called Ortexa.
 * @returns name score in tenths; for review if it was just below
 */
export function withLikelySlip(
  index: Index,
  plan: QueryPlan,
  name: number,
  {
    pairs,
    tenths,
    finding,
  }: { readonly pairs: readonly Pair[]; readonly tenths: number; readonly finding: Found | null },
): number {
  if (tenths < FROM || tenths >= SHOWN || plan.isInText || (finding && !COMPATIBLE.has(finding.code))) return tenths;
  return isLikelySlip(index, plan, name, pairs) ? Math.round(likelySlipPoints(tenths / TENTHS) * TENTHS) : tenths;
}

function isLikelySlip(index: Index, plan: QueryPlan, name: number, pairs: readonly Pair[]): boolean {
  if (typeOfName(index, name) !== 'person') return false;
  const { queryMask } = coveredBy(pairs);
  const isLeft = ({ role }: QueryToken, i: number): boolean =>
    ((queryMask >> i) & 1) === 0 && (!MINOR_ROLES.has(role) || role === ROLE.initial);
  if (plan.tokens.some(isLeft)) return false;
  const [slip, ...more] = pairs.filter(
    ({ method, similarity }) => method !== 'initial' && similarity < RULES.asWritten.value,
  );
  if (slip === undefined || more.length > 0) return false;
  const word = plan.tokens[slip.queryFirst];
  if (word === undefined || word.letter !== undefined || word.script !== 'Latn') return false;
  if (word.text.length < RULES.unseenWord.value || isKnown(index, word.text)) return false;
  return withinOneEdit(word.text, listedWord(index, name, slip.listedFirst));
}

/** Uses the model only: a score does not depend on who else is listed. */
const isKnown = ({ model }: Index, word: string): boolean => model.isKnown(word) || model.isDictionaryWord(word);
