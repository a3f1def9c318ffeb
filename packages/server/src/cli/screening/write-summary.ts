import { accessSync, constants, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { EFFECTS, type Effect, ENGINE_VERSION, type Policy } from '@namesake/engine/vocabulary';
import { notSearched } from '../../modules/lists/view.ts';
import { policyHash } from '../../modules/policies/find-policy.ts';
import type { LoadedIndex } from './load-index.ts';
import type { FileRunEnd } from './run-file.ts';

/** What a run was screened with. */
type Summarised = {
  readonly loaded: Pick<LoadedIndex, 'versions' | 'broken' | 'lacking'>;
  readonly policy: Policy;
  readonly endedAt: string;
};

/**
 * Removes the summary of an earlier run, so that an existing one proves that this run ended.
 * @throws the system's error when none could be written: better now than after the run
 */
export function prepareSummary(path: string): void {
  accessSync(dirname(path), constants.W_OK);
  rmSync(path, { force: true });
}

/** Writes what a run was screened with and the results of its rows, as JSON, atomically. */
export function writeSummary(path: string, { tally, startedAt }: FileRunEnd, run: Summarised): void {
  const { loaded, policy, endedAt } = run;
  const { rows, outcomes, notScreened, leftOutByEffect, unscreened } = tally;
  const summary = {
    engineVersion: ENGINE_VERSION,
    policyHash: policyHash(policy),
    policy,
    lists: loaded.versions.map(({ id, version, publishedAt, records, sha256 }) => ({
      id,
      version,
      publishedAt,
      records,
      sha256,
    })),
    coverage: { notSearched: notSearched(loaded.versions.map(({ id }) => id)), lacking: loaded.lacking },
    unusableFiles: loaded.broken.map((file) => basename(file.path)),
    startedAt,
    endedAt,
    rows,
    outcomes,
    leftOutByEffect: { rows: leftOutByEffect, effects: EFFECTS.filter((effect) => isLeftOut(policy, effect)) },
    notScreened: { rows: notScreened, lines: unscreened, more: notScreened - unscreened.length },
  };
  const draft = `${path}.tmp`;
  writeFileSync(draft, `${JSON.stringify(summary, null, 2)}\n`);
  renameSync(draft, path);
}

/** Listings of unknown effect are never excluded. */
const isLeftOut = ({ effects }: Policy, effect: Effect): boolean =>
  effect !== 'unknown' && effects !== undefined && !effects.includes(effect);
