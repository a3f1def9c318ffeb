import { isIP } from 'node:net';
import type { PasskeyUse } from '@namesake/contract';
import { ApiError } from '../../../lib/errors/api-error.ts';
import type { Passkey } from '../store/factors.ts';

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

/** @throws ApiError `passkeys_unavailable` where passkeys cannot work */
export function needParty(party: RelyingParty | undefined): RelyingParty {
  if (party === undefined) throw new ApiError('passkeys_unavailable');
  return party;
}

/** Passkeys as a browser finds them: those that work at this host name. */
export const descriptorsAt = (passkeys: readonly Passkey[], party: RelyingParty): PasskeyUse['allowCredentials'] =>
  passkeys
    .filter(({ site }) => site === party.id)
    .map(({ credentialId, transports }) => ({ id: credentialId, type: 'public-key', transports }));
