import type { BatchView, ChangeLeaversRequest } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { customerIdOf } from '../../lib/ids/customer-id.ts';
import type { FileRow } from '../../row-files/read-rows.ts';
import type { Customer } from '../customers/store/customer.ts';
import type { CustomerChange } from '../customers/store/customer-store.ts';
import { referenceOf } from './customer-rows.ts';
import { Stopped } from './screen-rows.ts';
import type { Batch } from './store/batch.ts';
import { getBatch, leaversRefusal, readableBatch } from './view.ts';

/**
 * If more customers are missing than this share of a group, and than this number, another person has to approve first.
 */
const MAX_SHARE = 0.05;
const MAX_COUNT = 5;
const AT_ONCE = 500;

/** Customers that a file contains. */
export class SeenCustomers {
  readonly #references = new Set<string>();
  #isSure = true;

  see(row: FileRow): void {
    if (!row.isFirst) return;
    const reference = referenceOf(row);
    if (reference === null) this.#isSure = false;
    else this.#references.add(reference);
  }

  has(reference: string): boolean {
    return this.#references.has(reference);
  }

  /** Whether every row has a reference. A row without one may be a customer that seems to be missing. */
  get isSure(): boolean {
    return this.#isSure;
  }
}

/**
 * Ends the watch of customers missing from the whole book of their group. If there are too many, or a row has no
 * reference, they are only marked, and leave once another person approves.
 *
 * @throws Stopped
 */
export async function leaveBook(call: Call, batch: Batch, seen: SeenCustomers): Promise<void> {
  const { book } = call.app.storage;
  const { id, watchGroup } = batch;
  const missing: Customer[] = [];
  let of = 0;
  for (let after = 0; ; ) {
    const page = await book.customers(after, Number.MAX_SAFE_INTEGER, AT_ONCE);
    const own = page.filter(({ watch, group, isProved }) => watch === 'on' && group === watchGroup && isProved);
    of += own.length;
    missing.push(...own.filter((one) => !seen.has(one.reference) && isAsUploaded(one, batch)));
    const last = page.at(-1);
    if (last === undefined) break;
    after = last.place;
  }
  const mayLeave = seen.isSure && missing.length <= Math.max(MAX_COUNT, of * MAX_SHARE);
  const change = mayLeave ? leftBy(id, call.app.now()) : { leaving: id };
  let count = 0;
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    await checkRuns(call, id);
    count += (await changeAll(call, missing.slice(from, from + AT_ONCE), () => change)).length;
  }
  if (count === 0) return;
  const action = mayLeave ? 'customers.left' : 'customers.leaving';
  await call.app.storage.audit.append(auditEvent(call, action, id, { count, of, isSure: seen.isSure }));
}

/** Nobody leaves by a batch that was paused or cancelled meanwhile. @throws Stopped */
async function checkRuns({ app }: Call, id: string): Promise<void> {
  if ((await app.storage.batches.find(id))?.state !== 'running') throw new Stopped();
}

/** Whether the watch of a customer is unchanged since the file was uploaded: the file cannot reflect anything later. */
const isAsUploaded = ({ watch, watchSince, changedAt }: Customer, { createdAt }: Batch): boolean =>
  watch === 'on' && Math.max(watchSince, changedAt) < createdAt;

/**
 * Decides whether customers missing from a file leave the watch. Does not affect customers sent again since.
 *
 * @throws ApiError `batch_not_found`, `no_leavers`, `own_proposal`, `person_needed`, `scope_missing`
 */
export async function changeLeavers(call: Call, id: string, { change }: ChangeLeaversRequest): Promise<BatchView> {
  const { app } = call;
  const batch = await readableBatch(call, id);
  const refusal = await leaversRefusal(call, batch);
  if (refusal !== undefined) throw new ApiError(refusal);
  const [isApproved, left, stays] = [change === 'approve', leftBy(id, app.now()), { leaving: null }];
  // A watch that was stopped or begun since then stays unchanged. Rows that are not proved are not rewritten.
  const to = (before: Customer) => (isApproved && isAsUploaded(before, batch) ? left : stays);
  let [decided, leavers] = [0, 0];
  for (let after = 0; ; ) {
    const page = await app.storage.customers.leaving(id, after, AT_ONCE);
    const proved = page.filter(({ isProved }) => isProved);
    const changed = await changeAll(call, proved, to);
    decided += changed.length;
    leavers += changed.filter(isLeaver).length;
    const last = page.at(-1);
    if (last === undefined) break;
    after = last.place;
  }
  if (decided === 0) throw new ApiError('no_leavers');
  const action = isApproved ? 'customers.left' : 'customers.stayed';
  await app.storage.audit.append(auditEvent(call, action, id, { count: isApproved ? leavers : decided }));
  return getBatch(call, id);
}

const leftBy = (batch: string, nowMs: number): Partial<Customer> => ({
  watch: 'ended',
  watchReason: `Missing from the whole book ${batch}.`,
  watchSince: nowMs,
  due: null,
  leaving: null,
});

const isLeaver = ({ before, after }: CustomerChange): boolean => before?.watch !== after.watch;

type Change = (before: Customer) => Partial<Customer>;

/** If one of these differs, somebody has decided about the customer, or sent it again, since it was read. */
const DECIDED = ['watch', 'watchSince', 'group', 'changedAt', 'leaving', 'isProved'] as const;

/**
 * Changes customers, with an event for each that leaves, and returns the changes. Customers sent again or decided about
 * meanwhile stay unchanged.
 */
async function changeAll(
  call: Call,
  customers: readonly Customer[],
  change: Change,
): Promise<readonly CustomerChange[]> {
  const together = await changeTogether(call, customers, change);
  if (together !== undefined) return together;
  const changed: CustomerChange[] = [];
  for (const one of customers) changed.push(...(await changeOne(call, one, change)));
  return changed;
}

/** Undefined if one of them changed meanwhile; none is changed then. */
async function changeTogether(
  call: Call,
  customers: readonly Customer[],
  change: Change,
): Promise<readonly CustomerChange[] | undefined> {
  const { keys, storage } = call.app;
  const changes = customers.map((before): CustomerChange => ({ before, after: { ...before, ...change(before) } }));
  const events = changes
    .filter(isLeaver)
    .map(({ after: { reference, watch } }) =>
      auditEvent(call, 'customer.watch_changed', customerIdOf(keys.customers, reference), { watch }),
    );
  return (await storage.customers.change(changes, events)) ? changes : undefined;
}

/** A customer that was only screened meanwhile is changed in its current state. */
async function changeOne(call: Call, looked: Customer, change: Change): Promise<readonly CustomerChange[]> {
  for (;;) {
    const now = await call.app.storage.customers.find(looked.reference);
    if (now === undefined || DECIDED.some((member) => now[member] !== looked[member])) return [];
    const changes = await changeTogether(call, [now], change);
    if (changes !== undefined) return changes;
  }
}
