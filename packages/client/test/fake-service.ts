import { Namesake } from '../src/index.ts';

/** What a fake service was sent. */
export type Sent = {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
};

type Said = Response | Error | (() => Promise<Response>);

export const json = (value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json', ...headers } });

export const problem = (status: number, code: string, headers: Readonly<Record<string, string>> = {}): Response =>
  json({ code, title: 'A title', detail: 'A detail.', requestId: 'req_1', status }, status, headers);

/** An answer that lets a party pass. */
export const CLEAN = {
  view: 'full',
  searchId: 'srch_1',
  outcome: 'no_match',
  complete: true,
  restricted: false,
  total: 0,
  results: [],
  notCompared: [],
  nextCursor: null,
  suppressed: { overLimitCount: 0, items: [] },
};

export const TOKEN = 'nsk_live_secret';

/** A client of a service that says one thing after another; what it was sent, and how long it waited in between. */
export function fakeService(...says: readonly Said[]) {
  const [sent, waits, left]: [Sent[], number[], Said[]] = [[], [], [...says]];
  const client = new Namesake({
    baseUrl: 'https://screening.example.test/',
    token: TOKEN,
    fetch: async (url, { method = 'GET', headers, body, signal } = {}) => {
      signal?.throwIfAborted();
      sent.push({
        method,
        url: String(url),
        headers: new Headers(headers),
        body: body ? await new Response(body).text() : '',
      });
      const said = left.shift();
      if (said === undefined) throw new Error('nothing more to say');
      if (said instanceof Error) throw said;
      return said instanceof Response ? said : said();
    },
    wait: async (ms, signal) => {
      signal.throwIfAborted();
      waits.push(ms);
    },
  });
  return { client, sent, waits };
}

/** The code that a call fails with. */
export const codeOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'none',
    (error: unknown) => Object(error).code ?? Object(error).name,
  );
