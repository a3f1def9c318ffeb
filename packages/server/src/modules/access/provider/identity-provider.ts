import { ENDPOINTS } from '@namesake/contract';
import * as oidc from 'openid-client';
import { type ClientAuth, ClientSecretBasic, ClientSecretPost, type CustomFetch } from 'openid-client';
import type { OidcSettings } from '../../../config/oidc.ts';
import type { ExternalIdentity } from '../store/user-store.ts';
import { type Claims, groupsIn, userNameIn } from './claims.ts';
import { ProviderRefused, ProviderUnreachable, refusalOf } from './provider-errors.ts';

/** Metadata, keys and tokens take a few thousand bytes. */
const MOST_BYTES = 1_000_000;

const TIMEOUT_SECONDS = 10;

/** Clocks of two machines differ. */
const CLOCK_TOLERANCE_SECONDS = 30;

/** How long what the provider says of itself is used. Its keys are read again when a token names an unknown one. */
const METADATA_LIFETIME_MS = 3_600_000;

/** A provider that cannot be reached is not asked again for each page that is opened. */
const RETRY_AFTER_MS = 5_000;

/** What a log-in that began must come back with. */
export type LoginChecks = { readonly state: string; readonly nonce: string; readonly verifier: string };

/** A person whom the provider has identified. */
export type Identified = {
  readonly identity: ExternalIdentity;
  /** What the provider calls them; not unique, and may change. */
  readonly name: string;
  readonly groups: readonly string[];
};

type Metadata = { readonly configuration: oidc.Configuration; readonly readAtMs: number };

/**
 * The provider that identifies people, by OpenID Connect: authorization code with PKCE, state and nonce. It is first
 * asked when it is first needed, so that the service starts without it.
 */
export class IdentityProvider {
  readonly settings: OidcSettings;
  readonly #now: () => number;
  #metadata: Metadata | undefined;
  #reading: Promise<Metadata> | undefined;
  #failedAtMs: number | undefined;

  /** @param now Unix milliseconds */
  constructor(settings: OidcSettings, now: () => number) {
    this.settings = settings;
    this.#now = now;
  }

  /** False where the last attempt to reach the provider failed. */
  get isReachable(): boolean {
    return this.#failedAtMs === undefined;
  }

  /** Whether the provider is known to have a log-out of its own. */
  get hasLogOut(): boolean {
    return this.#metadata?.configuration.serverMetadata().end_session_endpoint !== undefined;
  }

  /** Reads what the provider says of itself, unless it is known or an attempt has just failed. Never rejects. */
  async warmUp(): Promise<void> {
    const isFresh = this.#failedAtMs !== undefined && this.#now() - this.#failedAtMs < RETRY_AFTER_MS;
    if (!isFresh) await this.#configuration().catch(() => {});
  }

  /**
   * The address at the provider where somebody logs in.
   *
   * @throws ProviderUnreachable
   */
  async begin(): Promise<{ readonly address: string; readonly checks: LoginChecks }> {
    const configuration = await this.#configuration();
    const checks = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
    };
    const address = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#redirectUrl().href,
      scope: this.settings.scopes.join(' '),
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
    });
    return { address: address.href, checks };
  }

  /**
   * Who logged in, by what the provider sent the browser back with. The library checks state, issuer, audience, expiry,
   * nonce and signature.
   *
   * @throws ProviderRefused, ProviderUnreachable
   */
  async finish(answer: URLSearchParams, { state, nonce, verifier }: LoginChecks): Promise<Identified> {
    const configuration = await this.#configuration();
    const url = this.#redirectUrl();
    url.search = answer.toString();
    try {
      const tokens = await oidc.authorizationCodeGrant(configuration, url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const idToken = tokens.claims();
      if (idToken === undefined) throw new ProviderRefused('failed', 'no_id_token');
      // Everyone without a subject would share one account.
      if (idToken.sub === '') throw new ProviderRefused('failed', 'no_subject');
      const claims = await this.#withUserInfo(configuration, idToken, tokens.access_token);
      return {
        identity: { issuer: idToken.iss, subject: idToken.sub },
        name: userNameIn(claims),
        groups: groupsIn(claims, this.settings.groupsClaim),
      };
    } catch (error) {
      throw refusalOf(error);
    }
  }

  /**
   * The address where somebody logs out of the provider, and then comes back to this path; undefined where it has none.
   *
   * @throws ProviderUnreachable
   */
  async logOutAddress(path: string): Promise<string | undefined> {
    const configuration = await this.#configuration();
    if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
    const back = new URL(path, this.settings.publicUrl.origin);
    return oidc.buildEndSessionUrl(configuration, { post_logout_redirect_uri: back.href }).href;
  }

  /** Some providers put groups and names into the id token, others only into what they tell for the access token. */
  async #withUserInfo(configuration: oidc.Configuration, idToken: oidc.IDToken, accessToken: string): Promise<Claims> {
    const isComplete = idToken[this.settings.groupsClaim] !== undefined;
    if (isComplete || configuration.serverMetadata().userinfo_endpoint === undefined) return idToken;
    return { ...(await oidc.fetchUserInfo(configuration, accessToken, idToken.sub)), ...idToken };
  }

  #redirectUrl(): URL {
    return new URL(ENDPOINTS.finishSingleSignOn.path, this.settings.publicUrl.origin);
  }

  async #configuration(): Promise<oidc.Configuration> {
    const known = this.#metadata;
    if (known !== undefined && this.#now() - known.readAtMs < METADATA_LIFETIME_MS) return known.configuration;
    this.#reading ??= this.#discover().finally(() => {
      this.#reading = undefined;
    });
    return (await this.#reading).configuration;
  }

  async #discover(): Promise<Metadata> {
    const { issuer, clientId, clientSecret, plainHttp } = this.settings;
    try {
      const configuration = await oidc.discovery(
        issuer,
        clientId,
        { client_secret: clientSecret, [oidc.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
        clientAuthentication(clientSecret),
        {
          timeout: TIMEOUT_SECONDS,
          [oidc.customFetch]: boundedFetch,
          // The signature is checked too, although the token comes from the provider itself.
          execute: [oidc.enableNonRepudiationChecks, ...(plainHttp ? [oidc.allowInsecureRequests] : [])],
        },
      );
      this.#failedAtMs = undefined;
      this.#metadata = { configuration, readAtMs: this.#now() };
      return this.#metadata;
    } catch (error) {
      this.#failedAtMs = this.#now();
      throw new ProviderUnreachable(error);
    }
  }
}

/**
 * `fetch` that reads at most 1 MB of the provider's answer.
 *
 * @throws ProviderRefused `answer_too_long`
 */
export const boundedFetch: CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit);
  if (response.body === null) return response;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new ProviderRefused('failed', 'answer_too_long');
    chunks.push(chunk);
  }
  return new Response(Buffer.concat(chunks), response);
};

/** How this service authenticates at a provider: by header, as is usual, unless the provider takes only the body. */
export function clientAuthentication(clientSecret: string): ClientAuth {
  const basic = ClientSecretBasic(clientSecret);
  const post = ClientSecretPost(clientSecret);
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const isPostOnly = methods.includes('client_secret_post') && !methods.includes('client_secret_basic');
    return (isPostOnly ? post : basic)(server, client, body, headers);
  };
}
