import {
  DEFAULT_POLICY,
  type Index,
  loadModel,
  openIndex,
  type Query,
  SearchTooExpensiveError,
  screen,
} from '@namesake/engine';
import { cpuMsOf } from '../cpu-ms.ts';
import type { HostileQuery } from './listed-texts.ts';
import { SCRIPT_LETTERS } from './script-letters.ts';

/** Cost of one hostile query. */
export type HostileTiming = {
  readonly kind: string;
  /** CPU time of this thread until the result or refusal, with a cold cache; the minimum over all runs. */
  readonly cpuMs: number;
  /** Thousands of budget steps spent (see the engine's `index/open/budget.ts`). */
  readonly kiloSteps: number;
  /** Microseconds of CPU per step: similar for all queries if steps are charged correctly. */
  readonly stepUs: number;
  readonly refused: boolean;
};

/** Number of runs per query; the fastest counts, since only other work on the machine makes one slower. */
const RUNS = 3;

/** Runs each query alone. */
export const measureHostile = (index: Index, queries: readonly HostileQuery[]): HostileTiming[] =>
  queries.map(({ kind, query }) => {
    const runs = Array.from({ length: RUNS }, () => runOnce(index, query));
    const cpuMs = Math.min(...runs.map((run) => run.cpuMs));
    const [{ steps, refused } = { steps: 0, refused: false }] = runs;
    return {
      kind,
      cpuMs: tenths(cpuMs),
      kiloSteps: tenths(steps / 1000),
      stepUs: Math.round((100_000 * cpuMs) / steps) / 100,
      refused,
    };
  });

function runOnce({ data }: Index, query: Query) {
  // A newly opened index has empty caches, as for an attacker's first request.
  const index = openIndex(data, loadModel());
  let refused = false;
  const cpuMs = cpuMsOf(() => {
    refused = isRefused(index, query);
  });
  return { cpuMs, steps: index.scratch.budget.spent, refused };
}

function isRefused(index: Index, query: Query): boolean {
  try {
    screen(index, query, DEFAULT_POLICY);
    return false;
  } catch (error) {
    if (error instanceof SearchTooExpensiveError) return true;
    throw error;
  }
}

/** The worst of each script and length, then every query with a hostile form, worst first. */
export function worstOf(timings: readonly HostileTiming[]): HostileTiming[] {
  const byScript = Map.groupBy(timings, ({ kind }) => {
    const [script = '', length = ''] = [kind.slice(0, kind.indexOf(' ')), kind.slice(kind.lastIndexOf(' '))];
    return script in SCRIPT_LETTERS ? script + length : kind;
  });
  const worst = [...byScript.values()].flatMap((own) => own.toSorted((a, b) => b.cpuMs - a.cpuMs).slice(0, 1));
  return worst.sort((a, b) => b.cpuMs - a.cpuMs);
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
