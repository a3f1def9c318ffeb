import { DEFAULT_POLICY, EFFECTS, type Index, type Policy, screen } from '@namesake/engine';
import { isCleared } from '../../law/outcome-of.ts';
import { type Figure, percentWrong } from '../figures.ts';
import { type InnocentKind, innocentKinds } from '../innocent-kinds/innocent-kinds.ts';
import { rowOfHit } from '../judge-search.ts';
import { listedNames } from '../listed-names.ts';
import type { Measure, Row, Sample } from '../measure.ts';

const EACH: Readonly<Record<Sample, number>> = { all: 1000, some: 400, few: 80 };
const SEED = 20_261_126;
/** Every effect: debarments and export controls count as alarms too. */
const ALL_EFFECTS: Policy = { ...DEFAULT_POLICY, effects: EFFECTS };

type Judged = { readonly row: Row; readonly isHeld: boolean; readonly isHigh: boolean };

/**
 * Texts of twelve kinds that name nobody listed. Any outcome but a complete `no_match` counts: a hold costs an analyst
 * as much as a result.
 */
export const innocentKindsMeasure: Measure = {
  id: 'innocent-kinds',
  about:
    'Texts of twelve kinds about nobody who is listed, on all lists and effects: any outcome but a complete no_match.',
  async run({ sample, loaded }) {
    const { index, listings } = await loaded();
    const isListed = listedNames(listings);
    const rows: Row[] = [];
    const figures: Figure[] = [];
    for (const kind of innocentKinds(SEED)) {
      const texts = new Set<string>();
      // Some kinds have few distinct texts.
      for (let tries = 0; texts.size < EACH[sample] && tries < 3 * EACH[sample]; tries++) {
        const text = kind.write();
        if (text.trim() !== '' && !isListed(text)) texts.add(text);
      }
      const judged = [...texts].map((text) => judge(index, kind, text));
      rows.push(...judged.map(({ row }) => row));
      figures.push(...figuresOf(kind, judged));
    }
    return { rows, points: [], figures };
  },
};

function judge(index: Index, { id }: InnocentKind, searchText: string): Judged {
  const screening = screen(index, { searchText }, ALL_EFFECTS);
  const [best] = screening.hits;
  const wrong = isCleared(screening) ? null : ('false alert' as const);
  const listed = best?.matchedName?.value ?? (screening.insufficientName ? '(insufficient name)' : '');
  const row = { set: `innocent-${id}`, query: searchText, listed, alert: false, wrong, kind: id };
  return {
    row: rowOfHit(row, best),
    isHeld: screening.insufficientName,
    isHigh: screening.hits.some(({ priority }) => priority === 'high'),
  };
}

function figuresOf({ id, about }: InnocentKind, judged: readonly Judged[]): Figure[] {
  const share = (key: string, text: string, isOne: (one: Judged) => boolean): Figure =>
    percentWrong(
      { id: `innocent-kinds/${id}-${key}`, measure: `innocent ${about}: ${text}` },
      judged.filter(isOne).length,
      judged.length,
    );
  return [
    share('any', 'any outcome but no_match', ({ row }) => row.wrong !== null),
    share('held', 'insufficient_name', ({ isHeld }) => isHeld),
    share('high', 'high', ({ isHigh }) => isHigh),
  ];
}
