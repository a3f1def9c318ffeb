import { CUSTOMER_STATUSES, customerDataSchema, DUE_REASONS, WATCH_STATES } from '@namesake/contract';
import type { Insertable, Selectable } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../db/tables.ts';
import { type Customer, type CustomerStub, isClear, type PlacedCustomer } from './customer.ts';

type Row = Selectable<Tables['customer']>;

/** Created once, since a run reads a million rows. */
const [WATCH, STATUS, DUE] = [z.enum(WATCH_STATES), z.enum(CUSTOMER_STATUSES), z.enum(DUE_REASONS).nullable()];

/** Customer of a row. If the row is not proved, the customer keeps its data but counts as not screened. */
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
  // A proved row holds what this program wrote, so it needs no validation.
  let input: Customer['input'] | undefined;
  const findings: Customer['findings'] = JSON.parse(row.findings_json);
  return {
    ...kept,
    // Parsed on demand: a run passes over nearly all customers without reading it.
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

/** Adds the place to a customer. Keeps the same object, so its data stay unparsed. */
export const placed = (customer: Customer, { seq, mac }: Row): PlacedCustomer =>
  Object.assign(customer, { place: Number(seq), seal: sealOf(mac) });

/** Place of a customer whose row is not read in full. */
export const stubOf = ({ seq, mac, ...is }: Pick<Row, 'seq' | 'mac' | 'watch' | 'status' | 'due'>): CustomerStub => ({
  place: Number(seq),
  seal: sealOf(mac),
  isClear: isClear(is),
});

const SEAL_BYTES = 12;

const sealOf = (mac: Buffer): string => mac.toString('base64url', 0, SEAL_BYTES);

/** A proved row holds what this program wrote, so it needs no validation. */
const storedInput = ({ input_json: json }: Row): Customer['input'] => JSON.parse(json);

/** A row that was tampered with may hold anything. */
function readableInput({ reference, input_json: json }: Row): Customer['input'] {
  try {
    return { ...customerDataSchema.parse(JSON.parse(json)), externalRef: reference };
  } catch {
    return { externalRef: reference, searchText: '?' };
  }
}

/** Columns of a customer, without the MAC. */
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
