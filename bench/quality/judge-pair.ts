import { type Comparison, compare, DEFAULT_POLICY, ENTITY_TYPES, type EntityType, loadModel } from '@namesake/engine';
import { HIGH, type Row, SHOWN } from './measure.ts';
import { scriptOf } from './script-names.ts';

const model = loadModel();

const typeOf = (text: string | undefined): EntityType | undefined =>
  ENTITY_TYPES.find((type) => type === text?.toLowerCase());

export type Pair = {
  readonly set: string;
  readonly query: string;
  readonly listed: string;
  /** Whether the query should alert on the listed name. */
  readonly alert: boolean;
  readonly type?: string | undefined;
  readonly kind?: string | undefined;
  /** `YYYY[-MM[-DD]]` for both sides. */
  readonly birthDates?: readonly [query: string, listed: string] | undefined;
};

/** Compares a query with one listed name on the code path of a search, under the default policy. */
export function comparePair({ query, listed, type, birthDates }: Pair): Comparison {
  const entityType = typeOf(type);
  const [submitted, ofListed] = birthDates ?? [];
  return compare(
    { searchText: query, ...(entityType && { type: entityType }), ...(submitted && { birthDate: submitted }) },
    { ...(entityType && { type: entityType }), names: [listed], ...(ofListed && { birthDates: [ofListed] }) },
    DEFAULT_POLICY,
    model,
  );
}

/** Judges a compared pair by its label: a positive is wrong if it is not shown, a negative if it is high. */
export function judgePair(pair: Pair, comparison: Comparison = comparePair(pair)): Row {
  const { nameScore, score, reasons, evidence } = comparison;
  const { set, query, listed, alert, type, kind } = pair;
  const wrong = alert ? nameScore < SHOWN && 'miss' : score >= HIGH && 'false alert';
  return {
    set,
    query,
    listed,
    alert,
    nameScore,
    score,
    wrong: wrong || null,
    type,
    kind,
    script: scriptOf(query, listed),
    reasons: reasons.map(({ code }) => code),
    evidence,
  };
}

export const isShown = ({ nameScore }: Row): boolean => nameScore >= SHOWN;
export const isHigh = ({ score }: Row): boolean => score >= HIGH;
