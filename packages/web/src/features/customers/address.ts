import { isGroup } from '#shared/customers/customer.ts';
import { messages } from '#shared/messages/messages.ts';

/** The address of the list: filters by codes, never a name or a reference. */
export type CustomersAddress = {
  readonly status?: string;
  readonly watch?: string;
  readonly group?: string;
  /** Whom a file lacks that was said to be the whole book. */
  readonly leaving?: true;
};

const { statuses, watches } = messages.customers;
const ID = /^cus_[\w-]{23,1200}$/;

/** Reads an address; what is no code is left out. */
export function readCustomersAddress({ status, watch, group, leaving }: Record<string, unknown>): CustomersAddress {
  // The router reads digits as a number.
  const name = typeof group === 'number' ? String(group) : group;
  return {
    ...(typeof status === 'string' && Object.hasOwn(statuses, status) ? { status } : {}),
    ...(typeof watch === 'string' && Object.hasOwn(watches, watch) ? { watch } : {}),
    ...(typeof name === 'string' && isGroup(name) ? { group: name } : {}),
    ...(String(leaving) === 'true' ? { leaving: true } : {}),
  };
}

/** The address of the form: the opaque id of the reference to begin with. */
export const readNewCustomerAddress = ({ customer }: Record<string, unknown>): { readonly customer?: string } =>
  typeof customer === 'string' && ID.test(customer) ? { customer } : {};
