import { CUSTOMER_STATUSES, customerDataSchema, DUE_REASONS, WATCH_STATES } from '@namesake/contract';
import type { Insertable, Selectable } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../db/tables.ts';
import { type BookPlace, type Customer, isClear, type PlacedCustomer } from './customer.ts';

type Row = Selectable<Tables['customer']>;

/** Made once: a run reads a million rows. */
const [WATCH, STATUS, DUE] = [z.enum(WATCH_STATES), z.enum(CUSTOMER_STATUSES), z.enum(DUE_REASONS).nullable()];

/** A customer as it is stored. One whose row is not proved keeps its data, and is known to be nothing. */
export function toCustomer(row: Row, isProved: boolean): Customer {
  const kept = {
    reference: row.reference,
    group: row.customer_group,
    watchReason: row.watch_reason,
    watchSince: Number(row.watch_since),
    statusSince: Number(row.status_since),
    leaving: row.leaving,
    version: Number(row.version),
    addedAt: Number(row.added_at),
    changedAt: Number(row.changed_at),
    screenedAt: row.screened_at === null ? null : Number(row.screened_at),
    isProved,
  };
  if (!isProved)
    return { ...kept, input: readableInput(row), watch: 'on', status: 'not_screened', due: null, findings: [] };
  // What was proved is what was written here.
  let input: Customer['input'] | undefined;
  const findings: Customer['findings'] = JSON.parse(row.findings_json);
  return {
    ...kept,
    // Of nearly everybody whom a run passes over, it is not read.
    get input() {
      input ??= storedInput(row);
      return input;
    },
    watch: WATCH.parse(row.watch),
    status: STATUS.parse(row.status),
    due: DUE.parse(row.due),
    findings,
  };
}

/** A customer with its place: the same object, whose data stay unread. */
export const placed = (customer: Customer, { seq, mac }: Row): PlacedCustomer =>
  Object.assign(customer, { place: Number(seq), seal: sealOf(mac) });

/** Where somebody is without having been read. */
export const bookPlace = ({ seq, mac, ...is }: Pick<Row, 'seq' | 'mac' | 'watch' | 'status' | 'due'>): BookPlace => ({
  place: Number(seq),
  seal: sealOf(mac),
  isClear: isClear(is),
});

const SEAL_BYTES = 12;

const sealOf = (mac: Buffer): string => mac.toString('base64url', 0, SEAL_BYTES);

/** What was proved is what was written here. */
const storedInput = ({ input_json: json }: Row): Customer['input'] => JSON.parse(json);

/** A row that somebody changed may hold anything. */
function readableInput({ reference, input_json: json }: Row): Customer['input'] {
  try {
    return customerDataSchema.parse(JSON.parse(json));
  } catch {
    return { externalRef: reference, searchText: '?' };
  }
}

/** The columns of a customer, without the MAC. */
export const rowOf = (customer: Customer): Omit<Insertable<Tables['customer']>, 'mac' | 'seq'> => ({
  reference: customer.reference,
  customer_group: customer.group,
  watch: customer.watch,
  watch_reason: customer.watchReason,
  watch_since: customer.watchSince,
  status: customer.status,
  status_since: customer.statusSince,
  due: customer.due,
  leaving: customer.leaving,
  version: customer.version,
  added_at: customer.addedAt,
  changed_at: customer.changedAt,
  screened_at: customer.screenedAt,
  input_json: JSON.stringify(customer.input),
  findings_json: JSON.stringify(customer.findings),
});
