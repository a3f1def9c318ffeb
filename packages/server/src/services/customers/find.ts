import type { Customer, FindCustomerRequest } from '@namesake/contract';
import { ApiError } from '../../errors/api-error.ts';
import { customerIdOf, referenceOf } from '../../ids/customer-id.ts';
import type { Call, Needs } from '../app.ts';
import { checkScope } from '../check-scope.ts';

/**
 * The opaque id of a customer reference, or the reference of an id. It says nothing of what is recorded.
 *
 * @throws ApiError `scope_missing`, `customer_unknown`
 */
export async function findCustomer(
  { app, principal }: Call<'keys'>,
  { customerId, ...said }: FindCustomerRequest,
): Promise<Customer> {
  checkScope(principal, 'search:read');
  const externalRef = said.externalRef ?? referenceIn(app, customerId ?? '');
  return { customerId: customerIdOf(app.keys.customers, externalRef), externalRef };
}

/** @throws ApiError `customer_unknown` */
export function referenceIn({ keys }: Needs<'keys'>, customerId: string): string {
  const externalRef = referenceOf(keys.customers, customerId);
  if (externalRef === undefined) throw new ApiError('customer_unknown');
  return externalRef;
}
