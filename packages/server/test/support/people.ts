import type { Role } from '@namesake/contract';
import type { Answer, TestService } from './test-service.ts';

/** Somebody's browser: keeps cookies and the CSRF token, as a page does. */
export class TestBrowser {
  readonly #service: Pick<TestService, 'fetch'>;
  readonly #userAgent: string;
  readonly #cookies = new Map<string, string>();
  #csrf = '';

  constructor(service: Pick<TestService, 'fetch'>, userAgent = 'Test Browser') {
    this.#service = service;
    this.#userAgent = userAgent;
  }

  /** The cookies as a header. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Sends JSON with what the browser has; `path` is below `/api/v1`. */
  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const answer = await this.#service.fetch(`/api/v1${path}`, {
      method,
      headers: {
        'user-agent': this.#userAgent,
        ...(this.#cookies.size === 0 ? {} : { cookie: this.cookie }),
        ...(this.#csrf === '' ? {} : { 'x-csrf-token': this.#csrf }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    this.#keep(answer);
    if (typeof answer.body['csrfToken'] === 'string') this.#csrf = answer.body['csrfToken'];
    return answer;
  }

  #keep({ headers }: Answer): void {
    for (const line of headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.send('GET', path, undefined, headers);
  }

  logIn(username: string, password: string): Promise<Answer> {
    return this.send('POST', '/session', { username, password });
  }

  /** Opens an address as a person does; redirects are not followed. */
  async open(path: string): Promise<Answer> {
    const headers = { accept: 'text/html,*/*;q=0.8', 'user-agent': this.#userAgent, cookie: this.cookie };
    const answer = await this.#service.fetch(path, { redirect: 'manual', headers });
    this.#keep(answer);
    return answer;
  }

  /** Another browser with the same cookies. */
  copy(): TestBrowser {
    const copied = new TestBrowser(this.#service, this.#userAgent);
    for (const [name, value] of this.#cookies) copied.#cookies.set(name, value);
    return copied;
  }

  /** Another browser with the same cookies but one. */
  without(name: string): TestBrowser {
    const copied = this.copy();
    copied.#cookies.delete(name);
    return copied;
  }

  /** Forgets every cookie. */
  clear(): void {
    this.#cookies.clear();
    this.#csrf = '';
  }
}

export const PASSWORD = 'seven quiet lanterns';

/** The browser of the first administrator, Ada. */
export async function administratorOf(service: TestService): Promise<TestBrowser> {
  const browser = new TestBrowser(service);
  const { setupToken: oneTimeToken } = service;
  const made = await browser.send('POST', '/setup', { oneTimeToken, username: 'Ada', password: PASSWORD });
  if (made.status !== 201) throw new Error(`set-up failed: ${JSON.stringify(made.body)}`);
  return browser;
}

/** Invites somebody and gives the token of the link. */
export async function invite(admin: TestBrowser, name: string, role: Role): Promise<string> {
  const made = await admin.send('POST', '/invitations', { name, role });
  return new URLSearchParams(String(made.body['path']).split('#')[1]).get('token') ?? '';
}

/** Invites somebody, who accepts: the browser in which they are logged in. */
export async function join(service: TestService, admin: TestBrowser, name: string, role: Role): Promise<TestBrowser> {
  const oneTimeToken = await invite(admin, name, role);
  const browser = new TestBrowser(service, `Browser of ${name}`);
  const made = await browser.send('POST', '/session/invitation', { oneTimeToken, password: PASSWORD });
  if (made.status !== 201) throw new Error(`not accepted: ${JSON.stringify(made.body)}`);
  return browser;
}
