import { Agent, request } from 'node:http';

/** How a client's last request ended: asked to close, refused before it was sent, or broken off. */
export type End = { readonly why: 'told to close' | 'not accepted' | 'broken off'; readonly code?: string };

/** A client that keeps one connection and asks on it, one search after another, until the service ends it. */
export class KeepAliveClient {
  /** Statuses of its answers. */
  readonly statuses: number[] = [];
  readonly ended: Promise<End>;

  /** @param pause is waited for before each request */
  constructor(url: string, token: string, pause: () => Promise<unknown>) {
    this.ended = this.#run(url, token, pause);
  }

  async #run(url: string, token: string, pause: () => Promise<unknown>): Promise<End> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      for (let n = 0; ; n++) {
        await pause();
        const end = await this.#ask(agent, `${url}/api/v1/search`, token, `Keeps Alive${n}`);
        if (end !== undefined) return end;
      }
    } finally {
      agent.destroy();
    }
  }

  #ask(agent: Agent, url: string, token: string, searchText: string): Promise<End | undefined> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return new Promise((resolve) => {
      const asked = request(url, { agent, method: 'POST', headers }, (answer) => {
        answer.resume();
        answer.on('end', () => {
          this.statuses.push(answer.statusCode ?? 0);
          resolve(answer.headers.connection === 'close' ? { why: 'told to close' } : undefined);
        });
        answer.on('error', (error) => resolve(brokenOff(error)));
      });
      asked.on('error', (error) => resolve(brokenOff(error)));
      asked.end(JSON.stringify({ searchText }));
    });
  }
}

function brokenOff(error: Error): End {
  const code = 'code' in error ? String(error.code) : error.message;
  return code === 'ECONNREFUSED' ? { why: 'not accepted' } : { why: 'broken off', code };
}
