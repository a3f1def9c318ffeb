import type { Hit } from '@namesake/engine';

/** A party that was found, as a line has it. */
export type LineResult = Pick<Hit, 'priority' | 'score' | 'nameScore' | 'primaryName'> & {
  readonly entityId: string;
  readonly matchedName: string | null;
  readonly listings: readonly string[];
};

/** What a row came to, as a line has it: of a row that was not screened, why. */
export type LineAnswer =
  | { readonly outcome: string; readonly results: readonly LineResult[] }
  | { readonly error: { readonly code: string; readonly line: number } };

type Found = Omit<LineResult, 'matchedName'> & { readonly matchedName: { readonly value: string } | null };

/** A party as a line has it, from whatever names its members alike. */
export const lineResult = ({ matchedName, ...found }: Found): LineResult => {
  const { entityId, priority, score, nameScore, primaryName, listings } = found;
  return { entityId, priority, score, nameScore, matchedName: matchedName?.value ?? null, primaryName, listings };
};

/**
 * One row as a line of JSON: what `namesake screen` writes, and with `more` what reports of batches write. One function
 * makes both, so that a program that reads one reads the other.
 */
export const rowLine = (
  id: string | number | null,
  answer: LineAnswer,
  more: Readonly<Record<string, unknown>> = {},
): string => `${JSON.stringify({ id, ...answer, ...more })}\n`;
