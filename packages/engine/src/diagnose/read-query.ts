import type { Index } from '../index/open-index.ts';
import { normaliseText } from '../normalise/normalise-text.ts';
import { ROLE, type Role } from '../normalise/role.ts';
import type { QueryToken } from '../retrieve/query-tokens.ts';
import type { Match, Reading } from '../score/match.ts';
import { LEAST_THRESHOLD } from '../screen/default-policy.ts';
import { matchText } from '../screen/match-text.ts';
import { lastReadingsOf, readingsOf } from '../screen/readings-of.ts';
import { isInsufficient } from '../screen/sufficiency.ts';
import { shapeOf } from '../screen/text-shape.ts';
import type { DiagnosedReading, DiagnosedToken } from '../types/diagnosis.ts';
import type { Policy, Query } from '../types/query.ts';

export type ReadQuery = {
  readonly readings: readonly Reading[];
  /** By position in `readings`: whether a search uses it. */
  readonly used: readonly boolean[];
  /** What of the wanted listings stands inside a longer text. */
  readonly inText: readonly Match[];
};

/** Every way a search reads a query; the last resort among them where nothing else was found. */
export function readQuery(
  index: Index,
  query: Query,
  policy: Policy,
  wanted: ReadonlySet<number>,
  last: boolean,
): ReadQuery {
  const { searchText, aliases = [], type } = query;
  const { tokens } = normaliseText(searchText);
  const { asName, asText } = shapeOf(searchText, tokens, index.model);
  const own = readingsOf(index, searchText, type);
  const others = aliases.flatMap((alias) => readingsOf(index, alias, type));
  const resort = asName && last && tokens.length > 0 ? lastReadingsOf(index, searchText, own[0]?.plan) : [];
  const found = asText ? matchText(index, searchText, tokens, LEAST_THRESHOLD, policy) : [];
  const inText = found.filter(({ listing }) => wanted.has(listing));
  const texts = inText.flatMap(({ reading }) => (reading ? [reading] : []));
  const readings = [...own, ...others, ...resort, ...texts];
  return { readings, used: readings.map((_, i) => i >= own.length || asName), inText };
}

/** A reading in words. */
export const readingInWords = (index: Index, { kind, text, plan }: Reading, used: boolean): DiagnosedReading => ({
  kind,
  text,
  used,
  insufficient: isInsufficient(plan.tokens, index.model),
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
