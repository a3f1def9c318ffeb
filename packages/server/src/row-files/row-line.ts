import type { Hit, NearMiss } from '@namesake/engine';

/** A party that was found, as a line has it. */
export type LineResult = Pick<Hit, 'priority' | 'score' | 'nameScore' | 'primaryName'> & {
  readonly entityId: string;
  readonly matchedName: string | null;
  readonly listings: readonly string[];
};

/** Parties that would be results, had the policy not left out their effects or ruled them out; absent where none. */
export type LeftOut = {
  readonly leftOut?: {
    readonly byEffect: number;
    readonly byRule?: number;
    readonly items: readonly (Pick<NearMiss, 'nameScore' | 'primaryName'> & { readonly entityId: string })[];
  };
};

/** The outcome of a row, as a line has it: of a row that was not screened, why. */
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

/** A party as a line has it, from whatever names its members alike. */
export const lineResult = ({ matchedName, ...found }: Found): LineResult => {
  const { entityId, priority, score, nameScore, primaryName, listings } = found;
  return { entityId, priority, score, nameScore, matchedName: matchedName?.value ?? null, primaryName, listings };
};

/** Whom a policy's effects and rules left out of a row, from whatever names its members alike. */
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
 * One row as a line of JSON: what `namesake screen` writes, and with `more` what reports of batches write. One function
 * makes both, so that a program that reads one reads the other.
 */
export const rowLine = (
  id: string | number | null,
  answer: LineAnswer,
  more: Readonly<Record<string, unknown>> = {},
): string => `${JSON.stringify({ id, ...answer, ...more })}\n`;
