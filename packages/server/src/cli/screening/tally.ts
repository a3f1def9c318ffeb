import { z } from 'zod';

const COUNT = new Intl.NumberFormat('en');

/** Limit of unscreened rows that are kept by line; the output has all of them. */
const MAX_KEPT = 1_000;
/** Limit of lines that one message names. */
const MAX_NAMED = 10;

/** Counts of results of rows: plain JSON, part of a checkpoint. */
export const tallySchema = z.object({
  rows: z.number(),
  /** Number of screened rows by outcome. */
  outcomes: z.record(z.string(), z.number()),
  notScreened: z.number(),
  /** Number of screened rows for which the policy's effects excluded parties. */
  leftOutByEffect: z.number().default(0),
  /** The first unscreened rows, in order. */
  unscreened: z.array(z.object({ line: z.number(), code: z.string() })),
});

export type Tally = z.output<typeof tallySchema>;

export const EMPTY_TALLY: Tally = { rows: 0, outcomes: {}, notScreened: 0, leftOutByEffect: 0, unscreened: [] };

/** Adds two tallies, in order. */
export function addTallies(first: Tally, then: Tally): Tally {
  const outcomes = { ...first.outcomes };
  for (const [outcome, rows] of Object.entries(then.outcomes)) outcomes[outcome] = (outcomes[outcome] ?? 0) + rows;
  return {
    rows: first.rows + then.rows,
    outcomes,
    notScreened: first.notScreened + then.notScreened,
    leftOutByEffect: first.leftOutByEffect + then.leftOutByEffect,
    unscreened:
      then.unscreened.length === 0 ? first.unscreened : [...first.unscreened, ...then.unscreened].slice(0, MAX_KEPT),
  };
}

/** Number and lines of unscreened rows; undefined if all were screened. */
export function unscreenedLine({ rows, notScreened, unscreened }: Tally): string | undefined {
  if (notScreened === 0) return undefined;
  const lines = unscreened.slice(0, MAX_NAMED).map(({ line }) => line);
  const more = notScreened > lines.length ? ` and ${COUNT.format(notScreened - lines.length)} more` : '';
  const [verb, noun] = notScreened === 1 ? ['was', 'line'] : ['were', 'lines'];
  return `${COUNT.format(notScreened)} of ${COUNT.format(rows)} rows ${verb} not screened: ${noun} ${lines.join(', ')}${more}`;
}
