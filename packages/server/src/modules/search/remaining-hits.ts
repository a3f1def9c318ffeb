import type { AppliedRule, GoodGuyNote, SearchResponse } from '@namesake/contract';
import type { Hit, Screening } from '@namesake/engine';
import type { App } from '../../context/app.ts';
import type { Rules } from '../rules/store/judge-hit.ts';
import { goodGuysOf, type ScreenedRequest } from './good-guys-of.ts';
import { rulesMet } from './rules-met.ts';

type Items = SearchResponse['suppressed']['items'];

/** Hits of a screening that are not suppressed, and the requested page of them. */
export type Remaining = {
  readonly hits: readonly Hit[];
  readonly total: number;
  readonly overLimit: number;
  /** Suppressed hits, on all pages. */
  readonly taken: readonly Hit[];
};

/** The same with the sources of suppression and notes on the remaining hits. */
type Found = Remaining & {
  /** Number of parties suppressed by good guys, and by rules. */
  readonly counts: { readonly goodGuys: number; readonly discounts: number };
  /** Suppressed parties in the format of answers. */
  readonly items: Items;
  /** Good guys that suppressed nothing, by listing. */
  readonly notes: ReadonlyMap<string, GoodGuyNote>;
  /** Rules that apply to the remaining parties, by party. */
  readonly rules: ReadonlyMap<string, AppliedRule>;
};

type Page = { readonly skip: number; readonly limit: number };

/** Suppresses parties by good guys, then by discounting rules, and lowers priorities by rule. */
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

/** A hit after the rule that applies to it. */
export const lowered = (hit: Hit, rule: AppliedRule | undefined): Hit =>
  rule?.effect === 'lower' ? { ...hit, priority: 'review' } : hit;

const aside = ({ entityId, nameScore, primaryName }: Hit) => ({ entityId, nameScore, primaryName });

/** A party suppressed by a rule, in the format of answers. */
export const discounted = (hit: Hit, rule: AppliedRule | undefined): Items[number] => ({
  ...aside(hit),
  why: 'discount',
  ...(rule === undefined ? {} : { rule }),
});

/** The page of a screening without suppression. */
export const wholePage = ({ hits, total, suppressed }: Screening): Remaining => ({
  hits,
  total,
  taken: [],
  overLimit: suppressed.overLimit,
});

/** @param all all hits of a screening, on all pages */
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
