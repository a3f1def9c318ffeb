import { type CustomerData, DEFAULT_GROUP, type SaveCustomersRequest, type SavedCustomers } from '@namesake/contract';
import type { App, Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { customerIdOf } from '../../lib/ids/customer-id.ts';
import { customerVisibility } from '../records/customer-visibility.ts';
import { checkBirthDates } from '../search/check-birth-dates.ts';
import { isPassing } from '../search/passing.ts';
import { presentCustomer } from './present.ts';
import { checkReferences } from './requests.ts';
import { screenAndStore, tryScreenAndStore } from './screen-and-store.ts';
import type { Customer } from './store/customer.ts';
import type { CustomerChange } from './store/customer-store.ts';

/** Customers screened concurrently: their records are committed together. */
const AT_ONCE = 20;

/** A saved customer and what happened to it. */
type Saved = { readonly customer: Customer; readonly became: 'added' | 'changed' | 'unchanged' };

/**
 * Adds or changes customers: all or none. Added and changed customers are screened before this resolves; if screening
 * is impossible at the moment, as soon as it is possible.
 *
 * @throws ApiError `invalid_birth_date`, `customer_not_found`, `customer_group_not_found`, `customer_changed`,
 *   `reference_taken`
 */
export async function saveCustomers(call: Call, request: SaveCustomersRequest): Promise<SavedCustomers> {
  checkBirthDates(datesOf(request.customers), call.app.now());
  const saved = await store(call, request);
  const items: Customer[] = [];
  for (let from = 0; from < saved.length; from += AT_ONCE)
    items.push(...(await Promise.all(saved.slice(from, from + AT_ONCE).map((one) => screenIfDue(call, one)))));
  const count = (became: Saved['became']) => saved.filter((one) => one.became === became).length;
  return {
    items: items.map((one) => presentCustomer(call.app, one)),
    nextCursor: null,
    addedCount: count('added'),
    changedCount: count('changed'),
    unchangedCount: count('unchanged'),
  };
}

/**
 * Adds or changes one customer from a row of a file, and screens it if it is due. Writes no `customer.saved` event,
 * since the batch records the row.
 *
 * @throws ApiError `customer_not_found`, `customer_group_not_found`, `reference_taken`; if screening is impossible at
 *   the moment, in which case nothing is stored
 */
export async function putUnderWatch(call: Call, data: CustomerData): Promise<Customer> {
  const { app } = call;
  for (;;) {
    const before = await app.storage.customers.find(data.externalRef);
    const { customer, became } = savedAs(data, before, app.now());
    // The uploader may see the group of the file, or the default group if none is given. Only other groups are checked.
    const isOfOther = before !== undefined && before.group !== (data.group ?? DEFAULT_GROUP);
    if (isOfOther) await checkSeen(call, [before], [customer]);
    if (became === 'unchanged' && customer.due === null) return customer;
    if (became !== 'unchanged') await checkReferences(app, [{ input: customer.input, path: '' }]);
    if (customer.due === null) {
      if (await app.storage.customers.change([{ before, after: customer }], [])) return stored(customer);
    } else {
      // Screened before it is stored, so that one write stores both.
      const screened = await tryScreenAndStore(call, customer, before);
      if (screened !== undefined) return screened.customer;
    }
  }
}

/** Stores customers; retries if one of them was changed meanwhile, unless the request asks for a refusal. */
async function store(call: Call, request: SaveCustomersRequest): Promise<readonly Saved[]> {
  const { app } = call;
  const { customers, unchangedSince } = request;
  const sinceMs = unchangedSince === undefined ? Number.POSITIVE_INFINITY : Date.parse(unchangedSince);
  for (;;) {
    const known = await app.storage.customers.findAll(customers.map(({ externalRef }) => externalRef));
    const saved = customers.map((input) => savedAs(input, known.get(input.externalRef), app.now()));
    await checkSeen(
      call,
      [...known.values()],
      saved.map(({ customer }) => customer),
    );
    if ([...known.values()].some(({ changedAt }) => changedAt > sinceMs)) throw new ApiError('customer_changed');
    await checkReferences(
      app,
      saved.flatMap(({ customer: { input }, became }, at) =>
        became === 'unchanged' ? [] : [{ input, path: `/customers/${at}` }],
      ),
    );
    const changes = saved.flatMap(({ customer, became }): readonly CustomerChange[] =>
      became === 'unchanged' ? [] : [{ before: known.get(customer.reference), after: customer }],
    );
    const event = auditEvent(call, 'customer.saved', '', savingDetail(app, saved));
    if (changes.length === 0 || (await app.storage.customers.change(changes, [event])))
      return saved.map((one) => (one.became === 'unchanged' ? one : { ...one, customer: stored(one.customer) }));
  }
}

/** @throws ApiError if a customer is, or would be, in a group that the caller may not see */
async function checkSeen(call: Call, before: readonly Customer[], after: readonly Customer[]): Promise<void> {
  const { maySee } = await customerVisibility(call);
  if (before.some(({ group }) => !maySee(group))) throw new ApiError('customer_not_found');
  if (after.some(({ group }) => !maySee(group))) throw new ApiError('customer_group_not_found');
}

const stored = (customer: Customer): Customer => ({ ...customer, version: customer.version + 1 });

/** Ids only: references may be names. */
function savingDetail({ keys }: App, saved: readonly Saved[]) {
  const ids = (became: Saved['became']) =>
    saved
      .filter((one) => one.became === became)
      .map(({ customer }) => customerIdOf(keys.customers, customer.reference));
  return { added: ids('added'), changed: ids('changed') };
}

function savedAs({ group, ...said }: CustomerData, before: Customer | undefined, nowMs: number): Saved {
  const input = { ...said };
  if (before === undefined) {
    const watched = { watch: 'on', watchReason: null, watchSince: nowMs } as const;
    const status = { status: 'waiting', statusSince: nowMs, due: 'added', findings: [], screenedAt: null } as const;
    const times = { addedAt: nowMs, changedAt: nowMs, leaving: null, version: 0, isProved: true };
    const who = { reference: input.externalRef, group: group ?? DEFAULT_GROUP, input };
    return { customer: { ...who, ...watched, ...status, ...times }, became: 'added' };
  }
  // Sending a customer again resumes an ended watch, but not one that somebody stopped.
  const isBack = before.watch === 'ended' || !before.isProved;
  const isSame = JSON.stringify(before.input) === JSON.stringify(input) && (group ?? before.group) === before.group;
  if (isSame && !isBack && before.leaving === null) return { customer: before, became: 'unchanged' };
  // A customer that is sent again no longer leaves.
  if (isSame && !isBack) return { customer: { ...before, leaving: null }, became: 'changed' };
  const watched = isBack ? ({ watch: 'on', watchReason: null, watchSince: nowMs } as const) : {};
  const status = { status: 'waiting', statusSince: nowMs, due: before.watch === 'off' ? null : 'changed' } as const;
  // Later than before by any node's clock: `unchangedSince` compares it.
  const changedAt = Math.max(nowMs, before.changedAt + 1);
  const changed = { input, group: group ?? before.group, changedAt, leaving: null, isProved: true };
  return { customer: { ...before, ...changed, ...watched, ...status }, became: 'changed' };
}

async function screenIfDue(call: Call, { customer, became }: Saved): Promise<Customer> {
  if (became === 'unchanged' || customer.due === null) return customer;
  try {
    return (await screenAndStore(call, customer))?.customer ?? customer;
  } catch (error) {
    if (error instanceof ApiError && isPassing(error)) return customer;
    throw error;
  }
}

const datesOf = (customers: readonly CustomerData[]) =>
  customers.flatMap(({ birthDate, related = [] }, at) => [
    [`/customers/${at}/birthDate`, birthDate] as const,
    ...related.map((one, index) => [`/customers/${at}/related/${index}/birthDate`, one.birthDate] as const),
  ]);
