import type { CustomerReference, FindCustomerRequest } from '@namesake/contract';
import type { App, Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { customerIdOf, referenceOf } from '../../lib/ids/customer-id.ts';
import { referenceIn } from '../history/list.ts';
import type { Customer } from './store/customer.ts';

/**
 * The opaque id of a customer reference, or the reference of an id. It says nothing of what is recorded.
 *
 * @throws ApiError `customer_unknown`
 */
export async function findCustomer(
  { app }: Call,
  { customerId, ...said }: FindCustomerRequest,
): Promise<CustomerReference> {
  const externalRef = said.externalRef ?? referenceIn(app, customerId ?? '');
  return { customerId: customerIdOf(app.keys.customers, externalRef), externalRef };
}

/** The customer of an id in an address. @throws ApiError `customer_not_found` */
export async function customerOf({ keys, storage }: App, id: string): Promise<Customer> {
  const reference = referenceOf(keys.customers, id);
  const customer = reference === undefined ? undefined : await storage.customers.find(reference);
  if (customer === undefined) throw new ApiError('customer_not_found');
  return customer;
}
