import type { CustomerPage, CustomerQuery, CustomerView } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { audit } from '../../context/audit.ts';
import { watchCall } from '../../context/watch-call.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { readPlace, signPlace } from '../../lib/paging.ts';
import { customerVisibility } from '../records/customer-visibility.ts';
import { isPassing } from '../search/passing.ts';
import { customerOf } from './find.ts';
import { presentCustomer } from './present.ts';
import { screenAndStore } from './screen-and-store.ts';
import type { Customer } from './store/customer.ts';
import type { CustomerPlace } from './store/customer-store.ts';

/**
 * A customer. If a decision was made since its last screening, it is screened first, so that the view reflects the
 * decision.
 *
 * @throws ApiError `customer_not_found`
 */
export async function getCustomer(call: Call, id: string): Promise<CustomerView> {
  const customer = await customerOf(call, id);
  await audit(call, 'customer.read', id);
  return shown(call, customer);
}

/** Screens again after a decision, so that it takes effect at once. */
const shown = async (call: Call, customer: Customer): Promise<CustomerView> =>
  presentCustomer(call.app, customer.due === 'decision' ? await decided(call, customer) : customer);

async function decided({ app, gone }: Call, customer: Customer): Promise<Customer> {
  try {
    return (await screenAndStore(watchCall(app, '', gone()), customer))?.customer ?? customer;
  } catch (error) {
    if (error instanceof ApiError && isPassing(error)) return customer;
    throw error;
  }
}

/**
 * Customers, newest first; with a status other than clear, those who have had it longest first. Each page is recorded.
 *
 * @throws ApiError `cursor_invalid`
 */
export async function listCustomers(call: Call, { cursor, limit, ...filter }: CustomerQuery): Promise<CustomerPage> {
  const { app } = call;
  const what = `customers ${JSON.stringify(Object.entries(filter).sort())}`;
  const after = cursor === undefined ? undefined : placeIn(readPlace(app.keys.cursor, what, cursor));
  const { hidden } = await customerVisibility(call);
  const found = await app.storage.customers.page({ ...filter, hidden }, after, limit + 1);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  await audit(call, 'customers.listed', '', { ...filter, count: page.length });
  const isMore = found.length > limit && last !== undefined;
  return {
    items: await Promise.all(page.map((one) => shown(call, one))),
    nextCursor: isMore ? signPlace(app.keys.cursor, what, `${last.place}_${last.statusSince}`) : null,
  };
}

function placeIn(text: string): CustomerPlace {
  const [place = 0, since = 0] = text.split('_').map(Number);
  return { place, since };
}
