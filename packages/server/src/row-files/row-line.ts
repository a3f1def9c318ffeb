import type { Hit, NearMiss } from '@namesake/engine';

/** A match, as a line reports it. */
export type LineResult = Pick<Hit, 'priority' | 'score' | 'nameScore' | 'primaryName'> & {
  readonly entityId: string;
  readonly matchedName: string | null;
  readonly listings: readonly string[];
};

/** Parties that would be hits, had the policy's effects or rules not excluded them; absent if there are none. */
export type LeftOut = {
  readonly leftOut?: {
    readonly byEffect: number;
    readonly byRule?: number;
    readonly items: readonly (Pick<NearMiss, 'nameScore' | 'primaryName'> & { readonly entityId: string })[];
  };
};

/** Outcome of a row in a line; for a row that was not screened, the reason. */
type LineAnswer =
  | ({ readonly outcome: string; readonly results: readonly LineResult[] } & LeftOut)
  | { readonly error: { readonly code: string; readonly line: number } };

type Suppressing = {
  readonly suppressed: {
    readonly byEffect?: number | undefined;
    readonly byRule?: number | undefined;
    readonly items: readonly {
      readonly entityId: string;
      readonly nameScore: number;
      readonly primaryName: string;
      readonly why: string;
    }[];
  };
};

type Found = Omit<LineResult, 'matchedName'> & { readonly matchedName: { readonly value: string } | null };

/** Formats a match, from any source with the same members. */
export const lineResult = ({ matchedName, ...found }: Found): LineResult => {
  const { entityId, priority, score, nameScore, primaryName, listings } = found;
  return { entityId, priority, score, nameScore, matchedName: matchedName?.value ?? null, primaryName, listings };
};

/** Parties that a policy's effects and rules excluded, from any source with the same members. */
export function leftOutByPolicy({ suppressed }: Suppressing): LeftOut {
  const { byEffect = 0, byRule = 0, items } = suppressed;
  if (byEffect + byRule === 0) return {};
  const named = items.filter(({ why }) => why === 'by_effect' || why === 'by_rule');
  return {
    leftOut: {
      byEffect,
      ...(byRule > 0 && { byRule }),
      items: named.map(({ entityId, nameScore, primaryName }) => ({ entityId, nameScore, primaryName })),
    },
  };
}

/**
 * Formats one row as a line of JSON, as `namesake screen` writes it; with `more`, as batch reports do. Both use this
 * function, so that a program that reads one can read the other.
 */
export const rowLine = (
  id: string | number | null,
  answer: LineAnswer,
  more: Readonly<Record<string, unknown>> = {},
): string => `${JSON.stringify({ id, ...answer, ...more })}\n`;
