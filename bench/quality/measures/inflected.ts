import { DEFAULT_POLICY, EFFECTS, type Index, type Policy, screen } from '@namesake/engine';
import { isCleared } from '../../law/outcome-of.ts';
import { pick, randomFrom } from '../../lists/random.ts';
import { type Figure, percentOf, percentWrong } from '../figures.ts';
import { CASES, type Case, declined, type Gender } from '../inflected/decline.ts';
import { capital, ORDERS, type SlavicName, slavicNames } from '../inflected/slavic-names.ts';
import { rowOfHit } from '../judge-search.ts';
import type { Measure, Row, Sample } from '../measure.ts';

/** Number of names for each gender and case. */
const EACH: Readonly<Record<Sample, number>> = { all: 500, some: 120, few: 40 };
const SEED = 20_261_128;
/** Any listing may be drawn, so every effect is searched. */
const ALL_EFFECTS: Policy = { ...DEFAULT_POLICY, effects: EFFECTS, limit: 100 };

/** Listed people as named in a Russian or Ukrainian sentence: given and family name, with and without patronymic. */
export const inflected: Measure = {
  id: 'inflected',
  about: 'Names in Cyrillic letters, drawn at random from all lists, declined by a grammar of the bench.',
  async run({ sample, loaded }) {
    const { index, listings } = await loaded();
    const names = slavicNames(listings);
    const rows: Row[] = [];
    const figures: Figure[] = [];
    for (const gender of ['men', 'women'] as const) {
      for (const [i, inCase] of CASES.entries()) {
        const own = names.filter((name) => name.gender === gender);
        const judged = drawn(own, inCase, EACH[sample], SEED + i).map((one) => judge(index, one, gender, inCase));
        rows.push(...judged);
        figures.push(...figuresOf(gender, inCase, judged));
      }
    }
    return { rows, points: [], figures };
  },
};

type Drawn = { readonly name: SlavicName; readonly text: string };

function drawn(names: readonly SlavicName[], inCase: Case, count: number, seed: number): Drawn[] {
  const random = randomFrom(seed);
  const found = new Map<string, Drawn>();
  for (let tries = 0; names.length > 0 && found.size < count && tries < 5 * count; tries++) {
    const name = pick(names, random);
    const words = pick(ORDERS, random).map((kind) => {
      const word = name[kind] ?? '';
      return declined(word, kind, name.gender, inCase, name.language);
    });
    if (words.some((word) => word === undefined)) continue;
    const text = words.map((word) => capital(word ?? '')).join(' ');
    found.set(`${name.listing.id} ${text}`, { name, text });
  }
  return [...found.values()];
}

function judge(index: Index, { name: { listing, given, family }, text }: Drawn, gender: Gender, inCase: Case): Row {
  const screening = screen(index, { searchText: text }, ALL_EFFECTS);
  const own = screening.hits.find(({ listings }) => listings.includes(listing.id));
  const wrong = isCleared(screening) ? ('miss' as const) : null;
  const note = own ? own.priority : wrong ? undefined : 'held or another party';
  const row = { set: 'inflected', query: text, listed: `${family} ${given}`, alert: true, wrong };
  return rowOfHit({ ...row, type: 'person', kind: `${gender} ${inCase}`, note }, own);
}

function figuresOf(gender: Gender, inCase: Case, rows: readonly Row[]): Figure[] {
  const named = (key: string, text: string) => ({
    id: `inflected/${gender}-${inCase}-${key}`,
    measure: `listed ${gender}, ${inCase}: ${text}`,
  });
  const cleared = rows.filter(({ wrong }) => wrong !== null).length;
  const shown = rows.filter(({ note }) => note === 'high' || note === 'review').length;
  return [
    percentWrong(named('cleared', 'cleared'), cleared, rows.length),
    percentOf(named('shown', 'party shown'), shown, rows.length),
  ];
}
