import { DEFAULT_POLICY, screen } from '@namesake/engine';
import { countWrong, percentOf } from '../figures.ts';
import { foldedWords } from '../folded-words.ts';
import { rowOfHit } from '../judge-search.ts';
import type { Measure } from '../measure.ts';
import { readCases } from '../read-cases.ts';

export const unMutated: Measure = {
  id: 'un-mutated',
  about: "A UN-listed person's name after a mutation, searched on all lists. First: no other party scores higher.",
  async run({ cases, loaded }) {
    const { index, listings } = await loaded();
    const bearers = new Map<string, Set<string>>();
    for (const { id, list, names } of listings) {
      if (list !== 'un_sc') continue;
      for (const { value } of names) {
        const key = foldedWords(value);
        bearers.set(key, (bearers.get(key) ?? new Set()).add(id));
      }
    }
    let first = 0;
    const rows = readCases(cases, 'un-mutated.csv').map((row) => {
      const [query, listed] = [row['query'] ?? '', row['listed'] ?? ''];
      const { hits } = screen(index, { searchText: query }, { ...DEFAULT_POLICY, limit: 100 });
      const ids = bearers.get(foldedWords(listed));
      const right = hits.find((hit) => hit.listings.some((id) => ids?.has(id)));
      const [best] = hits;
      const isFirst = right !== undefined && best !== undefined && right.score >= best.score;
      if (isFirst) first++;
      const note = isFirst ? undefined : `first: ${best?.matchedName?.value ?? 'nothing'} ${best?.score ?? ''}`;
      const wrong = right ? (isFirst ? null : ('false alert' as const)) : ('miss' as const);
      return rowOfHit({ set: 'un-mutated', query, listed, alert: true, wrong, type: 'person', note }, right);
    });
    const missed = rows.filter(({ wrong }) => wrong === 'miss').length;
    return {
      rows,
      figures: [
        percentOf(
          { id: 'un-mutated/shown', measure: 'mutated UN names: right party shown' },
          rows.length - missed,
          rows.length,
        ),
        countWrong({ id: 'un-mutated/missed', measure: 'mutated UN names: missed' }, missed, rows.length),
        percentOf({ id: 'un-mutated/first', measure: 'mutated UN names: right party first' }, first, rows.length),
      ],
    };
  },
};
