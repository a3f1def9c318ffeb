import type { AppliedRule, GoodGuyNote, SearchResponse } from '@namesake/contract';
import type { Hit, Screening } from '@namesake/engine';
import type { App } from '../../context/app.ts';
import type { Rules } from '../rules/store/judge-hit.ts';
import { goodGuysOf, type ScreenedRequest } from './good-guys-of.ts';
import { rulesMet } from './rules-met.ts';

type Items = SearchResponse['suppressed']['items'];

/** Hits of a screening without those that were taken away, and the requested page of them. */
export type Remaining = {
  readonly hits: readonly Hit[];
  readonly total: number;
  readonly overLimit: number;
  /** Those that were taken away, on all pages. */
  readonly taken: readonly Hit[];
};

/** The same with who took them, and what is said of the others. */
type Found = Remaining & {
  /** How many good guys took, and how many rules did. */
  readonly counts: { readonly goodGuys: number; readonly discounts: number };
  /** Those that were taken away, as the answer lists them. */
  readonly items: Items;
  /** Good guys that took nothing away, by the listing. */
  readonly notes: ReadonlyMap<string, GoodGuyNote>;
  /** Rules that the parties that are left met, by party. */
  readonly rules: ReadonlyMap<string, AppliedRule>;
};

type Page = { readonly skip: number; readonly limit: number };

/** Takes away parties that good guys are about, then those that rules discount, and lowers what rules lower. */
export async function remainingHits(
  app: App,
  screened: ScreenedRequest & Page & { readonly inForce: Rules },
): Promise<Found> {
  const { screening, inForce, everyHit } = screened;
  let every: Promise<readonly Hit[]> | undefined;
  const once = { ...screened, everyHit: () => (every ??= everyHit()) };
  const { notes, taken: good } = await goodGuysOf(app, once);
  const rules = screening.total === 0 ? new Map<string, AppliedRule>() : await rulesMet(app, once, inForce);
  const isDiscounted = ({ entityId }: Hit): boolean => rules.get(entityId)?.effect === 'discount';
  const left =
    good.size === 0 && rules.size === 0
      ? wholePage(screening)
      : takeAway(await once.everyHit(), (hit) => good.has(hit.entityId) || isDiscounted(hit), screened);
  const goodGuys = left.taken.filter(({ entityId }) => good.has(entityId));
  const discounts = left.taken.filter(({ entityId }) => !good.has(entityId));
  return {
    ...left,
    hits: left.hits.map((hit) => lowered(hit, rules.get(hit.entityId))),
    counts: { goodGuys: goodGuys.length, discounts: discounts.length },
    items: [
      ...goodGuys.map((hit) => ({ ...aside(hit), why: 'good_guy' as const, goodGuys: good.get(hit.entityId) ?? [] })),
      ...discounts.map((hit) => discounted(hit, rules.get(hit.entityId))),
    ],
    notes,
    rules,
  };
}

/** A hit as the rule leaves it that it met. */
export const lowered = (hit: Hit, rule: AppliedRule | undefined): Hit =>
  rule?.effect === 'lower' ? { ...hit, priority: 'review' } : hit;

const aside = ({ entityId, nameScore, primaryName }: Hit) => ({ entityId, nameScore, primaryName });

/** A party that a rule took away, as answers list it. */
export const discounted = (hit: Hit, rule: AppliedRule | undefined): Items[number] => ({
  ...aside(hit),
  why: 'discount',
  ...(rule === undefined ? {} : { rule }),
});

/** The page of a screening as it is. */
export const wholePage = ({ hits, total, suppressed }: Screening): Remaining => ({
  hits,
  total,
  taken: [],
  overLimit: suppressed.overLimit,
});

/** @param all every hit of a screening, on all pages */
export function takeAway(
  all: readonly Hit[],
  isTaken: (hit: Hit) => boolean,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): Remaining {
  const left = all.filter((hit) => !isTaken(hit));
  const hits = left.slice(skip, skip + limit);
  const overLimit = Math.max(0, left.length - skip - hits.length);
  return { hits, total: left.length, overLimit, taken: all.filter(isTaken) };
}
