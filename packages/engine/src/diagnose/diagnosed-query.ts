import type { Index } from '../index/open/open-index.ts';
import { ROLE, type Role } from '../normalise/roles/role.ts';
import type { QueryToken } from '../retrieve/lookup/query-tokens.ts';
import type { Match, Reading } from '../score/match.ts';
import { LEAST_THRESHOLD } from '../screen/default-policy.ts';
import { matchInside } from '../screen/match-query.ts';
import { fallbackReadings } from '../screen/name/fallback-readings.ts';
import { isInsufficientName } from '../screen/name/insufficient-name.ts';
import { readingsOf } from '../screen/name/readings-of.ts';
import { readQuery } from '../screen/query/read-query.ts';
import type { DiagnosedReading, DiagnosedToken } from '../types/diagnosis.ts';
import type { Policy, Query } from '../types/query.ts';

export type DiagnosedQuery = {
  readonly readings: readonly Reading[];
  /** Whether a search uses the reading, by position in `readings`. */
  readonly used: readonly boolean[];
  /** Names of the diagnosed listings inside a text. */
  readonly inText: readonly Match[];
};

/** Every reading of a query in a search, with the fallback readings if nothing else was found. */
export function diagnosedQuery(
  index: Index,
  query: Query,
  policy: Policy,
  wanted: ReadonlySet<number>,
  last: boolean,
): DiagnosedQuery {
  const { texts } = readQuery(index, query);
  const [first] = texts;
  // A text too long for a name is also read as one, to compare it with the expected party.
  const whole = first.asName ? [] : readingsOf(index, first.text, query.type, first.tokens);
  const own = texts.flatMap(({ readings }) => readings);
  const resort = first.asName && last && first.tokens.length > 0 ? fallbackReadings(index, first) : [];
  const inText = texts
    .flatMap((text) => matchInside(index, text, policy, LEAST_THRESHOLD))
    .filter(({ listing, context }) => wanted.has(listing) && context !== 'light');
  const inside = inText.flatMap(({ reading }) => (reading ? [reading] : []));
  const readings = [...whole, ...own, ...resort, ...inside];
  return { readings, used: readings.map((_, i) => i >= whole.length), inText };
}

/** Describes a reading. */
export const readingInWords = (index: Index, { kind, text, plan }: Reading, used: boolean): DiagnosedReading => ({
  kind,
  text,
  used,
  insufficient: isInsufficientName(plan.tokens, index.model),
  tokens: plan.tokens.map(tokenInWords),
});

const BIT = 16;

const tokenInWords = ({ text, role, weight, forms }: QueryToken): DiagnosedToken => ({
  text,
  role: roleName(role),
  bits: Math.round((weight / BIT) * 10) / 10,
  readings: forms.map((form) => form.text).filter((form) => form !== text),
});

const roleName = (role: Role): string => Object.entries(ROLE).find(([, code]) => code === role)?.[0] ?? 'name';
