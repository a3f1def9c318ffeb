import { setTimeout as wait } from 'node:timers/promises';
import type { CustomerView, ListsResponse, WatchView } from '@namesake/contract';
import { onDatabase } from '../../test/support/postgres.ts';
import { nameOf, numbers } from '../../test/support/un-list-of.ts';
import type { FleetClient } from './fleet-client.ts';
import type { Version } from './reference.ts';

const CUSTOMERS = 90;
/** Saved in one request. */
const AT_ONCE = 5;
/** Nodes are asked in turn: this number of answers in a row is from each of them. */
const MAX_NODES = 10;
const TRY_AGAIN_AFTER_MS = 200;
/** A run begins within a minute, and one that was cut off goes on after a while. */
const CURRENT_WITHIN_MS = 300_000;

export type WatchReport = {
  readonly customers: number;
  /** Saved customers that are not there, or whose status is not that of a single process on the last version. */
  readonly different: readonly string[];
  /** Why not everybody is screened at the end; null where everybody is. */
  readonly problem: string | null;
  readonly runs: number;
  /** Runs that ended and are not attested exactly once. */
  readonly misattested: number;
};

/** Customers who are saved and changed at one node after the other, and screened again when the list changes. */
export class WatchLine {
  readonly #client: FleetClient;
  readonly #names = new Map<string, string>();

  constructor(client: FleetClient) {
    this.#client = client;
  }

  /** Adds some customers, or gives them other names; at another node where one does not answer. */
  async save(number: number): Promise<void> {
    const customers = numbers(number * AT_ONCE, (number + 1) * AT_ONCE).map((at) => ({
      externalRef: `customer-${at % CUSTOMERS}`,
      searchText: nameOf(10 + ((at + Math.floor(at / CUSTOMERS) * 31) % CUSTOMERS)),
    }));
    await this.#client.ask('/customers', { method: 'POST', body: JSON.stringify({ customers }) });
    for (const { externalRef, searchText } of customers) this.#names.set(externalRef, searchText);
  }

  /** Waits until everybody is screened against the last version. */
  async end(last: Version | undefined, databaseUrl: string): Promise<WatchReport> {
    const problem = (await this.#untilLoaded(last)) ?? (await this.#untilCurrent());
    const { items } = await this.#client.ask<{ items: readonly CustomerView[] }>('/customers?limit=100');
    const statuses = new Map(items.map(({ externalRef, status }) => [externalRef, status]));
    const different = [...this.#names].flatMap(([reference, name]) => {
      const [outcome] = JSON.parse(last?.answers.get(name) ?? '[]');
      const [is, must] = [statuses.get(reference), outcome === 'no_match' ? 'clear' : 'alert'];
      return is === must ? [] : [`${reference} is ${is} instead of ${must}`];
    });
    const [row] = await onDatabase(databaseUrl, ATTESTED);
    const [runs, misattested] = [Number(row?.['runs']), Number(row?.['misattested'])];
    return { customers: this.#names.size, different, problem, runs, misattested };
  }

  /** Nodes look for new files once a minute, and say that everybody is screened against the lists that they have. */
  async #untilLoaded(last: Version | undefined): Promise<string | null> {
    let inARow = 0;
    for (const untilMs = performance.now() + CURRENT_WITHIN_MS; last !== undefined; await wait(TRY_AGAIN_AFTER_MS)) {
      const { items } = await this.#client.ask<ListsResponse>('/lists');
      inARow = items.some(({ fileHash }) => fileHash?.endsWith(last.sha256)) ? inARow + 1 : 0;
      if (inARow === MAX_NODES) break;
      if (performance.now() > untilMs) return 'A node does not search the last version of the list.';
    }
    return null;
  }

  async #untilCurrent(): Promise<string | null> {
    for (const untilMs = performance.now() + CURRENT_WITHIN_MS; ; await wait(TRY_AGAIN_AFTER_MS)) {
      const { isCurrent, running, text } = await this.#client.ask<WatchView>('/watch');
      if (isCurrent && running === null) return null;
      if (performance.now() > untilMs) return text;
    }
  }
}

const ATTESTED = `
  select count(*)::int as runs, count(*) filter (where attested <> 1)::int as misattested
  from (
    select (select count(*) from audit_event where action = 'watch.run_ended' and target = id) as attested
    from watch_run where state <> 'running'
  ) ended`;
