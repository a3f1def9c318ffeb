import type { ErasurePreview, ErasureSelection } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { batchesAbout, rowsAbout } from '../../batches/erase.ts';
import { lookbacksAbout } from '../../lookbacks/erase.ts';
import { findRecords } from './find-records.ts';

/** What erasing the records of a person would take. Erases nothing. */
export async function previewErasure({ app }: Call, selection: ErasureSelection): Promise<ErasurePreview> {
  const { found, held, belowFloor } = await findRecords(app, selection);
  const at = (pick: (...values: number[]) => number): string | null =>
    found.length === 0
      ? null
      : new Date(found.map((one) => one.at).reduce((best, one) => pick(best, one))).toISOString();
  const lookbacks = (await lookbacksAbout(app, selection)).length;
  const batches = (await batchesAbout(app, selection)).length;
  const rows = (await rowsAbout(app, selection)).reduce((sum, { numbers }) => sum + numbers.length, 0);
  return {
    count: found.length,
    heldCount: held,
    belowFloorCount: belowFloor,
    lookbackCount: lookbacks,
    batchCount: batches,
    rowCount: rows,
    oldest: at(Math.min),
    newest: at(Math.max),
  };
}
