import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { CasePage, CreatedWebhook, WatchEvents } from '@namesake/contract';
import { Webhook } from 'standardwebhooks';
import { onDatabase } from '../../test/support/postgres.ts';
import type { FleetClient } from './fleet-client.ts';

const EVENTS = ['customer.status_changed', 'case.opened', 'case.state_changed'] as const;
/** A node that was killed while it delivered leaves that to another after a while. */
const DELIVERED_WITHIN_MS = 300_000;
const LOOK_EVERY_MS = 500;
const AT_ONCE = 5;

export type EventReport = {
  readonly events: number;
  readonly undelivered: number;
  /** Received more than once: at least once is what is promised. */
  readonly again: number;
  /** Customers whose events were first received in another order. */
  readonly disordered: number;
  /** Without a valid signature. */
  readonly unsigned: number;
  readonly decided: number;
  readonly decidedTwice: number;
};

/** A receiver of webhooks, and somebody who decides cases, each request sent again where its node is killed. */
export class EventLine {
  readonly #client: FleetClient;
  readonly #server: Server;
  readonly #got: { readonly id: number; readonly customer: string }[] = [];
  #webhook: Webhook | undefined;
  #unsigned = 0;

  constructor(client: FleetClient) {
    this.#client = client;
    this.#server = createServer(async (request, response) => {
      try {
        const headers = Object.fromEntries(Object.entries(request.headers).map(([name, one]) => [name, String(one)]));
        const { data } = Object(this.#webhook?.verify(await text(request), headers));
        this.#got.push({ id: Number(data.id), customer: String(data.customerId) });
      } catch {
        this.#unsigned += 1;
      }
      response.writeHead(204).end();
    });
  }

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
    const body = JSON.stringify({ url, events: EVENTS });
    const { secret } = await this.#client.ask<CreatedWebhook>('/webhooks', { method: 'POST', body });
    this.#webhook = new Webhook(secret);
  }

  /** Looks at some open cases and says that nothing can be decided about them: their customers stay in alert. */
  async decide(): Promise<void> {
    const { items } = await this.#client.ask<CasePage>(`/cases?view=open&limit=${AT_ONCE}`);
    for (const { id, stateSince } of items) {
      const key = `${id} ${stateSince}`;
      const decision = { cases: [id], verdict: 'undecided', reason: 'information_missing', text: key };
      const headers = { 'idempotency-key': key.replaceAll(/[^A-Za-z0-9_-]/g, '-') };
      await this.#client.answer('/cases/decide', { method: 'POST', body: JSON.stringify(decision), headers });
    }
  }

  /** Waits until every event that was recorded was received. */
  async end(databaseUrl: string): Promise<EventReport> {
    const untilMs = performance.now() + DELIVERED_WITHIN_MS;
    const recorded = await this.#recorded();
    const missing = (): number => {
      const got = new Set(this.#got.map(({ id }) => id));
      return recorded.filter((id) => !got.has(id)).length;
    };
    while (missing() > 0 && performance.now() < untilMs) await wait(LOOK_EVERY_MS);
    this.#server.closeAllConnections();
    this.#server.close();
    const [row] = await onDatabase(databaseUrl, DECIDED);
    return {
      events: recorded.length,
      undelivered: missing(),
      again: this.#got.length - new Set(this.#got.map(({ id }) => id)).size,
      disordered: this.#disordered(),
      unsigned: this.#unsigned,
      decided: Number(row?.['decided']),
      decidedTwice: Number(row?.['twice']),
    };
  }

  /** Ids of the events that the webhook is for. */
  async #recorded(): Promise<readonly number[]> {
    const ids: number[] = [];
    for (let after = 0; ; ) {
      const page = await this.#client.ask<WatchEvents>(`/events?after=${after}&limit=500`);
      const wanted = page.items.filter(({ type }) => (EVENTS as readonly string[]).includes(type));
      ids.push(...wanted.map(({ id }) => Number(id)));
      if (page.after === after) return ids;
      after = page.after;
    }
  }

  #disordered(): number {
    const disordered = new Set<string>();
    const seen = new Set<number>();
    const newest = new Map<string, number>();
    for (const { id, customer } of this.#got) {
      if (seen.has(id)) continue;
      seen.add(id);
      if (id < (newest.get(customer) ?? 0)) disordered.add(customer);
      newest.set(customer, id);
    }
    return disordered.size;
  }
}

/** Each request had a text of its own: two decisions with one text about one listing are one request done twice. */
const DECIDED = `
  select count(*)::int as decided, (count(*) - count(distinct (e.text, d.listing)))::int as twice
  from hit_decision d join hit_decision_event e on e.decision = d.id and e.number = 1`;
