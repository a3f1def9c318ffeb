import { explainHit } from '../explain/explain-hit.ts';
import type { Index } from '../index/open/open-index.ts';
import { firstOfSame } from '../index/tables/same-names.ts';
import { candidatesAt } from '../retrieve/candidates/candidates.ts';
import type { FormFinder } from '../retrieve/lookup/find-forms.ts';
import { planCutQuery } from '../retrieve/plan/cut-query.ts';
import { planQuery, type QueryPlan } from '../retrieve/plan/query-plan.ts';
import { assess } from '../score/assess.ts';
import type { Match } from '../score/match.ts';
import { isHeldBack, type NameScore, scoreName } from '../score/name/score-name.ts';
import { matchOf } from '../screen/name/match-names.ts';
import { markPart } from '../screen/parts/mark-part.ts';
import type { DiagnosedName } from '../types/diagnosis.ts';
import type { Policy, Query } from '../types/query.ts';
import type { DiagnosedQuery } from './diagnosed-query.ts';
import { exhaustiveFinder } from './exhaustive-finder.ts';
import { nameCosts } from './name-costs.ts';

type Scored = { readonly reading: number; readonly score: NameScore };

/**
 * Compares each name with the reading that fits it best, best name first.
 * @param level lowest score in points that the search considers
 */
export function diagnoseNames(
  index: Index,
  query: Query,
  policy: Policy,
  { readings, used, inText }: DiagnosedQuery,
  names: readonly number[],
  level: number,
): { readonly name: DiagnosedName; readonly match: Match; readonly used: boolean }[] {
  const everyForm = exhaustiveFinder(index, names);
  const retrieved = readings.map(({ kind, plan }) => new Set(kind === 'name' ? candidatesAt(index, plan, level) : []));
  const best = names.map((name): Scored | undefined => {
    let top: Scored | undefined;
    readings.forEach((own, reading) => {
      if (own.kind !== 'name') return;
      const score = scoreName(index, own.plan, name);
      if (own.part !== undefined) {
        // As in `mergeMatches`: a name that is held back as a whole stays so, whatever a part of it matches.
        if (markPart(index, matchOf(index, own, score, policy)).context !== undefined) return;
        if (own.part !== 'field' && top && isHeldBack(top.score) && top.score.tenths >= policy.threshold * 10) return;
      }
      if (!top || isBetter({ reading, score }, top, used)) top = { reading, score };
    });
    for (const match of inText) {
      const reading = match.reading ? readings.indexOf(match.reading) : -1;
      const { name: score } = match;
      if (score?.name !== name || reading === -1) continue;
      // As in `mergeMatches`: a part of a longer name counts only if no reading of the whole is found.
      const isFound = top !== undefined && used[top.reading] === true && top.score.tenths >= policy.threshold * 10;
      const isKept = top !== undefined && isHeldBack(top.score);
      if (isFound && (match.context === 'in_longer_name' || (isKept && match.context !== 'apart'))) continue;
      if (!top || isBetter({ reading, score }, top, used)) top = { reading, score };
    }
    return top;
  });
  return best
    .flatMap((scored) => (scored ? [scored] : []))
    .sort((a, b) => Number(used[b.reading]) - Number(used[a.reading]) || b.score.tenths - a.score.tenths)
    .flatMap(({ reading, score }) => {
      const own = readings[reading];
      if (!own) return [];
      const match = matchOf(index, own, score, policy);
      const hit = explainHit(index, query, policy, [assess(index, query, policy, match)]);
      const matched = hit.matchedName;
      if (!matched) return [];
      const isText = own.kind === 'text';
      const full =
        isText || own.plan.isInitials ? score : scoreName(index, fullPlan(index, own.plan, everyForm), score.name);
      const name: DiagnosedName = {
        ...matched,
        nameScore: hit.nameScore,
        reading,
        retrieved: isText || (retrieved[reading]?.has(firstOfSame(index.data, score.name)) ?? false),
        complete: full.tenths <= score.tenths,
        alerts: !match.weakOnly,
        limit: score.finding?.code ?? null,
        tokens: hit.evidence.tokens,
        costs: nameCosts(index, own, score),
      };
      return [{ name, match, used: used[reading] === true }];
    });
}

const isBetter = (a: Scored, b: Scored, used: readonly boolean[]): boolean =>
  used[a.reading] === used[b.reading] ? a.score.tenths > b.score.tenths : used[a.reading] === true;

/** The plan if every form of the party's names were found. */
function fullPlan(index: Index, { tokens, cut, isInOrder = false }: QueryPlan, everyForm: FormFinder): QueryPlan {
  const plan = planQuery(index, tokens, everyForm);
  return cut === undefined ? plan : { ...planCutQuery(index, plan, cut, everyForm), isInOrder };
}
