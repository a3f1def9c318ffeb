import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';

/** What the provider knows of somebody, by the login they type; the password is not looked at. */
export type Person = { readonly preferred_username?: string; readonly email?: string; readonly groups?: unknown };

export type ProviderOptions = {
  /** Where browsers reach the service. */
  readonly publicUrl: string;
  /** Whether names and groups are in the id token, or only in what is told for the access token. */
  readonly inIdToken?: boolean;
  readonly port?: number;
};

type Forgery = (claims: JWTPayload) => JWTPayload | Promise<string>;

const CLIENT = { client_id: 'namesake', client_secret: 'seven+quiet lanterns=at/sea' } as const;
const KEY_ID = 'test';
const HOUR = 3_600;

/** An identity provider on this machine, whose people and faults a test decides on. */
export class TestProvider {
  readonly issuer: string;
  readonly people: Map<string, Person>;
  /** Changes each id token before it leaves; a text replaces it. */
  forge: Forgery | undefined;
  /** Signs claims as the provider does. */
  readonly sign: (claims: JWTPayload) => Promise<string>;
  readonly #server: Server;

  static async start(options: ProviderOptions): Promise<TestProvider> {
    const server = createServer().listen(options.port ?? 0, '127.0.0.1');
    await once(server, 'listening');
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk = { ...(await exportJWK(privateKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
    const sign = (claims: JWTPayload) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: KEY_ID }).sign(privateKey);
    const made = new TestProvider(server, sign);
    const provider = new Provider(made.issuer, configurationOf(made, options, jwk));
    provider.use(async (ctx, next) => {
      await next();
      if (ctx.path === '/token' && made.forge !== undefined) ctx.body = await made.#forged(Object(ctx.body));
    });
    server.on('request', provider.callback());
    return made;
  }

  private constructor(server: Server, sign: TestProvider['sign']) {
    this.#server = server;
    this.sign = sign;
    this.people = new Map();
    const address = server.address() as AddressInfo;
    this.issuer = `http://127.0.0.1:${address.port}`;
  }

  /** Settings of the service, without `NAMESAKE_`. */
  environment(roles: string): Readonly<Record<string, string>> {
    return {
      OIDC_ISSUER: this.issuer,
      OIDC_CLIENT_ID: CLIENT.client_id,
      OIDC_CLIENT_SECRET: CLIENT.client_secret,
      OIDC_ROLES: roles,
      OIDC_NAME: 'Test Login',
    };
  }

  /** Logs in on the provider's pages, as a browser does, and gives the address that leads back. */
  async logIn(address: string, login: string): Promise<URL> {
    const jar = new Map<string, string>();
    let url = new URL(address);
    let form: URLSearchParams | undefined;
    for (let steps = 0; steps < 12; steps++) {
      const answer = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(form === undefined ? {} : { method: 'POST', body: form }),
      });
      for (const line of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
        jar.set(name, value);
      }
      const location = answer.headers.get('location');
      const page = await answer.text();
      if (location === null) {
        if (!page.includes('name="login"')) throw new Error(`${answer.status} ${page}`);
        form = new URLSearchParams({ prompt: 'login', login, password: 'any' });
        continue;
      }
      form = undefined;
      url = new URL(location, url);
      if (url.origin !== this.issuer) return url;
    }
    throw new Error('The provider does not lead back');
  }

  /** Nobody can reach it any more. */
  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    if (!this.#server.listening) return;
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #forged(answer: Record<string, unknown>): Promise<unknown> {
    const [, payload = ''] = String(answer['id_token']).split('.');
    const changed = this.forge?.(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    const token = changed instanceof Promise ? await changed : await this.sign(changed ?? {});
    return { ...answer, id_token: token };
  }
}

function configurationOf(
  { people }: TestProvider,
  { publicUrl, inIdToken = true }: ProviderOptions,
  jwk: object,
): Configuration {
  return {
    clients: [
      {
        ...CLIENT,
        redirect_uris: [`${publicUrl}/api/v1/session/oidc/callback`],
        post_logout_redirect_uris: [`${publicUrl}/login`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [jwk] },
    cookies: { keys: ['only for tests'] },
    conformIdTokenClaims: !inIdToken,
    claims: { openid: ['sub'], profile: ['preferred_username', 'groups'], email: ['email'] },
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ ...people.get(id), sub: id }) }),
    pkce: { required: () => true },
    ttl: { AccessToken: HOUR, AuthorizationCode: HOUR, Grant: HOUR, IdToken: HOUR, Interaction: HOUR, Session: HOUR },
    // Nobody is asked whether they agree.
    loadExistingGrant: async (ctx) => {
      const { Grant } = ctx.oidc.provider;
      const grant = new Grant({
        clientId: String(ctx.oidc.client?.clientId),
        accountId: String(ctx.oidc.session?.accountId),
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  };
}
