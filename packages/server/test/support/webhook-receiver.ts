import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';

/** What a receiver got, and what its library makes of it. */
export type Received = {
  readonly id: string;
  readonly atMs: number;
  readonly body: string;
  readonly headers: Record<string, string>;
  readonly message: { readonly type: string; readonly timestamp: string; readonly data: Record<string, unknown> };
};

/** A receiver of webhooks on this machine. */
export class Receiver {
  readonly got: Received[] = [];
  /** What it answers, by what it got. */
  answer: (received: Received) => number = () => 204;
  readonly #server: Server;

  static async start(): Promise<Receiver> {
    const receiver = new Receiver();
    receiver.#server.listen(0, '127.0.0.1');
    await once(receiver.#server, 'listening');
    return receiver;
  }

  private constructor() {
    this.#server = createServer(async (request, response) => {
      const body = await text(request);
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      const { 'webhook-id': id = '', 'webhook-timestamp': seconds } = headers;
      const received = { id, atMs: Number(seconds) * 1_000, body, headers, message: JSON.parse(body) };
      this.got.push(received);
      const status = this.answer(received);
      response.writeHead(status, status === 302 ? { location: `${this.url}/elsewhere` } : {}).end();
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  get types(): readonly string[] {
    return this.got.map(({ message }) => message.type);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

/** What the public library verifies, on the day that it was sent. @throws where it is not signed with this secret */
export function verified(secret: string, { body, headers, atMs }: Received): unknown {
  vi.useFakeTimers({ toFake: ['Date'], now: atMs });
  try {
    return new Webhook(secret).verify(body, headers);
  } finally {
    vi.useRealTimers();
  }
}
