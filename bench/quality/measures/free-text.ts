import { DEFAULT_POLICY, type Hit, type Index, screen } from '@namesake/engine';
import { pick, randomFrom } from '../../lists/random.ts';
import { countWrong, percentOf, percentWrong } from '../figures.ts';
import { innocentParty } from '../free-text/innocent-party.ts';
import { candidateFor, hasSeveralWords, isCovered, isRight, plant, plantable } from '../free-text/plant.ts';
import { TEMPLATES } from '../free-text/templates.ts';
import { written } from '../free-text/written.ts';
import { rowOfHit } from '../judge-search.ts';
import { listedNames } from '../listed-names.ts';
import type { Measure, Row } from '../measure.ts';
import { readCases } from '../read-cases.ts';

/** Number of texts of each kind. */
const TEXTS = { all: 5000, some: 2000, few: 300 };
const SEED = 20_240_318;

/** Listed names inside payment texts, generated from a seed and the lists, so that every run measures the same. */
export const freeText: Measure = {
  id: 'free-text',
  about: 'Generated payment texts in eight languages, with one listed name planted in each, and without any.',
  async run({ cases, sample, loaded }) {
    const { index, listings } = await loaded();
    const people = ['us', 'global'].flatMap((set) =>
      readCases(cases, `innocent-${set}.csv.gz`).flatMap((row) => row['full_name'] ?? []),
    );
    const candidates = plantable(listings);
    const random = randomFrom(SEED);
    const planted: Row[] = [];
    const innocent: Row[] = [];
    let [ms, hits] = [0, 0];
    const search = (text: string): readonly Hit[] => {
      const started = performance.now();
      const found = found100(index, text);
      ms += performance.now() - started;
      return found;
    };
    for (let i = 0; i < TEXTS[sample]; i++) {
      const template = pick(TEMPLATES, random);
      const candidate = candidateFor(template, candidates, random);
      const { text: name, how } = written(candidate.listing, candidate.name, template.telegraphic, random);
      const one = plant(template, name, innocentParty(template, people, random), random);
      const own = search(one.text).filter((hit) => isRight(hit, candidate));
      const covering = own.find((hit) => isCovered(hit, one));
      const set = hasSeveralWords(index, candidate) ? 'free-text-planted' : 'free-text-one-word';
      const [query, listed, wrong] = [one.text, candidate.name.value, covering ? null : ('miss' as const)];
      const note = own.length > 0 ? `${how}; span` : how;
      planted.push(rowOfHit({ set, query, listed, alert: true, wrong, note, kind: how }, covering ?? own[0]));
    }
    const isListed = listedNames(listings);
    while (innocent.length < TEXTS[sample]) {
      const template = pick(TEMPLATES, random);
      const [party, other] = [innocentParty(template, people, random), innocentParty(template, people, random)];
      const { text } = plant(template, party, other, random);
      // Parties whose name is listed by chance are rightly found.
      if (isListed(party) || isListed(other)) continue;
      const found = search(text);
      hits += found.length;
      const [best] = found;
      const wrong = best ? ('false alert' as const) : null;
      const listed = best?.matchedName?.value ?? '';
      innocent.push(rowOfHit({ set: 'free-text-innocent', query: text, listed, alert: false, wrong }, best));
    }
    return { rows: [...planted, ...innocent], points: [], figures: figuresOf(planted, innocent, hits, ms) };
  },
};

const found100 = (index: Index, searchText: string): readonly Hit[] =>
  screen(index, { searchText }, { ...DEFAULT_POLICY, limit: 100 }).hits;

function figuresOf(planted: readonly Row[], innocent: readonly Row[], hits: number, ms: number) {
  const found = (set: string, id: string, measure: string) => {
    const rows = planted.filter((row) => row.set === set);
    return percentOf({ id: `free-text/${id}`, measure }, rows.filter(({ wrong }) => !wrong).length, rows.length);
  };
  const texts = planted.length + innocent.length;
  const wrong = innocent.filter((row) => row.wrong).length;
  // Times are not reported as figures, because they depend on the machine.
  console.error(`free text: ${((1000 * ms) / texts).toFixed(0)} µs a text`);
  return [
    found('free-text-planted', 'found', 'names in texts: found with their span'),
    found('free-text-one-word', 'one-word', 'names of one telling word in texts: found with their span'),
    percentWrong(
      { id: 'free-text/false-texts', measure: 'texts without a listed name: any hit' },
      wrong,
      innocent.length,
    ),
    countWrong({ id: 'free-text/false-hits', measure: 'texts without a listed name: hits' }, hits, innocent.length),
  ];
}
