import { setTimeout as wait } from 'node:timers/promises';
import type { EraseRequest, ErasurePreview, ErasureResult, ErasureSelection } from '@namesake/contract';
import type { App, Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { RECORDS_ERASED } from '../../db/ledger-entries.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { parseScreeningId } from '../../lib/ids/screening-id.ts';
import { batchesAbout, eraseBatches, eraseRows, rowsAbout } from '../batches/erase.ts';
import { customersAbout, mentionsAbout } from '../customers/change.ts';
import { lookbacksAbout } from '../lookbacks/change.ts';
import { itemOf } from './store/cutoffs.ts';
import type { FoundScreening, Selection } from './store/erased-records.ts';
import { isInForce } from './store/legal-hold.ts';

const DAY_MS = 86_400_000;

/** Records of a person, and what prevents their erasure. */
type FoundRecords = {
  readonly found: readonly FoundScreening[];
  readonly held: number;
  /** Number of these younger than the minimum in the settings. */
  readonly belowFloor: number;
  /** Version of the holds when the records were looked up. */
  readonly holdsVersion: number;
};

/** Rows per transaction. */
const BATCH = 100;

/**
 * Maximum number of searches for records added meanwhile: a caller who keeps screening the person must not keep this
 * running.
 */
const LOOKS = 10;

/** Attempts to empty the log while it is being read, and the delay between them. */
const WIPES = 10;

const WIPE_AGAIN_MS = 100;

/**
 * Erases the records of a person for good. The search text or reference is neither logged nor recorded.
 *
 * @throws ApiError `erasure_changed`, `erasure_held`, `erasure_below_floor`
 */
export async function eraseRecords(call: Call, request: EraseRequest): Promise<ErasureResult> {
  const { app } = call;
  const { selection, expectedCount, overrideFloor } = request;
  const records = await findRecords(app, selection);
  const { found, held, belowFloor } = records;
  if (found.length !== expectedCount) throw new ApiError('erasure_changed');
  if (held > 0)
    throw new ApiError('erasure_held', {
      detail: `${held} of ${found.length} are on legal hold. Lift the hold first, or select only records that are not on hold.`,
    });
  if (belowFloor > 0 && overrideFloor === undefined)
    throw new ApiError('erasure_below_floor', {
      detail: `${belowFloor} of ${found.length} are younger than the minimum. overrideFloor takes the reason.`,
    });
  const detail = detailOf(records, request);
  // Customers are erased first, so that no further screening of them begins.
  const customers = await customersAbout(app, selection);
  for (const reference of customers)
    await app.storage.customers.erase(reference, auditEvent(call, 'customer.erased', '', detail));
  await eraseFound(call, records, request);
  const lookbacks = await lookbacksAbout(app, selection);
  await app.storage.lookbacks.erase(lookbacks, auditEvent(call, 'lookback.erased', '', detail));
  await app.storage.caseNotes.eraseMentions(
    await mentionsAbout(app, selection),
    auditEvent(call, 'case.texts_erased', '', detail),
  );
  const batches = await eraseBatches(call, await batchesAbout(app, selection), detail);
  const rows = await eraseRows(call, await rowsAbout(app, selection), detail);
  const later = await eraseLater(call, request);
  return {
    erasedCount: found.length + later,
    lookbackCount: lookbacks.length,
    customerCount: customers.length,
    batchCount: batches,
    rowCount: rows,
    related: await relatedOf(app, selection),
    overwritten: await wipe(app),
  };
}

/** Screenings of related parties, which have references of their own and stay. */
async function relatedOf({ storage }: App, selection: ErasureSelection): Promise<ErasurePreview['related'][number][]> {
  return selection.kind === 'external_ref' ? [...(await storage.erasure.ofRelated(selection.externalRef))] : [];
}

/** Event detail of an erasure. */
function detailOf({ belowFloor }: FoundRecords, { legalBasis, reference, overrideFloor }: EraseRequest) {
  return { why: 'request', legalBasis, reference, ...(belowFloor > 0 ? { belowFloor, overrideFloor } : {}) };
}

/**
 * @throws ApiError `erasure_changed` if a hold was placed meanwhile. It applies; records erased before it stay erased
 */
async function eraseFound(call: Call, records: FoundRecords, request: EraseRequest): Promise<void> {
  const { found, holdsVersion } = records;
  const event = auditEvent(call, RECORDS_ERASED, '', detailOf(records, request));
  const by = { holdsVersion, event, why: 'request', run: null } as const;
  for (let from = 0; from < found.length; from += BATCH)
    if (!(await call.app.storage.erasure.eraseScreenings(found.slice(from, from + BATCH), by)))
      throw new ApiError('erasure_changed');
}

/**
 * Erases records added meanwhile by screenings that were in progress. Resolves with their number.
 *
 * @throws ApiError `erasure_changed` if one of them may not be erased
 */
async function eraseLater(call: Call, request: EraseRequest): Promise<number> {
  let erased = 0;
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const records = await findRecords(call.app, request.selection);
    const { found, held, belowFloor } = records;
    if (found.length === 0) break;
    if (held > 0 || (belowFloor > 0 && request.overrideFloor === undefined))
      throw new ApiError('erasure_changed', {
        detail: `${found.length} came meanwhile and stay: on legal hold, or younger than the minimum. All others are erased. Ask for the preview again.`,
      });
    await eraseFound(call, records, request);
    erased += found.length;
  }
  return erased;
}

/** Overwrites erased records in the log as well. False if the log was being read all the time. */
async function wipe({ storage }: App): Promise<boolean> {
  let overwritten = await storage.erasure.wipe();
  for (let times = 1; times < WIPES && !overwritten; times += 1) {
    await wait(WIPE_AGAIN_MS);
    overwritten = await storage.erasure.wipe();
  }
  return overwritten;
}

/** What erasing the records of a person would delete. Erases nothing. */
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
    customerCount: (await customersAbout(app, selection)).length,
    batchCount: batches,
    rowCount: rows,
    related: await relatedOf(app, selection),
    oldest: at(Math.min),
    newest: at(Math.max),
  };
}

/** Finds the screenings of a person. */
async function findRecords(app: App, selection: ErasureSelection): Promise<FoundRecords> {
  const { erasure, legalHolds, retention } = app.storage;
  const nowMs = app.now();
  const holdsVersion = await legalHolds.version();
  const holds = (await legalHolds.list()).filter((hold) => isInForce(hold, nowMs)).map(({ scope }) => scope);
  const [settings] = await retention.versions();
  const found: FoundScreening[] = [];
  await erasure.scan(toSelection(selection), { holds, onBatch: async (batch) => void found.push(...batch) });
  const isBelow = ({ outcome, purpose, at }: FoundScreening): boolean => {
    const kind = outcome === 'no_match' ? 'no_match' : 'screenings';
    const item = settings === undefined ? undefined : itemOf(settings, kind, purpose ?? null);
    const floorDays = item?.floorDays ?? 0;
    // Without a minimum, records made during this search are not below it.
    return floorDays > 0 && at > nowMs - floorDays * DAY_MS;
  };
  return {
    found,
    holdsVersion,
    held: found.filter(({ isHeld }) => isHeld).length,
    belowFloor: found.filter(isBelow).length,
  };
}

function toSelection(selection: ErasureSelection): Selection {
  if (selection.kind !== 'searches') return selection;
  return { kind: 'searches', ids: [...new Set(selection.searchIds)].flatMap((id) => parseScreeningId(id) ?? []) };
}
