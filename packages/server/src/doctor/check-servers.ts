import { ENDPOINTS } from '@namesake/contract';
import type { Settings } from '../config/settings.ts';
import { isLoopback } from '../lib/net/addresses.ts';
import { IdentityProvider } from '../modules/access/provider/identity-provider.ts';
import { ProviderUnreachable } from '../modules/access/provider/provider-errors.ts';
import { whyUnreachable } from '../modules/webhooks/mail.ts';
import { type Found, ok, warning } from './finding.ts';

/** Checks the identity provider and the mail server in the way the service uses them; nothing if there are none. */
export const checkServers = async (settings: Settings): Promise<readonly Found[]> => [
  ...(await checkSingleSignOn(settings)),
  ...(await checkMail(settings)),
];

async function checkSingleSignOn({ oidc }: Pick<Settings, 'oidc'>): Promise<readonly Found[]> {
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

async function checkMail({ mail }: Pick<Settings, 'mail'>): Promise<readonly Found[]> {
  if (mail === null) return [];
  const problem = await whyUnreachable(mail);
  if (problem === undefined) return [ok(`The mail server ${mail.host} lets the service in.`)];
  return [
    warning(
      `No mail can be sent by ${mail.host}. ${problem} Events wait, and are tried again for a day.`,
      'Check NAMESAKE_SMTP_URL, the network, and whether Node.js trusts the certificate (NODE_EXTRA_CA_CERTS).',
    ),
  ];
}
