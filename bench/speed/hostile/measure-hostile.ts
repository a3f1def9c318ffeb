import { DEFAULT_POLICY, type Index, SearchTooExpensiveError, screen } from '@namesake/engine';
import type { QueryKind } from '../query-kinds.ts';
import { SCRIPT_LETTERS } from './script-letters.ts';

/** What one hostile text costs. */
export type HostileTiming = {
  readonly kind: string;
  /** CPU time of this thread until the answer or the refusal: the least of several runs. */
  readonly cpuMs: number;
  /** Thousands of steps that were spent (see the engine's `index/budget.ts`). */
  readonly kiloSteps: number;
  readonly refused: boolean;
};

/**
 * Times a text is asked whose first run is quick; the quickest counts, since only the machine's other work makes it
 * slower.
 */
const RUNS = 3;
const QUICK_MS = 300;

/** Asks each text alone. */
export const measureHostile = (index: Index, kinds: readonly QueryKind[]): HostileTiming[] =>
  kinds.flatMap(({ kind, texts }) => texts.map((text) => measureText(index, kind, text)));

function measureText(index: Index, kind: string, text: string): HostileTiming {
  let [least, refused] = [Number.POSITIVE_INFINITY, false];
  for (let run = 0; run < RUNS; run++) {
    const before = process.threadCpuUsage();
    refused = isRefused(index, text);
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
    if (least > QUICK_MS) break;
  }
  const kiloSteps = Math.round(index.scratch.budget.spent / 100) / 10;
  return { kind, cpuMs: Math.round(least * 10) / 10, kiloSteps, refused };
}

function isRefused(index: Index, searchText: string): boolean {
  try {
    screen(index, { searchText }, DEFAULT_POLICY);
    return false;
  } catch (error) {
    if (error instanceof SearchTooExpensiveError) return true;
    throw error;
  }
}

/** The worst of each script and length, then every text of a made form, the worst first. */
export function worstOf(timings: readonly HostileTiming[]): HostileTiming[] {
  const byScript = Map.groupBy(timings, ({ kind }) => {
    const [script = '', length = ''] = [kind.slice(0, kind.indexOf(' ')), kind.slice(kind.lastIndexOf(' '))];
    return script in SCRIPT_LETTERS ? script + length : kind;
  });
  const worst = [...byScript.values()].flatMap((own) => own.toSorted((a, b) => b.cpuMs - a.cpuMs).slice(0, 1));
  return worst.sort((a, b) => b.cpuMs - a.cpuMs);
}
