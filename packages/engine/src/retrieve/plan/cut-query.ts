import type { TokenMatches, UnitMatches } from '../../index/caches/matches.ts';
import { writtenWord } from '../../index/open/look-ups.ts';
import type { Index } from '../../index/open/open-index.ts';
import { ANY_SYSTEM } from '../../knowledge/scripts/letters/reading-system.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import type { Form } from '../../words/form/form.ts';
import { type FormFinder, findForms, formKey } from '../lookup/find-forms.ts';
import { kindOf } from '../lookup/match-kind.ts';
import { MatchCollector } from '../lookup/token-matches.ts';
import { maskOf, type QueryPlan } from './query-plan.ts';

/**
 * The plan of a name with words that were cut off, as payment systems and abbreviations do: each may be any word that
 * begins with it.
 * @param cut their positions, as a bit mask
 */
export function planCutQuery(index: Index, plan: QueryPlan, cut: number, find: FormFinder = findForms): QueryPlan {
  const { lookUps } = index.scratch;
  lookUps?.plan(plan.tokens, (at) => plan.tokens[at]?.role === ROLE.initial, cut);
  const others = plan.matches.filter(({ unit }) => !isCutUnit(plan, unit, cut));
  const begun = plan.units.flatMap((_, unit): UnitMatches[] => {
    const { forms: [form] = [] } = plan.tokens[plan.units[unit]?.first ?? 0] ?? {};
    return isCutUnit(plan, unit, cut) && form ? [{ unit, ...beginningMatches(index, plan, unit, form, find) }] : [];
  });
  return { ...plan, matches: [...others, ...begun].sort((a, b) => a.unit - b.unit), cut };
}

/** Whether a unit is one of the words in a mask, not joined to another. */
const isCutUnit = (plan: QueryPlan, unit: number, cut: number): boolean =>
  plan.units[unit]?.count === 1 && (maskOf(plan, unit) & cut) !== 0;

/** The matches of a word, and of all listed words that begin with it. */
function beginningMatches(index: Index, plan: QueryPlan, unit: number, form: Form, find: FormFinder): TokenMatches {
  const { lookUps } = index.scratch;
  const token = plan.tokens[plan.units[unit]?.first ?? 0];
  // "Tolbrecht Варн": a word that cannot be serialised is looked up by its form.
  if (lookUps && token && writtenWord(token) === undefined) lookUps.similar.add(formKey(form, 'prefix'));
  const found = new MatchCollector(index);
  const known = plan.matches.find((match) => match.unit === unit);
  known?.tokens.forEach((one, k) => {
    found.add(one, known.similarities[k] ?? 0, known.kinds[k] ?? 0);
  });
  for (const { form: id, relation } of find(index, form, 'prefix'))
    found.addForm(id, relation.similarity, kindOf(relation, ANY_SYSTEM), false);
  return found.matches();
}
