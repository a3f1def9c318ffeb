import type { ListInfo } from '@namesake/contract';

export type Effect = ListInfo['effect'];

/** Effects that the shipped default policy leaves out: searching them is optional. In the order of the page. */
export const CHOICES = ['export_control', 'debarment', 'pep'] as const satisfies readonly Effect[];
export type Choice = (typeof CHOICES)[number];

const isChoice = (effect: Effect): effect is Choice => CHOICES.some((choice) => choice === effect);

/** Listings of one effect, list by list. */
export type EffectRow = {
  readonly effect: Effect;
  /** Whether it is a choice; else it is always searched. */
  readonly isChoice: boolean;
  readonly listings: number;
  readonly lists: readonly { readonly id: string; readonly title: string; readonly listings: number }[];
};

/** What the loaded lists have of each effect: what is a choice first, then the most. */
export function effectRows(lists: readonly ListInfo[]): readonly EffectRow[] {
  const found = [...new Set(lists.flatMap(({ effects }) => effects.map(({ effect }) => effect)))];
  const rows = found.map((effect): EffectRow => {
    const having = lists.flatMap(({ id, title, effects }) => {
      const listings = effects.find((each) => each.effect === effect)?.listings ?? 0;
      return listings === 0 ? [] : [{ id, title, listings }];
    });
    const listings = having.reduce((sum, each) => sum + each.listings, 0);
    return { effect, isChoice: isChoice(effect), listings, lists: having };
  });
  return rows.toSorted((a, b) => Number(b.isChoice) - Number(a.isChoice) || b.listings - a.listings);
}

/** The effects of the default policy once these are chosen: what is no choice stays as it is. */
export const withChoices = (searched: readonly Effect[], chosen: ReadonlySet<Effect>): readonly Effect[] => [
  ...searched.filter((effect) => !isChoice(effect)),
  ...CHOICES.filter((effect) => chosen.has(effect)),
];
