import { setImmediate } from 'node:timers/promises';
import type { ErasureSelection } from '@namesake/contract';
import { ListRefused } from '@namesake/lists';
import type { Batch } from '../../batches/batch.ts';
import { type FileRow, readRows } from '../../batches/reading/read-rows.ts';
import { folded } from '../../storage/scan/folded.ts';
import type { Call, Needs } from '../app.ts';
import { auditEvent } from '../audit.ts';
import { isAnythingHeld } from '../lookbacks/erase.ts';

/** Rows that are read without a pause. */
const ROWS_AT_ONCE = 100;

/**
 * Batches that go with the records of a person: those that are not started, or paused, and whose file mentions the
 * person. None while anything is on hold.
 */
export async function batchesAbout(
  app: Needs<'now', 'batches' | 'legalHolds'>,
  selection: ErasureSelection,
): Promise<readonly string[]> {
  if (selection.kind === 'searches' || (await isAnythingHeld(app))) return [];
  const { batches } = app.storage;
  const about: string[] = [];
  for (const id of await batches.atRest()) {
    const batch = await batches.find(id);
    if (batch !== undefined && (await mentions(batches.file(id), batch, isAbout(selection)))) about.push(id);
  }
  return about;
}

/** Cancels batches, which deletes their files. Returns how many there were. */
export async function eraseBatches(
  call: Call<'now', 'batches'>,
  ids: readonly string[],
  detail: Readonly<Record<string, unknown>>,
): Promise<number> {
  let erased = 0;
  for (const id of ids) {
    const change = { state: 'cancelled', problem: 'erased', endedAt: call.app.now() } as const;
    const event = auditEvent(call, 'batch.cancelled', id, { ...detail, problem: 'erased' });
    if (await call.app.storage.batches.change(id, ['draft', 'paused'], change, event)) erased += 1;
  }
  return erased;
}

async function mentions(
  file: AsyncIterable<Uint8Array>,
  batch: Batch,
  isAboutThem: (row: FileRow) => boolean,
): Promise<boolean> {
  try {
    for await (const row of readRows(file, batch)) {
      if (isAboutThem(row)) return true;
      // Requests are answered meanwhile.
      if (row.row % ROWS_AT_ONCE === 0) await setImmediate();
    }
    return false;
  } catch (error) {
    // An unreadable file may mention anyone.
    if (error instanceof ListRefused) return true;
    throw error;
  }
}

function isAbout(selection: Exclude<ErasureSelection, { kind: 'searches' }>): (row: FileRow) => boolean {
  if (selection.kind === 'external_ref') {
    const { externalRef } = selection;
    return (row) =>
      ('request' in row && row.request.externalRef === externalRef) ||
      (row.raw().cells ?? []).some((cell) => cell.trim() === externalRef);
  }
  const text = folded(selection.text);
  return (row) => {
    const { raw, cells } = row.raw();
    // The two halves of a name are in cells of their own, and together in the request.
    const request = 'request' in row ? JSON.stringify(row.request) : '';
    return [raw, request, ...(cells ?? [])].some((part) => folded(part).includes(text));
  };
}
