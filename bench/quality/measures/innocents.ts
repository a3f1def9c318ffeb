import { DEFAULT_POLICY, type Hit, type Index, type Query, screen } from '@namesake/engine';
import { countryCode } from '../../../packages/lists/src/fields/country-code.ts';
import { countWrong, partsBy, percentWrong } from '../figures.ts';
import { rowOfHit } from '../judge-search.ts';
import { type Measure, type Point, type Row, sampleOf } from '../measure.ts';
import { readCases } from '../read-cases.ts';

/** Lowest threshold of the curve. */
export const CURVE_FROM = 60;

const ONE_IN = { some: 1, few: 10 };
/** A low threshold is three times as expensive, so the curve uses fewer. */
const CURVE_ONE_IN = { some: 5, few: 50 };

/** Invented people on no list: any result is a false alert. */
export const innocents = (set: 'us' | 'global'): Measure => ({
  id: `innocent-${set}`,
  about: 'Invented people who are on no list, on all lists, by name alone and with birth date and country.',
  async run({ cases, sample, loaded }) {
    const { index } = await loaded();
    const everybody = readCases(cases, `innocent-${set}.csv.gz`);
    const people = sampleOf(everybody, sample, ONE_IN);
    let [high, highWithFacts] = [0, 0];
    const rows = people.map((person) => {
      const query = { searchText: person['full_name'] ?? '' };
      const { hits } = screen(index, query, DEFAULT_POLICY);
      if (hits.some(isHigh)) high++;
      // Facts reorder hits but never create one: somebody not shown by name alone cannot be high with them.
      if (hits.length > 0 && screen(index, { ...query, ...factsOf(person) }, DEFAULT_POLICY).hits.some(isHigh))
        highWithFacts++;
      return rowOf(set, query.searchText, hits);
    });
    const named = (key: string, text: string) => ({
      id: `innocent-${set}/${key}`,
      measure: `innocent ${set}: ${text}`,
    });
    const any = anyOf(set);
    return {
      rows,
      points: sampleOf(everybody, sample, CURVE_ONE_IN).map((person) => nearest(index, set, person['full_name'] ?? '')),
      figures: [
        any(rows),
        percentWrong(named('high', 'high'), high, rows.length),
        countWrong(named('high-with-facts', 'high, with birth date and country'), highWithFacts, rows.length),
        ...partsBy(rows, 'script', ({ script }) => (script === 'Latn' ? 'Latin' : 'not Latin'), any),
      ],
    };
  },
});

const anyOf = (set: string) => (rows: readonly Row[]) =>
  percentWrong(
    { id: `innocent-${set}/any`, measure: `innocent ${set}: any result` },
    rows.filter(({ wrong }) => wrong).length,
    rows.length,
  );

const isHigh = ({ priority }: Hit): boolean => priority === 'high';

function rowOf(set: string, query: string, hits: readonly Hit[]): Row {
  const [best] = hits;
  const listed = best?.matchedName?.value ?? '';
  const note = hits.length > 1 ? `${hits.length} hits` : undefined;
  const wrong = best ? ('false alert' as const) : null;
  return rowOfHit({ set: `innocent-${set}`, query, listed, alert: false, wrong, type: 'person', note }, best);
}

/** The best name score at a low threshold. A bare common name gets results at any threshold and counts as 100. */
function nearest(index: Index, set: string, searchText: string): Point {
  const policy = { ...DEFAULT_POLICY, threshold: CURVE_FROM };
  const { hits, insufficientName } = screen(index, { searchText }, policy);
  const names = Math.max(0, ...hits.map(({ nameScore }) => nameScore));
  const score = Math.max(0, ...hits.map((hit) => hit.score));
  return { set: `innocent-${set}`, alert: false, nameScore: insufficientName && names > 0 ? 100 : names, score };
}

function factsOf(person: Record<string, string>): Pick<Query, 'birthDate' | 'countries'> {
  const country = countryCode(person['nationality']);
  const birthDate = person['date_of_birth'];
  return { ...(birthDate && { birthDate }), ...(country && { countries: [country] }) };
}
