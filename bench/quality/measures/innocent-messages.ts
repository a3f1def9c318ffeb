import { DEFAULT_POLICY, screen } from '@namesake/engine';
import { fillWith } from '../../law/frames/fill.ts';
import { FRAMES } from '../../law/frames.ts';
import { pick, randomFrom } from '../../lists/random.ts';
import { partsBy, percentWrong } from '../figures.ts';
import { rowOfHit } from '../judge-search.ts';
import { listedNames } from '../listed-names.ts';
import type { Measure, Row } from '../measure.ts';
import { readCases } from '../read-cases.ts';
import { realCompanies } from '../real-companies.ts';

const TEXTS = { all: 10_000, some: 3_000, few: 300 };
const SEED = 20_261_126;
const KINDS = ['made by faker', 'of the cases', 'real company'] as const;

/** Requests of the embedding law about people and companies on no list. */
export const innocentMessages: Measure = {
  id: 'innocent-messages',
  about:
    'Texts, structured messages, aliases and addresses of the embedding law, about innocent people and real companies.',
  async run({ cases, sample, loaded }) {
    const { index, listings } = await loaded();
    const isListed = listedNames(listings);
    const random = randomFrom(SEED);
    const fill = fillWith(random);
    const people = readCases(cases, 'innocent-global.csv.gz').flatMap((row) => row['full_name'] ?? []);
    const companies = realCompanies();
    const rows: Row[] = [];
    while (rows.length < TEXTS[sample]) {
      const { id: frame, fit, write } = pick(FRAMES, random);
      const kind = pick(KINDS, random);
      const name = {
        'made by faker': fill.party,
        'of the cases': () => pick(people, random),
        'real company': () => pick(companies, random).name,
      }[kind]();
      // Parties whose name is listed by chance are rightly found.
      if (isListed(name)) continue;
      const query = write(fit === undefined ? name : fit(name), fill);
      const [best] = screen(index, query, DEFAULT_POLICY).hits;
      const wrong = best ? ('false alert' as const) : null;
      const listed = best?.matchedName?.value ?? '';
      const text = [query.searchText, ...(query.aliases ?? []), ...(query.addresses ?? [])].join(' ‖ ');
      rows.push(
        rowOfHit({ set: 'innocent-messages', query: text, listed, alert: false, wrong, kind, note: frame }, best),
      );
    }
    const any = (some: readonly Row[]) =>
      percentWrong(
        { id: 'innocent-messages/any', measure: 'messages about innocents: any result' },
        some.filter(({ wrong }) => wrong).length,
        some.length,
      );
    return { rows, points: [], figures: [any(rows), ...partsBy(rows, 'party', ({ kind }) => kind, any)] };
  },
};
