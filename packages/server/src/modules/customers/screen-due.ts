import type { App } from '../../context/app.ts';
import { watchCall } from '../../context/watch-call.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { isPassing } from '../search/passing.ts';
import { screenAndStore } from './screen-and-store.ts';

const AT_ONCE = 20;

/**
 * Screens every customer that is due. Customers that cannot be screened at the moment stay due, as do all customers on
 * a node that has not loaded the newest lists.
 */
export async function screenDue(app: App, signal: AbortSignal): Promise<void> {
  if (!(await app.sharing.isNewest())) return;
  const call = watchCall(app, '', signal);
  for (let after = 0; ; ) {
    signal.throwIfAborted();
    const due = await app.storage.customers.due(after, AT_ONCE);
    await Promise.all(
      due.map(async (customer) => {
        try {
          await screenAndStore(call, customer);
        } catch (error) {
          if (!(error instanceof ApiError && isPassing(error))) throw error;
        }
      }),
    );
    const last = due.at(-1);
    if (last === undefined) return;
    after = last.place;
  }
}
