import type { BatchView, Screening } from '@namesake/contract';
import type { App, Call } from '../../../context/app.ts';
import { decidedHits, hitCounts } from '../../decisions/hit-counts.ts';
import { ActorNames } from '../../records/actor-names.ts';
import type { PlacedBasisEntry } from '../store/basis-entry.ts';
import type { Batch } from '../store/batch.ts';
import { presentBatch } from '../view.ts';
import { reportRows } from './open-report.ts';

/** Rows whose decisions are counted: each takes a look-up. */
const MAX_LOOKED_AT = 2_000;

/** Parties found by rows, by state of their decision at present. Counts only the first rows if there are many. */
export type DecisionsSoFar = Screening['hits'] & { readonly rows: number; readonly isAll: boolean };

/** Facts and outcome of a batch, without its rows. */
export type BatchSummary = {
  readonly batch: BatchView;
  /** When this was read, ISO 8601. */
  readonly madeAt: string;
  readonly grounds: readonly PlacedBasisEntry[];
  readonly decisions: DecisionsSoFar;
};

/** Summary of a batch as it was when its report began. */
export async function summarize(call: Call, batch: Batch): Promise<BatchSummary> {
  const { app, principal } = call;
  return {
    batch: await presentBatch(call, batch, new ActorNames(app.storage, principal)),
    madeAt: new Date(app.now()).toISOString(),
    grounds: (await app.storage.batches.basis(batch.id)).filter(({ firstRow }) => firstRow <= batch.rows),
    decisions: await decisionsSoFar(app, batch),
  };
}

async function decisionsSoFar(app: App, batch: Batch): Promise<DecisionsSoFar> {
  const sum = { open: 0, proposed: 0, decided: 0, rows: 0 };
  for await (const page of reportRows(app, batch, 'potential_match'))
    for (const { subject, results } of page) {
      if (subject === null) continue;
      if (sum.rows === MAX_LOOKED_AT) return { ...sum, isAll: false };
      const { open, proposed, decided } = hitCounts((await decidedHits(app, subject, results)).states);
      sum.open += open;
      sum.proposed += proposed;
      sum.decided += decided;
      sum.rows += 1;
    }
  return { ...sum, isAll: true };
}
