import { isIP } from 'node:net';

/** Whom passkeys are for: a host name, and the origin of the page that uses them. */
export type RelyingParty = { readonly id: string; readonly origin: string };

/**
 * By the public URL if there is one, else where the page was opened, if that is `localhost`. Undefined where passkeys
 * cannot work: browsers refuse IP addresses, and other names without a public URL may be anybody's.
 */
export function relyingPartyOf(
  publicUrl: URL | null,
  { protocol, host }: { readonly protocol: string; readonly host: string },
): RelyingParty | undefined {
  const url = publicUrl ?? (URL.canParse(`${protocol}://${host}`) ? new URL(`${protocol}://${host}`) : undefined);
  if (url === undefined) return undefined;
  const { hostname, origin } = url;
  if (publicUrl === null) return hostname === 'localhost' ? { id: hostname, origin } : undefined;
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : undefined;
}
