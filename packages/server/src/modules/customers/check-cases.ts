import type { App } from '../../context/app.ts';
import { watchCall } from '../../context/watch-call.ts';
import { handOver } from '../cases/hand-over.ts';
import { refreshStale } from '../cases/refresh.ts';
import { caseUpdatesFor } from './screen-and-store.ts';

const AT_ONCE = 100;

/**
 * Updates cases to recent decisions and opens missing cases of customers in alert: from before cases existed, or
 * deleted in the database. Hands over cases of people who are away.
 */
export async function checkCases(app: App, signal: AbortSignal): Promise<void> {
  const call = watchCall(app, '', signal);
  const { cases, customers } = app.storage;
  for (let after = 0; ; ) {
    signal.throwIfAborted();
    const missing = await cases.missing(after, AT_ONCE);
    for (const { reference } of missing) {
      const customer = await customers.find(reference);
      if (customer?.isProved !== true) continue;
      const { changes, events } = await caseUpdatesFor(call, customer, customer);
      await cases.change(changes, events);
    }
    const last = missing.at(-1);
    if (last === undefined) break;
    after = last.place;
  }
  await refreshStale(call, Number.POSITIVE_INFINITY);
  await handOver(call);
}
