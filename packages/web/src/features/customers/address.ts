import { isGroup } from '#shared/customers/customer.ts';
import { messages } from '#shared/messages/messages.ts';

/** The address of the list: filters by codes, never a name or a reference. */
export type CustomersAddress = {
  readonly status?: string;
  readonly watch?: string;
  readonly group?: string;
  /** Only customers missing from a file that was declared to be the whole book. */
  readonly leaving?: true;
};

const { statuses, watches } = messages.customers;
const ID = /^cus_[\w-]{23,1200}$/;

/** Reads an address; values that are not codes are left out. */
export function readCustomersAddress({ status, watch, group, leaving }: Record<string, unknown>): CustomersAddress {
  // The router parses digits as a number.
  const name = typeof group === 'number' ? String(group) : group;
  return {
    ...(typeof status === 'string' && Object.hasOwn(statuses, status) ? { status } : {}),
    ...(typeof watch === 'string' && Object.hasOwn(watches, watch) ? { watch } : {}),
    ...(typeof name === 'string' && isGroup(name) ? { group: name } : {}),
    ...(String(leaving) === 'true' ? { leaving: true } : {}),
  };
}

/** The address of the form: opaque id of the initial reference. */
export const readNewCustomerAddress = ({ customer }: Record<string, unknown>): { readonly customer?: string } =>
  typeof customer === 'string' && ID.test(customer) ? { customer } : {};
