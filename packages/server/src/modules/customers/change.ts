import type { ChangeWatchRequest, CustomerView, DueReason, ErasureSelection } from '@namesake/contract';
import type { App, Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import type { AuditEvent } from '../../db/ledger/audit-log.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import type { Mentions } from '../cases/store/case-notes.ts';
import { customerOf } from './find.ts';
import { presentCustomer } from './present.ts';
import { screenAndStore } from './screen-and-store.ts';
import type { Customer } from './store/customer.ts';

/**
 * Screens a customer immediately, whatever its watch state. Always recorded.
 *
 * @throws ApiError `customer_not_found`, and the errors of a search if nothing can be screened
 */
export async function screenCustomer(call: Call, id: string): Promise<CustomerView> {
  const due = await changed(call, id, () => ({ due: 'asked' }), []);
  return presentCustomer(call.app, (await screenAndStore(call, due))?.customer ?? due);
}

/** Begins, stops or ends the watch of a customer. @throws ApiError `customer_not_found` */
export async function changeWatch(
  call: Call,
  id: string,
  { watch, reason }: ChangeWatchRequest,
): Promise<CustomerView> {
  const { app } = call;
  const event = auditEvent(call, 'customer.watch_changed', id, { watch });
  const change = (before: Customer): Partial<Customer> => {
    const due: DueReason | null = watch !== 'on' ? null : before.watch === 'on' ? before.due : 'began';
    return { watch, watchReason: reason, watchSince: app.now(), due };
  };
  const customer = await changed(call, id, change, [event]);
  return presentCustomer(
    app,
    customer.due === 'began' ? ((await screenAndStore(call, customer))?.customer ?? customer) : customer,
  );
}

/**
 * Erases a customer and its cases.
 *
 * @throws ApiError `customer_not_found`, `erasure_held` while any legal hold is in force
 */
export async function eraseCustomer(call: Call, id: string): Promise<void> {
  const { app } = call;
  const { reference } = await customerOf(call, id);
  if (await app.storage.legalHolds.isAnyInForce(app.now())) throw new ApiError('erasure_held');
  await app.storage.customers.erase(reference, auditEvent(call, 'customer.erased', id));
}

/** References of customers to erase with the records of a person. Empty while any legal hold is in force. */
export async function customersAbout(app: App, selection: ErasureSelection): Promise<readonly string[]> {
  if (selection.kind === 'searches' || (await app.storage.legalHolds.isAnyInForce(app.now()))) return [];
  const { book, customers, cases } = app.storage;
  if (selection.kind === 'text') return book.about(selection.text);
  const { externalRef } = selection;
  const isKnown = (await customers.find(externalRef)) !== undefined || (await cases.ofCustomer(externalRef)).length > 0;
  return isKnown ? [externalRef] : [];
}

/** Comments and files of cases that mention a person; the cases stay. Empty while any legal hold is in force. */
export async function mentionsAbout(app: App, selection: ErasureSelection): Promise<Mentions> {
  const { caseNotes, legalHolds } = app.storage;
  if (selection.kind !== 'text' || (await legalHolds.isAnyInForce(app.now()))) return { comments: [], attachments: [] };
  return caseNotes.mentions(selection.text);
}

/** Applies a change to the current state of a customer; retries if it was changed meanwhile. */
async function changed(
  call: Call,
  id: string,
  change: (before: Customer) => Partial<Customer>,
  events: readonly AuditEvent[],
): Promise<Customer> {
  for (;;) {
    const before = await customerOf(call, id);
    if (!before.isProved) throw new ApiError('customer_not_found', { detail: FORGED });
    const after = { ...before, ...change(before) };
    if (await call.app.storage.customers.change([{ before, after }], events))
      return { ...after, version: before.version + 1 };
  }
}

const FORGED =
  'What is stored of this customer is not what was saved here. Save it again from your own data; "namesake verify" says more.';
