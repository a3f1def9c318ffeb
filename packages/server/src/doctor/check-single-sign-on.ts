import { ENDPOINTS } from '@namesake/contract';
import type { Settings } from '../config/settings.ts';
import { isLoopback } from '../lib/net/addresses.ts';
import { IdentityProvider } from '../modules/access/provider/identity-provider.ts';
import { ProviderUnreachable } from '../modules/access/provider/provider-errors.ts';
import { type Found, ok, warning } from './finding.ts';

/** Whether the identity provider can be reached, as the service does; nothing where there is none. */
export async function checkSingleSignOn({ oidc }: Pick<Settings, 'oidc'>): Promise<readonly Found[]> {
  if (oidc === null) return [];
  const { issuer, plainHttp, publicUrl } = oidc;
  const isInTheClear = plainHttp && !isLoopback(issuer.hostname);
  const inTheClear = warning(
    `Identities come over plain http from ${issuer.host}: anybody on the way can log in as anybody.`,
    'Use https there, and set NAMESAKE_OIDC_ISSUER=https://….',
  );
  try {
    await new IdentityProvider(oidc, Date.now).begin();
    const callback = publicUrl.origin + ENDPOINTS.finishSingleSignOn.path;
    return [
      ok(`The identity provider ${issuer.href} answers. It must know the redirect address ${callback}.`),
      ...(isInTheClear ? [inTheClear] : []),
    ];
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    return [
      warning(
        `${issuer.href} cannot be reached from here, or is no OpenID provider of this name (${error.fault}): nobody can log in by single sign-on. Passwords work.`,
        'Check NAMESAKE_OIDC_ISSUER, the network and NO_PROXY.',
      ),
      ...(isInTheClear ? [inTheClear] : []),
    ];
  }
}
