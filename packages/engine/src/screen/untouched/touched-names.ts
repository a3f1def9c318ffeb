import type { ListedCompound, TokenMatches } from '../../index/caches/matches.ts';
import type { Index } from '../../index/open/open-index.ts';
import { rowAt } from '../../index/tables/rows.ts';
import { particleKind } from '../../knowledge/lexicon/general/particles.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import { tokenWeight } from '../../normalise/roles/token-weight.ts';
import { normaliseText } from '../../normalise/text/normalise-text.ts';
import { candidateNames } from '../../retrieve/candidates/candidates.ts';
import { isInitialKind } from '../../retrieve/lookup/match-kind.ts';
import { queryTokens } from '../../retrieve/lookup/query-tokens.ts';
import { planInitials } from '../../retrieve/plan/plan-initials.ts';
import { planCutQuery, planQuery, type QueryPlan } from '../../retrieve/plan/query-plan.ts';
import { verbatimNames } from '../../retrieve/verbatim-names.ts';
import { foldLetters } from '../../verbatim/fold-letters.ts';
import { spellingVariants } from '../name/spelling-variants.ts';
import { namesWith } from '../parts/names-with.ts';

/** What one word touches in an index, whatever stands beside it. */
export type TouchedNames = {
  readonly text: string;
  /** Listed names that hold it, in order. */
  readonly names: Int32Array;
  readonly matches: TokenMatches | undefined;
  readonly compounds: readonly ListedCompound[];
  /** Whether one of the names may reach the level by this word alone, however much it weighs. */
  readonly reaches: boolean;
  /** Whether a listed person is called so. */
  readonly isNamed: boolean;
};

/** Words this short may be initials, unless they are names. */
const LONGEST_INITIALS = 3;
const LETTERS = /^[a-z]{2,}$/;

const NOTHING = { names: new Int32Array(0), matches: undefined, compounds: [], reaches: false, isNamed: false };

/**
 * What a word touches. Undefined where it may be read in other ways than as itself, or is a listed name: then nothing
 * is known of it.
 * @param level the raw score (0–1) that a name has at least
 * @param isCut whether it may be the beginning of a word
 */
export function touchedNames(index: Index, written: string, level: number, isCut: boolean): TouchedNames | undefined {
  const { model } = index;
  const { tokens } = normaliseText(written);
  const [only] = tokens;
  if (only === undefined || tokens.length > 1 || only.script !== 'Latn' || !LETTERS.test(only.text)) return undefined;
  const mayBeInitials =
    only.text.length <= LONGEST_INITIALS && !model.isGivenName(only.text) && !model.isFamilyName(only.text);
  if (mayBeInitials || particleKind(only.text) !== undefined) return undefined;
  if (spellingVariants(written, tokens, model).length > 0) return undefined;
  const heaviest = queryTokens(tokens, 'person', model).map((one) => ({
    ...one,
    role: ROLE.name,
    weight: tokenWeight(only, ROLE.name, model),
  }));
  if (verbatimNames(index, foldLetters(written)).length > 0 || planInitials(index, heaviest) !== undefined)
    return undefined;
  const whole = planQuery(index, heaviest);
  const plan = isCut ? planCutQuery(index, whole) : whole;
  const names = namesOf(index, plan);
  if (names.length === 0) return { text: only.text, ...NOTHING };
  return {
    text: only.text,
    names,
    matches: plan.matches[0],
    compounds: [...plan.compounds].flatMap(([name, own]) => own.map(({ unit: _, ...one }) => ({ ...one, name }))),
    reaches: candidateNames(index, plan, level).length > 0,
    isNamed: namesWith(index, only, 'person').size > 0,
  };
}

/** Every name that a plan opens, in order. */
function namesOf({ data }: Index, { matches, compounds }: QueryPlan): Int32Array {
  const { postings, initialPostings } = data.tokens;
  const names = new Set<number>(compounds.keys());
  for (const { tokens, kinds } of matches)
    tokens.forEach((token, i) => {
      for (const name of rowAt(isInitialKind(kinds[i] ?? 0) ? initialPostings : postings, token)) names.add(name);
    });
  return Int32Array.from(names).sort();
}
