import type { BatchView, ChangeLeaversRequest } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { customerIdOf } from '../../lib/ids/customer-id.ts';
import type { FileRow } from '../../row-files/read-rows.ts';
import type { Customer } from '../customers/store/customer.ts';
import type { CustomerChange } from '../customers/store/customer-store.ts';
import { personBehind, personOf } from '../decisions/four-eyes.ts';
import { referenceOf } from './customer-rows.ts';
import type { Batch } from './store/batch.ts';
import { getBatch, readableBatch } from './view.ts';

/** Above this share of a group, and above so many, nobody leaves before another person has approved it. */
const MOST_SHARE = 0.05;
const MOST_COUNT = 5;
const AT_ONCE = 500;

/** Whom a file has. */
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

  /** Whether every row has a reference: one without may be whom the file seems to lack. */
  get isSure(): boolean {
    return this.#isSure;
  }
}

/**
 * Ends the watch of customers of a group whom its whole book lacks. Where they are too many, or a row cannot be told
 * from them, they are noted, and leave once another person has approved it.
 */
export async function leaveBook(call: Call, { id, watchGroup }: Batch, seen: SeenCustomers): Promise<void> {
  const { customers } = call.app.storage;
  const missing: Customer[] = [];
  let of = 0;
  for (let after = 0; ; ) {
    const page = await customers.book(after, Number.MAX_SAFE_INTEGER, AT_ONCE);
    const own = page.filter(({ watch, group, isProved }) => watch === 'on' && group === watchGroup && isProved);
    of += own.length;
    missing.push(...own.filter(({ reference }) => !seen.has(reference)));
    const last = page.at(-1);
    if (last === undefined) break;
    after = last.place;
  }
  const count = missing.length;
  if (count === 0) return;
  const mayLeave = seen.isSure && count <= Math.max(MOST_COUNT, of * MOST_SHARE);
  const change = mayLeave ? leftBy(id, call.app.now()) : (): Partial<Customer> => ({ leaving: id });
  const action = mayLeave ? 'customers.left' : 'customers.leaving';
  await changeAll(call, missing, change);
  await call.app.storage.audit.append(auditEvent(call, action, id, { count, of, isSure: seen.isSure }));
}

/**
 * Decides whether customers whom a file lacks leave the watch. Whoever was sent again since is not among them.
 *
 * @throws ApiError `batch_not_found`, `no_leavers`, `own_proposal`, `person_needed`
 */
export async function changeLeavers(call: Call, id: string, { change }: ChangeLeaversRequest): Promise<BatchView> {
  const { app, principal } = call;
  const { createdBy } = await readableBatch(call, id);
  if (principal.kind !== 'user') throw new ApiError('person_needed');
  if ((await personOf(app, principal)) === (await personBehind(app, createdBy))) throw new ApiError('own_proposal');
  const to = change === 'approve' ? leftBy(id, app.now()) : (): Partial<Customer> => ({ leaving: null });
  let count = 0;
  for (let after = 0; ; ) {
    const page = await app.storage.customers.leaving(id, after, AT_ONCE);
    await changeAll(call, page, to);
    count += page.length;
    const last = page.at(-1);
    if (last === undefined) break;
    after = last.place;
  }
  if (count === 0) throw new ApiError('no_leavers');
  const action = change === 'approve' ? 'customers.left' : 'customers.stayed';
  await app.storage.audit.append(auditEvent(call, action, id, { count }));
  return getBatch(call, id);
}

const leftBy = (batch: string, nowMs: number) => (): Partial<Customer> => ({
  watch: 'ended',
  watchReason: `Missing in the whole book ${batch}.`,
  watchSince: nowMs,
  due: null,
  leaving: null,
});

/**
 * Changes customers, some at a time, each that leaves with its event. Who was sent anew meanwhile stays as it is.
 */
async function changeAll(
  call: Call,
  customers: readonly Customer[],
  change: (before: Customer) => Partial<Customer>,
): Promise<void> {
  const { app } = call;
  const store = (some: readonly Customer[]): Promise<boolean> => {
    const changes = some.map((before): CustomerChange => ({ before, after: { ...before, ...change(before) } }));
    const left = changes.filter(({ after }) => after.watch === 'ended');
    const events = left.map(({ after: { reference, watch } }) =>
      auditEvent(call, 'customer.watch_changed', customerIdOf(app.keys.customers, reference), { watch }),
    );
    return app.storage.customers.change(changes, events);
  };
  for (let from = 0; from < customers.length; from += AT_ONCE) {
    const some = customers.slice(from, from + AT_ONCE);
    if (await store(some)) continue;
    for (const { reference, input } of some) {
      const now = await app.storage.customers.find(reference);
      if (now?.watch === 'on' && JSON.stringify(now.input) === JSON.stringify(input)) await store([now]);
    }
  }
}
