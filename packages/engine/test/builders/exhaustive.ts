import type { CompoundMatch } from '../../src/index/caches/matches.ts';
import type { Index } from '../../src/index/open/open-index.ts';
import { stringCount } from '../../src/index/tables/packed-strings.ts';
import { compoundSpellingsOf, findSpelledCompounds } from '../../src/retrieve/lookup/compound-spellings.ts';
import { addCompound, findCompounds } from '../../src/retrieve/lookup/find-compounds.ts';
import { comparerOf, type FormFinder } from '../../src/retrieve/lookup/find-forms.ts';
import { compoundOf, type QueryToken } from '../../src/retrieve/lookup/query-tokens.ts';
import { planQuery, type QueryPlan } from '../../src/retrieve/plan/query-plan.ts';
import { type NameScore, scoreName } from '../../src/score/name/score-name.ts';
import type { formOf } from '../../src/words/form/form.ts';
import { compoundKey } from '../../src/words/keys/keys.ts';

/** Compares with every form of the index: what the keys of retrieval are a short cut for. */
export const everyForm: FormFinder = (index, form, mode) => {
  const found = [];
  const relationTo = comparerOf(index, form, mode);
  for (let id = 0; id < stringCount(index.data.tokens.forms); id++) {
    const relation = relationTo(id);
    if (relation) found.push({ form: id, relation });
  }
  return found;
};

/** The index with all of its compounds under one key, so that looking that key up looks at every join. */
function withAllJoinsUnder(index: Index, key: number): Index {
  const count = index.data.tokens.compounds.keys.length;
  const compounds = {
    keys: new Uint32Array(count).fill(key),
    directory: key >>> 31 ? Uint32Array.of(0, 0, count) : Uint32Array.of(0, count, count),
    shift: 31,
  };
  return { ...index, data: { ...index.data, tokens: { ...index.data.tokens, compounds } } };
}

/** Every listed join that the query's words, or all of them written as one, are alike to. */
export function everyCompound(
  index: Index,
  tokens: readonly QueryToken[],
  plan: QueryPlan,
): Map<number, CompoundMatch[]> {
  // What the plan found by forms (words in native characters) is complete; compounds by key are what is scanned for.
  const compounds = new Map(
    Array.from(plan.compounds, ([name, known]): [number, CompoundMatch[]] => [name, [...known]]),
  );
  const scan = (form: ReturnType<typeof formOf>, unit: number) =>
    findCompounds(withAllJoinsUnder(index, compoundKey(form)), form, (join) => addCompound(compounds, unit, join));
  const whole = plan.units.findIndex(({ first, count }) => first === 0 && count === tokens.length && count > 1);
  const joined = whole === -1 ? undefined : compoundOf(tokens, { first: 0, count: tokens.length }, index.model);
  if (joined?.mode === 'compound') scan(joined.form, whole);
  tokens.forEach((token, i) => {
    for (const form of token.forms) scan(form, i);
    for (const apart of compoundSpellingsOf(index, token.forms))
      findSpelledCompounds(withAllJoinsUnder(index, compoundKey(apart.form)), apart, (join) =>
        addCompound(compounds, i, join),
      );
  });
  return compounds;
}

/** The plan that looks at everything: every form and, if asked, every join. */
export function exhaustivePlan(index: Index, tokens: readonly QueryToken[], allJoins: boolean): QueryPlan {
  const plan = planQuery(index, tokens, everyForm);
  return allJoins ? { ...plan, compounds: everyCompound(index, tokens, plan) } : plan;
}

/** Scores every name there is. In order of names. */
export const scoreEveryName = (index: Index, plan: QueryPlan): NameScore[] =>
  Array.from({ length: index.stats.names }, (_, name) => scoreName(index, plan, name));

/** Names and scores at or above a level, to be compared. */
export const reaching = (scores: readonly NameScore[], level: number): string[] =>
  scores.filter(({ tenths }) => tenths >= level * 10).map(({ name, tenths }) => `${name}:${tenths}`);
