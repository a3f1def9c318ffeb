import type { Index } from '../../src/index/open/open-index.ts';
import { stringCount } from '../../src/index/tables/packed-strings.ts';
import { apartJoins, writtenApart } from '../../src/retrieve/lookup/compound-spellings.ts';
import { addJoin, type ListedJoin, listedJoins } from '../../src/retrieve/lookup/find-compounds.ts';
import { comparison, type FormFinder } from '../../src/retrieve/lookup/find-forms.ts';
import { joinedForm, type QueryToken } from '../../src/retrieve/lookup/query-tokens.ts';
import { planQuery, type QueryPlan } from '../../src/retrieve/plan/query-plan.ts';
import { type NameScore, scoreName } from '../../src/score/name/score-name.ts';
import type { formOf } from '../../src/words/form/form.ts';
import { joinKey } from '../../src/words/keys/keys.ts';

/** Compares with every form of the index: what the keys of retrieval are a short cut for. */
export const everyForm: FormFinder = (index, form, closeness) => {
  const found = [];
  const relationTo = comparison(index, form, closeness);
  for (let id = 0; id < stringCount(index.data.tokens.forms); id++) {
    const relation = relationTo(id);
    if (relation) found.push({ form: id, relation });
  }
  return found;
};

/** The index with all of its joins under one key, so that looking that key up looks at every join. */
function withAllJoinsUnder(index: Index, key: number): Index {
  const count = index.data.tokens.joins.keys.length;
  const joins = {
    keys: new Uint32Array(count).fill(key),
    directory: key >>> 31 ? Uint32Array.of(0, 0, count) : Uint32Array.of(0, count, count),
    shift: 31,
  };
  return { ...index, data: { ...index.data, tokens: { ...index.data.tokens, joins } } };
}

/** Every listed join that the query's words, or all of them written as one, are alike to. */
export function everyJoin(index: Index, tokens: readonly QueryToken[], plan: QueryPlan): Map<number, ListedJoin[]> {
  // What the plan found by forms (words in native characters) is complete; joins by key are what is scanned for.
  const joins = new Map(Array.from(plan.joins, ([name, known]): [number, ListedJoin[]] => [name, [...known]]));
  const scan = (form: ReturnType<typeof formOf>, unit: number) =>
    listedJoins(withAllJoinsUnder(index, joinKey(form)), form, (join) => addJoin(joins, unit, join));
  const whole = plan.units.findIndex(({ first, count }) => first === 0 && count === tokens.length && count > 1);
  const joined = whole === -1 ? undefined : joinedForm(tokens, { first: 0, count: tokens.length }, index.model);
  if (joined) scan(joined, whole);
  tokens.forEach((token, i) => {
    for (const form of token.forms) scan(form, i);
    for (const apart of writtenApart(token.forms, index.model))
      apartJoins(withAllJoinsUnder(index, joinKey(apart.form)), apart, (join) => addJoin(joins, i, join));
  });
  return joins;
}

/** The plan that looks at everything: every form and, if asked, every join. */
export function exhaustivePlan(index: Index, tokens: readonly QueryToken[], allJoins: boolean): QueryPlan {
  const plan = planQuery(index, tokens, everyForm);
  return allJoins ? { ...plan, joins: everyJoin(index, tokens, plan) } : plan;
}

/** Scores every name there is. In order of names. */
export const scoreEveryName = (index: Index, plan: QueryPlan): NameScore[] =>
  Array.from({ length: index.stats.names }, (_, name) => scoreName(index, plan, name));

/** Names and scores at or above a level, to be compared. */
export const reaching = (scores: readonly NameScore[], level: number): string[] =>
  scores.filter(({ tenths }) => tenths >= level * 10).map(({ name, tenths }) => `${name}:${tenths}`);
