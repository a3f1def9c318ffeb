/** A person's session, as the web interface has it. */
export type Administrator = {
  /** Calls the API with the session's cookie and CSRF token. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<Told>;
  /** Logs in once more; resolves with what came of it. */
  readonly logIn: () => Promise<Told>;
};

/** Status and body of an answer, and when to come back. */
export type Told = {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: Record<string, unknown>;
};

const password = 'seven quiet lanterns';

/** Sets a service up by its one-time link. */
export async function setUp(url: string, link: string, username = 'Ada'): Promise<Administrator> {
  const [, oneTimeToken = ''] = /#token=([\w-]+)/.exec(link) ?? [];
  const send = async (method: string, path: string, headers: Record<string, string>, body?: unknown) => {
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    return fetch(url + path, { method, headers: { ...headers, ...type }, ...json });
  };
  const made = await send('POST', '/api/v1/setup', {}, { oneTimeToken, username, password });
  const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? '';
  const session = Object(await (await send('GET', '/api/v1/session', { cookie })).json());
  const headers = { cookie, 'x-csrf-token': String(session.csrfToken) };
  return {
    call: async (method, path, body) => told(await send(method, path, headers, body)),
    logIn: async () => told(await send('POST', '/api/v1/session', {}, { username, password })),
  };
}

async function told(answer: Response): Promise<Told> {
  const text = await answer.text();
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    body: text === '' ? {} : Object(JSON.parse(text)),
  };
}
