import type { CaseViewName } from '@namesake/contract';
import { isGroup } from '#shared/customers/customer.ts';
import { messages } from '#shared/messages/messages.ts';

/** The address of the cases: a view, and filters by codes; never a name or a reference. */
export type CasesAddress = {
  /** Absent for open cases. */
  readonly view?: CaseViewName;
  readonly group?: string;
  readonly list?: string;
  readonly priority?: 'high' | 'review';
  readonly country?: string;
  /** The opaque id of a customer. */
  readonly customer?: string;
};

const { views } = messages.cases;
const isView = (value: unknown): value is CaseViewName => typeof value === 'string' && Object.hasOwn(views, value);

/** Reads an address; values that are not codes or ids are left out. */
export function readCasesAddress(search: Record<string, unknown>): CasesAddress {
  const { view, list, priority, country, customer } = search;
  // The router parses digits as a number.
  const group = typeof search['group'] === 'number' ? String(search['group']) : search['group'];
  const land = typeof country === 'string' ? country.toUpperCase() : '';
  return {
    ...(isView(view) && view !== 'open' ? { view } : {}),
    ...(typeof group === 'string' && isGroup(group) ? { group } : {}),
    ...(typeof list === 'string' && /^[a-z0-9_]{1,50}$/.test(list) ? { list } : {}),
    ...(priority === 'high' || priority === 'review' ? { priority } : {}),
    ...(/^[A-Z]{2}$/.test(land) ? { country: land } : {}),
    ...(typeof customer === 'string' && /^cus_[\w-]{23,1200}$/.test(customer) ? { customer } : {}),
  };
}
