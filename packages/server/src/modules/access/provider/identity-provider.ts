import { ENDPOINTS } from '@namesake/contract';
import * as oidc from 'openid-client';
import { type ClientAuth, ClientSecretBasic, ClientSecretPost, type CustomFetch } from 'openid-client';
import type { OidcSettings } from '../../../config/oidc.ts';
import type { ExternalIdentity } from '../store/user-store.ts';
import { type Claims, groupsIn, userNameIn } from './claims.ts';
import { ProviderRefused, ProviderUnreachable, refusalOf } from './provider-errors.ts';

/** Metadata, keys and tokens take only a few thousand bytes. */
const MAX_BYTES = 1_000_000;

const TIMEOUT_SECONDS = 10;

/** Allowance for clock differences between two machines. */
const CLOCK_TOLERANCE_SECONDS = 30;

/** How long provider metadata are cached. Its keys are read again if a token names an unknown one. */
const METADATA_LIFETIME_MS = 3_600_000;

/** How long an unreachable provider is not asked again, so that not every page load does. */
const RETRY_AFTER_MS = 5_000;

/** Values that a log-in must come back with. */
export type LoginChecks = { readonly state: string; readonly nonce: string; readonly verifier: string };

/** A person identified by the provider. */
export type Identified = {
  readonly identity: ExternalIdentity;
  /** Name at the provider. It is not unique and may change. */
  readonly name: string;
  readonly groups: readonly string[];
};

type Metadata = { readonly configuration: oidc.Configuration; readonly readAtMs: number };

/**
 * The identity provider, used by OpenID Connect: authorization code with PKCE, state and nonce. It is contacted only
 * when needed, so that the service starts without it.
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

  /** False if the last attempt to reach the provider failed. */
  get isReachable(): boolean {
    return this.#failedAtMs === undefined;
  }

  /** Whether the provider is known to have its own log-out. */
  get hasLogOut(): boolean {
    return this.#metadata?.configuration.serverMetadata().end_session_endpoint !== undefined;
  }

  /** Reads the provider metadata, unless they are cached or an attempt has just failed. Never rejects. */
  async warmUp(): Promise<void> {
    const isFresh = this.#failedAtMs !== undefined && this.#now() - this.#failedAtMs < RETRY_AFTER_MS;
    if (!isFresh) await this.#configuration().catch(() => {});
  }

  /**
   * URL for logging in at the provider.
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
   * Identifies the person by the provider's response. The library checks state, issuer, audience, expiry, nonce and
   * signature.
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
      // Otherwise everyone without a subject would share one account.
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
   * URL for logging out of the provider and coming back to this path; undefined if the provider has none.
   *
   * @throws ProviderUnreachable
   */
  async logOutAddress(path: string): Promise<string | undefined> {
    const configuration = await this.#configuration();
    if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
    const back = new URL(path, this.settings.publicUrl.origin);
    return oidc.buildEndSessionUrl(configuration, { post_logout_redirect_uri: back.href }).href;
  }

  /** Some providers put groups and names into the id token, others only into the user info. */
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
          // The signature is checked as well, although the token comes directly from the provider.
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
 * `fetch` that reads at most 1 MB of a response.
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
    if (bytes > MAX_BYTES) throw new ProviderRefused('failed', 'answer_too_long');
    chunks.push(chunk);
  }
  return new Response(Buffer.concat(chunks), response);
};

/** Client authentication at the provider: by header as usual, or in the body if the provider accepts nothing else. */
export function clientAuthentication(clientSecret: string): ClientAuth {
  const basic = ClientSecretBasic(clientSecret);
  const post = ClientSecretPost(clientSecret);
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const isPostOnly = methods.includes('client_secret_post') && !methods.includes('client_secret_basic');
    return (isPostOnly ? post : basic)(server, client, body, headers);
  };
}
