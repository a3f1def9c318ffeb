import { DEFAULT_POLICY, EFFECTS, type Index, type Policy, screen } from '@namesake/engine';
import { isCleared } from '../../law/outcome-of.ts';
import { type Figure, percentOf, percentWrong } from '../figures.ts';
import { rowOfHit } from '../judge-search.ts';
import type { Measure, Row, Sample } from '../measure.ts';
import { SPOILED_KINDS, type Spoiled, type SpoiledKind, spoiledParties } from '../spoiled/spoiled-parties.ts';

const EACH: Readonly<Record<Sample, number>> = { all: 400, some: 150, few: 40 };
const SEED = 20_261_127;
/** Any listing may be drawn, so every effect is searched. */
const ALL_EFFECTS: Policy = { ...DEFAULT_POLICY, effects: EFFECTS, limit: 100 };

/**
 * Listed parties of all lists, each with a slip of one kind. A complete `no_match` is a miss, a hold is not; parties
 * missing from the results are counted separately.
 */
export const spoiledPartiesMeasure: Measure = {
  id: 'spoiled-parties',
  about: 'Listed parties of all lists, drawn at random, written shorter or with slips: none may be cleared.',
  async run({ sample, loaded }) {
    const { index, listings } = await loaded();
    const active = listings.filter(({ status }) => status !== 'delisted');
    const rows: Row[] = [];
    const figures: Figure[] = [];
    for (const [i, kind] of SPOILED_KINDS.entries()) {
      const judged = spoiledParties(active, kind, EACH[sample], SEED + i).map((one) => judge(index, kind, one));
      rows.push(...judged);
      figures.push(...figuresOf(kind, judged));
    }
    return { rows, points: [], figures };
  },
};

function judge(index: Index, { id }: SpoiledKind, { text, listing, as }: Spoiled): Row {
  const screening = screen(index, { searchText: text }, ALL_EFFECTS);
  const own = screening.hits.find(({ listings }) => listings.includes(listing.id));
  const wrong = isCleared(screening) ? ('miss' as const) : null;
  const note = own ? own.priority : wrong ? undefined : 'held or another party';
  const row = { set: `spoiled-${id}`, query: text, listed: as, alert: true, wrong, kind: id, note };
  return rowOfHit({ ...row, type: listing.entityType }, own);
}

function figuresOf({ id, about }: SpoiledKind, rows: readonly Row[]): Figure[] {
  const count = (isOne: (row: Row) => boolean): number => rows.filter(isOne).length;
  const named = (key: string, text: string) => ({
    id: `spoiled-parties/${id}-${key}`,
    measure: `listed, ${about}: ${text}`,
  });
  return [
    percentWrong(
      named('cleared', 'cleared'),
      count(({ wrong }) => wrong !== null),
      rows.length,
    ),
    percentOf(
      named('shown', 'party shown'),
      count(({ nameScore, note }) => nameScore > 0 || note === 'high' || note === 'review'),
      rows.length,
    ),
    {
      ...percentOf(
        named('high', 'high'),
        count(({ note }) => note === 'high'),
        rows.length,
      ),
      part: true,
    },
  ];
}
