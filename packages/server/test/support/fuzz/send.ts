import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { HostileRequest } from './hostile-request.ts';

/** An answer with the text of its body. */
export type RawAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
};

/** Sends requests as no browser and no `fetch` would: any method, any header, headers twice. */
export class Sender {
  readonly #url: URL;
  readonly #agent: Agent;

  constructor(url: string, connections: number) {
    this.#url = new URL(url);
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** `own` are headers of the caller; those of the request come instead of them. */
  send({ method, path, headers, body }: HostileRequest, own: Readonly<Record<string, string>>): Promise<RawAnswer> {
    const all: Record<string, string[]> = { host: [this.#url.host] };
    for (const [name, value] of Object.entries(own)) all[name] = [value];
    if (body !== undefined) all['content-type'] = ['application/json'];
    for (const [name, value] of headers)
      all[name] = name in own || name === 'host' ? [value] : [...(all[name] ?? []), value];
    if (body !== undefined) all['content-length'] = [String(body.length)];
    const { hostname, port } = this.#url;
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          hostname,
          port,
          method,
          path,
          agent: this.#agent,
          setHost: false,
          headers: Object.entries(all).flatMap(spread),
        },
        (answer) => {
          text(answer)
            .then((read) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: read }))
            .catch(reject);
        },
      );
      asked.once('error', reject);
      asked.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

const spread = ([name, values]: readonly [string, readonly string[]]): string[] =>
  values.flatMap((value) => [name, value]);
