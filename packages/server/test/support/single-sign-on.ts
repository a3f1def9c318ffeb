import { ENDPOINTS } from '@namesake/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type Person, TestProvider } from './identity-provider.ts';
import { administratorOf, type TestBrowser } from './people.ts';
import { type Answer, type ServiceOptions, startService, type TestService } from './test-service.ts';

export const PUBLIC_URL = 'http://localhost:8080';
const ROLES = 'CN=Screening,OU=Groups=analyst; screening-leads=manager; platform=admin';

export const codeOf = ({ status, body }: Answer) => [status, body['code']];

export const begin = async (browser: TestBrowser, next?: string): Promise<string> => {
  const begun = await browser.send('POST', '/session/oidc', next === undefined ? {} : { next });
  return ENDPOINTS.startSingleSignOn.responses[200].schema.parse(begun.body).address;
};

/** Opens the address that the provider leads back to; gives where the browser goes next. */
export const comeBack = async (browser: TestBrowser, back: URL): Promise<string | null> => {
  const answer = await browser.open(back.pathname + back.search);
  expect(answer.status).toBe(303);
  return answer.headers.get('location');
};

/** One identity provider for all tests of the file, and services that use it. */
export function useSingleSignOn() {
  let provider: TestProvider;
  let service: TestService;
  let admin: TestBrowser;
  beforeAll(async () => {
    provider = await TestProvider.start({ publicUrl: PUBLIC_URL });
  });
  afterAll(() => provider.stop());
  beforeEach(() => {
    provider.forge = undefined;
    provider.people.clear();
  });
  const environmentOf = () => ({ ...provider.environment(ROLES), PUBLIC_URL });
  /** Starts a service without an administrator. */
  async function startEmpty(options: ServiceOptions = { environment: environmentOf() }): Promise<void> {
    service = await startService(options);
  }
  async function start(options?: ServiceOptions): Promise<void> {
    await startEmpty(options);
    admin = await administratorOf(service);
  }
  const events = async () => (await service.app.storage.audit.latest(100)).toReversed();
  return {
    get provider() {
      return provider;
    },
    get service() {
      return service;
    },
    get admin() {
      return admin;
    },
    startEmpty,
    start,
    /** A service for each test of a group. */
    startServices: (): void => {
      beforeEach(() => start());
      afterEach(() => service.close());
    },
    /** One service for all tests of a group. */
    shareService: (): void => {
      beforeAll(() => start());
      afterAll(() => service.close());
    },
    knows: (login: string, person: Person): void => void provider.people.set(login, person),
    /** Logs in from the log-in page to where it leads. */
    logIn: async (browser: TestBrowser, login: string, next?: string): Promise<string | null> =>
      comeBack(browser, await provider.logIn(await begin(browser, next), login)),
    events,
    eventsOf: async (action: string) => (await events()).filter((event) => event.action === action),
    userOf: async (name: string) => {
      const user = await service.app.storage.users.findByName(name);
      if (user === undefined) throw new Error(`nobody is called ${name}`);
      return user;
    },
  };
}
