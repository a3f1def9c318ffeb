import { messages } from '#shared/messages/messages.ts';

/** The address of the list: filters by codes, never a name or a reference. */
export type CustomersAddress = { readonly status?: string; readonly watch?: string; readonly group?: string };

const { statuses, watches } = messages.customers;
const ID = /^cus_[\w-]{23,1200}$/;
/** As the contract has it. */
export const GROUP = '[a-z0-9][a-z0-9_\\-]{0,49}';
const WHOLE_GROUP = new RegExp(`^${GROUP}$`);

/** Reads an address; what is no code is left out. */
export function readCustomersAddress({ status, watch, group }: Record<string, unknown>): CustomersAddress {
  // The router reads digits as a number.
  const name = typeof group === 'number' ? String(group) : group;
  return {
    ...(typeof status === 'string' && Object.hasOwn(statuses, status) ? { status } : {}),
    ...(typeof watch === 'string' && Object.hasOwn(watches, watch) ? { watch } : {}),
    ...(typeof name === 'string' && WHOLE_GROUP.test(name) ? { group: name } : {}),
  };
}

/** The address of the form: the opaque id of the reference to begin with. */
export const readNewCustomerAddress = ({ customer }: Record<string, unknown>): { readonly customer?: string } =>
  typeof customer === 'string' && ID.test(customer) ? { customer } : {};
