import { DEFAULT_POLICY, screen } from '@namesake/engine';
import { partsBy, percentWrong } from '../figures.ts';
import { rowOfHit } from '../judge-search.ts';
import { listedNames } from '../listed-names.ts';
import { type Measure, type Row, sampleOf } from '../measure.ts';
import { realCompanies as allCompanies } from '../real-companies.ts';

const NAMES = 10_000;
const ONE_IN = { some: 1, few: 10 };

/** Real companies on no list: any result is a false alert. Those with a listed name are left out and reported. */
export const realCompanies: Measure = {
  id: 'real-companies',
  about: `${NAMES} names of real companies, banks and telephone companies of all countries, on all lists; without those that are listed themselves.`,
  async run({ sample, loaded }) {
    const { index, listings } = await loaded();
    const isListed = listedNames(listings);
    const names = sampleOf(allCompanies().slice(0, NAMES), sample, ONE_IN);
    const others = names.filter(({ name }) => !isListed(name));
    const rows = others.map(({ name: searchText, kind }): Row => {
      const [best] = screen(index, { searchText }, DEFAULT_POLICY).hits;
      const wrong = best ? ('false alert' as const) : null;
      const matched = best?.matchedName?.value ?? '';
      return rowOfHit(
        { set: 'real-companies', query: searchText, listed: matched, alert: false, wrong, type: 'organization', kind },
        best,
      );
    });
    console.error(`real companies: ${names.length - others.length} of ${names.length} bear a listed name`);
    const high = rows.filter((row) => row.wrong && row.score >= DEFAULT_POLICY.highFrom).length;
    const any = (some: readonly Row[]) =>
      percentWrong(
        { id: 'real-companies/any', measure: 'real companies: any result' },
        some.filter((row) => row.wrong).length,
        some.length,
      );
    return {
      rows,
      points: [],
      figures: [
        any(rows),
        percentWrong({ id: 'real-companies/high', measure: 'real companies: high' }, high, rows.length),
        ...partsBy(rows, 'kind', ({ kind }) => kind, any),
        ...partsBy(rows, 'words', ({ query }) => `${Math.min(5, query.split(/\s+/).length)} words`, any),
      ],
    };
  },
};
