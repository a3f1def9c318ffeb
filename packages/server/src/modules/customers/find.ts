import type { CustomerReference, FindCustomerRequest } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { customerIdOf, referenceOf } from '../../lib/ids/customer-id.ts';
import { referenceIn } from '../history/list.ts';
import { customerSight, isHiddenReference } from '../records/customer-sight.ts';
import type { Customer } from './store/customer.ts';

/**
 * The opaque id of a customer reference, or the reference of an id. It says nothing of what is recorded, and no
 * reference of a customer that the caller may not see.
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

/** The customer of an id in an address, for a caller who may see it. @throws ApiError `customer_not_found` */
export async function customerOf(call: Call, id: string): Promise<Customer> {
  const { keys, storage } = call.app;
  const reference = referenceOf(keys.customers, id);
  const customer = reference === undefined ? undefined : await storage.customers.find(reference);
  if (customer === undefined || !(await customerSight(call)).maySee(customer.group))
    throw new ApiError('customer_not_found');
  return customer;
}
