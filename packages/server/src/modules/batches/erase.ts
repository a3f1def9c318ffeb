import { setImmediate } from 'node:timers/promises';
import type { ErasureSelection } from '@namesake/contract';
import { ListRefused } from '@namesake/lists';
import type { App, Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { type FileRow, readRows } from '../../row-files/read-rows.ts';
import type { Storage } from '../../stores/storage.ts';
import { folded } from '../retention/scan/folded.ts';
import { rowParty } from './read-row.ts';
import type { Batch, BatchLayout, BatchRow } from './store/batch.ts';

/** Rows read before other requests get their turn. */
const ROWS_AT_ONCE = 100;

const DAY_MS = 86_400_000;

/** Days that a file waits to be started, or to be continued. */
const DRAFT_DAYS = 7;

const PAUSED_DAYS = 30;

/**
 * Batches to erase with the records of a person: drafts and paused ones whose file mentions the person. Empty while any
 * legal hold is in force.
 */
export async function batchesAbout(app: App, selection: ErasureSelection): Promise<readonly string[]> {
  if (selection.kind === 'searches' || (await app.storage.legalHolds.isAnyInForce(app.now()))) return [];
  const { batches, batchFiles } = app.storage;
  const about: string[] = [];
  for (const id of await batches.atRest()) {
    const batch = await batches.find(id);
    if (batch !== undefined && (await mentions(batchFiles.file(id), batch, isAbout(selection)))) about.push(id);
  }
  return about;
}

/** Rows of a batch to erase with the records of a person. */
type RowsAbout = { readonly batch: string; readonly numbers: readonly number[] };

/**
 * Rows that mention a person and could not be screened, so that erasing screenings does not erase them. Empty while any
 * legal hold is in force.
 */
export async function rowsAbout(app: App, selection: ErasureSelection): Promise<readonly RowsAbout[]> {
  if (selection.kind === 'searches' || (await app.storage.legalHolds.isAnyInForce(app.now()))) return [];
  const [about, isAboutThem] = [[] as RowsAbout[], isAbout(selection)];
  const { batches, batchRows } = app.storage;
  for (const batch of await batchRows.batchesWithErrors()) {
    const { layout = null } = (await batches.find(batch)) ?? {};
    const numbers: number[] = [];
    for (let after = 0, isLast = false; !isLast; ) {
      const page = await batchRows.page(batch, 'error', after, ROWS_AT_ONCE);
      for (const row of page) if (isAboutThem(saidByError(row, layout))) numbers.push(row.row);
      after = page.at(-1)?.row ?? after;
      isLast = page.length < ROWS_AT_ONCE;
      await setImmediate();
    }
    if (numbers.length > 0) about.push({ batch, numbers });
  }
  return about;
}

/** Erases the contents of rows. Resolves with their number. */
export async function eraseRows(
  call: Call,
  about: readonly RowsAbout[],
  detail: Readonly<Record<string, unknown>>,
): Promise<number> {
  for (const { batch, numbers } of about) {
    const event = auditEvent(call, 'batch.rows_erased', batch, { ...detail, rows: numbers });
    await call.app.storage.batchRows.forget(batch, numbers, event);
  }
  return about.reduce((sum, { numbers }) => sum + numbers.length, 0);
}

/** Cancels batches, which deletes their files. Resolves with the number of cancelled batches. */
export async function eraseBatches(
  call: Call,
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
  isAboutThem: (row: SaidOfRow) => boolean,
): Promise<boolean> {
  try {
    for await (const row of readRows(file, batch)) {
      if (isAboutThem(saidByFile(row))) return true;
      // Lets other requests be answered meanwhile.
      if (row.row % ROWS_AT_ONCE === 0) await setImmediate();
    }
    return false;
  } catch (error) {
    // An unreadable file may mention anyone.
    if (error instanceof ListRefused) return true;
    throw error;
  }
}

/** Contents of a row, from the file or from a stored error. */
type SaidOfRow = {
  readonly externalRef: string | null | undefined;
  readonly cells: readonly string[];
  /** Includes the two halves of a name joined, since they are in separate cells. */
  readonly texts: readonly string[];
};

function saidByFile(row: FileRow): SaidOfRow {
  const { raw, cells } = row.raw();
  const request = 'request' in row ? row.request : undefined;
  return { externalRef: request?.externalRef, cells: cells ?? [], texts: [raw, JSON.stringify(request ?? '')] };
}

function saidByError(row: BatchRow, layout: BatchLayout | null): SaidOfRow {
  const party = rowParty(row, layout, undefined);
  const texts = [row.error?.raw ?? '', row.ownId ?? '', party?.searchText ?? ''];
  return { externalRef: party?.externalRef ?? row.ownId, cells: row.cells ?? [], texts };
}

function isAbout(selection: Exclude<ErasureSelection, { kind: 'searches' }>): (row: SaidOfRow) => boolean {
  if (selection.kind === 'external_ref') {
    const { externalRef } = selection;
    return (row) => row.externalRef?.trim() === externalRef || row.cells.some((cell) => cell.trim() === externalRef);
  }
  const text = folded(selection.text);
  return ({ texts, cells }) => [...texts, ...cells].some((part) => folded(part).includes(text));
}

/** Ends abandoned batches, and deletes files whose upload was interrupted: they hold names. */
export async function tidyBatches(
  { batches, batchFiles }: Pick<Storage, 'batches' | 'batchFiles'>,
  nowMs: number,
): Promise<void> {
  await batchFiles.dropBroken(nowMs - DAY_MS);
  for (const id of await batches.abandoned(nowMs - DRAFT_DAYS * DAY_MS, nowMs - PAUSED_DAYS * DAY_MS)) {
    const change = { state: 'cancelled', problem: 'abandoned', endedAt: nowMs } as const;
    const detail = { problem: 'abandoned' };
    const event = { at: nowMs, actor: 'service', action: 'batch.cancelled', target: id, detail, requestId: '' };
    await batches.change(id, ['draft', 'paused'], change, event);
  }
}
