import type { CustomerReference, FindCustomerRequest } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { customerIdOf, referenceOf } from '../../lib/ids/customer-id.ts';
import { referenceIn } from '../history/list.ts';
import { customerVisibility, isHiddenReference } from '../records/customer-visibility.ts';
import type { Customer } from './store/customer.ts';

/**
 * Returns the opaque id of a customer reference, or the reference of an id. Reveals neither what is recorded nor
 * references of customers that the caller may not see.
 *
 * @throws ApiError `customer_unknown`, `customer_not_found`
 */
export async function findCustomer(
  call: Call,
  { customerId, ...said }: FindCustomerRequest,
): Promise<CustomerReference> {
  const { app } = call;
  const externalRef = said.externalRef ?? referenceIn(app, customerId ?? '');
  if (said.externalRef === undefined && (await isHiddenReference(call, externalRef)))
    throw new ApiError('customer_not_found');
  return { customerId: customerIdOf(app.keys.customers, externalRef), externalRef };
}

/** Customer of an id in a URL, if the caller may see it. @throws ApiError `customer_not_found` */
export async function customerOf(call: Call, id: string): Promise<Customer> {
  const { keys, storage } = call.app;
  const reference = referenceOf(keys.customers, id);
  const customer = reference === undefined ? undefined : await storage.customers.find(reference);
  if (customer === undefined || !(await customerVisibility(call)).maySee(customer.group))
    throw new ApiError('customer_not_found');
  return customer;
}
