import type { Customer, FindCustomerRequest } from '@namesake/contract';
import type { App, Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { customerIdOf, referenceOf } from '../../lib/ids/customer-id.ts';

/**
 * The opaque id of a customer reference, or the reference of an id. It says nothing of what is recorded.
 *
 * @throws ApiError `customer_unknown`
 */
export async function findCustomer({ app }: Call, { customerId, ...said }: FindCustomerRequest): Promise<Customer> {
  const externalRef = said.externalRef ?? referenceIn(app, customerId ?? '');
  return { customerId: customerIdOf(app.keys.customers, externalRef), externalRef };
}

/** @throws ApiError `customer_unknown` */
export function referenceIn({ keys }: App, customerId: string): string {
  const externalRef = referenceOf(keys.customers, customerId);
  if (externalRef === undefined) throw new ApiError('customer_unknown');
  return externalRef;
}
